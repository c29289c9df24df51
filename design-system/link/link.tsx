import type { ComponentProps } from 'react'

export interface LinkProps extends ComponentProps<'a'> {
  /** URL of the target. */
  href: string
  /** Opens a new tab, announced by this text after the link's own, e.g. "(opent in een nieuw tabblad)". */
  newTabLabel?: string | undefined
}

// Padding makes the target 24 px high without moving the line.
const look = 'rounded-sm py-1 text-link underline underline-offset-4 decoration-1 hover:decoration-2'

/** A link inside text. */
export function Link({ newTabLabel, className = '', children, ...rest }: LinkProps) {
  const newTab = newTabLabel === undefined ? {} : { target: '_blank', rel: 'noopener' }
  return (
    <a className={`${look} ${className}`} {...rest} {...newTab}>
      {/* A span keeps text and label in one flex item, if the link is a flex container. */}
      {newTabLabel === undefined ? (
        children
      ) : (
        <span>
          <span>{children}</span>
          <span className="print:hidden">{` ${newTabLabel}`}</span>
        </span>
      )}
    </a>
  )
}

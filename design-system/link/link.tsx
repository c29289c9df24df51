import type { ComponentProps } from 'react'

export interface LinkProps extends ComponentProps<'a'> {
  /** URL of the page to go to. */
  href: string
  /** Opens the link in a new tab and shows this text after the link's own, e.g. "(opent in een nieuw tabblad)" (WCAG 3.2.5). Sets `target` and `rel`. */
  newTabLabel?: string | undefined
}

// Padding makes the target at least 24 px high (WCAG 2.5.8) without moving the line.
const linkClasses = 'rounded-sm py-1 text-link underline underline-offset-4 decoration-1 hover:decoration-2'

/** A link in text, underlined and with a target at least 24 px high. */
export function Link({ newTabLabel, className = '', children, ...rest }: LinkProps) {
  const newTab = newTabLabel === undefined ? {} : { target: '_blank', rel: 'noopener' }
  return (
    <a className={`${linkClasses} ${className}`} {...rest} {...newTab}>
      {/* The span keeps text and label in one flex item where the link is a flex container. */}
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

import type { VariantProps } from 'class-variance-authority'
import type { ComponentProps } from 'react'
import { buttonVariants } from '../button/button.tsx'
import { Icon, type IconPicture } from '../icon/icon.tsx'

export interface ButtonLinkProps extends ComponentProps<'a'>, VariantProps<typeof buttonVariants> {
  /** URL of the target. */
  href: string
  /** Shown before the words. */
  icon?: IconPicture | undefined
}

/** A link that looks like a button, for the main navigation of a view. */
export function ButtonLink({ variant, width, icon, className = '', children, ...rest }: ButtonLinkProps) {
  return (
    <a className={`${buttonVariants({ variant, width })} ${className}`} {...rest}>
      {icon && <Icon picture={icon} />}
      <span className="min-w-0">{children}</span>
    </a>
  )
}

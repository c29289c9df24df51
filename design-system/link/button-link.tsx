import type { VariantProps } from 'class-variance-authority'
import type { ComponentProps } from 'react'
import { buttonVariants } from '../button/button.tsx'
import { Icon, type IconPicture } from '../icon/icon.tsx'

export interface ButtonLinkProps extends ComponentProps<'a'>, VariantProps<typeof buttonVariants> {
  /** Where it goes. */
  href: string
  /** Shown before the words. */
  icon?: IconPicture | undefined
}

/** Goes elsewhere, as the next step of a view: a real link that looks like a button. */
export function ButtonLink({ variant, width, icon, className = '', children, ...rest }: ButtonLinkProps) {
  return (
    <a className={`${buttonVariants({ variant, width })} ${className}`} {...rest}>
      {icon && <Icon picture={icon} />}
      <span className="min-w-0">{children}</span>
    </a>
  )
}

import type { VariantProps } from 'class-variance-authority'
import type { ComponentProps, ReactNode } from 'react'
import { buttonVariants } from '../button/button.tsx'
import { LeadingIcon, type IconData } from '../icon/icon.tsx'

export interface ButtonLinkProps extends ComponentProps<'a'>, VariantProps<typeof buttonVariants> {
  /** URL of the target. */
  href: string
  /** Shown before the words. */
  icon?: IconData | undefined
  /** Draws the link in place of `<a>`, for a router's own link component; it must pass on all props that it is given. */
  render?: ((props: ComponentProps<'a'> & { href: string }) => ReactNode) | undefined
}

const anchor: NonNullable<ButtonLinkProps['render']> = ({ children, ...rest }) => <a {...rest}>{children}</a>

/** A link that looks like a button, for the main navigation of a view. */
export function ButtonLink({
  variant,
  width,
  icon,
  className = '',
  children,
  render = anchor,
  ...rest
}: ButtonLinkProps) {
  return render({
    ...rest,
    className: `${buttonVariants({ variant, width })} hover:decoration-2 ${className}`,
    children: (
      <>
        {icon && <LeadingIcon icon={icon} />}
        <span className="min-w-0">{children}</span>
      </>
    ),
  })
}

import type { VariantProps } from 'class-variance-authority'
import type { ComponentProps, ReactNode } from 'react'
import { buttonVariants } from '../button/button.tsx'
import { LeadingIcon, type IconData } from '../icon/icon.tsx'

export interface ButtonLinkProps extends ComponentProps<'a'>, VariantProps<typeof buttonVariants> {
  /** URL of the page to go to. */
  href: string
  /** Shown before the text; hidden from screen readers. */
  icon?: IconData | undefined
  /** Renders the link in place of `<a>`, e.g. by a router's link component, which must pass all given props on to its `<a>`. */
  render?: ((props: ComponentProps<'a'> & { href: string }) => ReactNode) | undefined
}

const anchor: NonNullable<ButtonLinkProps['render']> = ({ children, ...rest }) => <a {...rest}>{children}</a>

/** A link that looks like a button, for the main way on from a view. It stays a link for screen readers. */
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

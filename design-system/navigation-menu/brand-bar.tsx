import type { ComponentProps, ReactNode } from 'react'
import { Bar } from '../page-header/bar.tsx'

export interface BrandBarProps extends ComponentProps<'header'> {
  /** Logo and name; its text is the home link's accessible name. */
  brand: ReactNode
  /** URL of the brand's link. */
  homeHref: string
}

/** The bar of a screen without navigation: brand left, the caller's controls right. */
export function BrandBar({ brand, homeHref, children, ...rest }: BrandBarProps) {
  return (
    <Bar data-bar="brand" {...rest}>
      <a
        href={homeHref}
        className="flex min-h-11 min-w-0 max-w-full items-center gap-2 font-bold leading-[1.2] [overflow-wrap:anywhere] text-ink no-underline"
      >
        {brand}
      </a>
      <div className="-mr-1.5 ml-auto flex items-center gap-1">{children}</div>
    </Bar>
  )
}

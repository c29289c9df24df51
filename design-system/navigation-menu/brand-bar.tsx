import type { ComponentProps, ReactNode } from 'react'
import { Bar } from '../page-header/bar.tsx'

export interface BrandBarProps extends ComponentProps<'header'> {
  /** Logo and name. Their text is the accessible name of the home link. */
  brand: ReactNode
  /** URL of the home link around `brand`. */
  homeHref: string
}

/** The `<header>` bar of a screen without navigation: the brand at the start, its children, such as a BarButton, at the end. */
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

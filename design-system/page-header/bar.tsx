import { cva } from 'class-variance-authority'
import type { ComponentProps } from 'react'
import { forcedEdge } from '../tokens/forced-edge.ts'

/** Classes of a link or button in a bar, at least 2.75rem wide and high. */
export const barControlClass = cva(
  `${forcedEdge} print:hidden inline-flex min-h-11 min-w-11 shrink-0 cursor-pointer items-center justify-center gap-1.5 rounded-md px-1.5 text-small text-ink no-underline`,
)

/** The bar at the top of a screen. Panels of its disclosures open below its full width. Printed only if it contains the h1. */
export function Bar({ children, ...rest }: ComponentProps<'header'>) {
  return (
    <header
      className="@container relative z-20 border-b border-divider bg-surface print:border-0 print:not-has-[h1]:hidden"
      {...rest}
    >
      <div className="flex flex-wrap items-center justify-between gap-x-1 px-5 py-3 wide:px-7">{children}</div>
    </header>
  )
}

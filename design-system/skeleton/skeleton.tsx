import { cva } from 'class-variance-authority'
import type { ComponentProps } from 'react'
import { Loading } from '../loading/loading.tsx'

export interface SkeletonProps extends Omit<ComponentProps<'div'>, 'children'> {
  /** What is being waited for, in words. */
  label: string
  /** How many rows will probably come. */
  rows?: number
}

const mostRows = 12

// As long as it is, every time: what changes by itself draws the eye.
const bar = cva('h-4 rounded-full bg-divider', { variants: { row: { even: 'w-2/3', odd: 'w-1/2' } } })

/**
 * Keeps the room of rows that are on their way, and says so. The rows are plain shapes that stand still; like the
 * words they come after a moment, as a short wait needs neither.
 */
export function Skeleton({ label, rows = 3, className = '', ...rest }: SkeletonProps) {
  const count = Math.min(Math.max(Math.trunc(rows) || 0, 1), mostRows)
  return (
    <div className={`flex flex-col gap-3 ${className}`} {...rest}>
      {/* Outside what is busy: screen readers keep silent about that. */}
      <Loading label={label} className="peer" />
      <div aria-busy="true" className="border-t border-divider peer-data-[state=waiting]:invisible">
        {Array.from({ length: count }, (_, row) => (
          <div key={row} className="flex flex-col gap-3 border-b border-divider py-4">
            <div className={bar({ row: row % 2 === 0 ? 'even' : 'odd' })} />
            <div className="h-3 w-1/4 rounded-full bg-divider" />
          </div>
        ))}
      </div>
    </div>
  )
}

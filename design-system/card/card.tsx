import { cva, type VariantProps } from 'class-variance-authority'
import type { ComponentProps } from 'react'

const look = cva('flex flex-col gap-4 rounded-lg border border-divider p-5', {
  variants: {
    /** Whether it stands out from the page; what waits for something else does not. */
    surface: { raised: 'bg-surface', none: '' },
  },
  defaultVariants: { surface: 'raised' },
})

export interface CardProps extends ComponentProps<'section'>, VariantProps<typeof look> {}

/** A surface that holds what belongs together. Cards do not nest. */
export function Card({ surface, className = '', ...rest }: CardProps) {
  return <section className={`${look({ surface })} ${className}`} {...rest} />
}

import { cva, type VariantProps } from 'class-variance-authority'
import type { ComponentProps } from 'react'

const look = cva('flex flex-col gap-4 rounded-lg border border-divider p-5', {
  variants: {
    /** Raised, or without a surface, for an item that waits for another. */
    surface: { raised: 'bg-surface', none: '' },
  },
  defaultVariants: { surface: 'raised' },
})

export interface CardProps extends ComponentProps<'section'>, VariantProps<typeof look> {}

/** A surface for related content. Cards do not nest. */
export function Card({ surface, className = '', ...rest }: CardProps) {
  return <section className={`${look({ surface })} ${className}`} {...rest} />
}

import { cva, type VariantProps } from 'class-variance-authority'
import type { ComponentProps } from 'react'

const cardVariants = cva('flex flex-col gap-4 rounded-lg border border-divider p-5', {
  variants: {
    /** 'none' has a border and no fill, for an item that cannot be used before another one is done. */
    surface: { raised: 'bg-surface', none: '' },
  },
  defaultVariants: { surface: 'raised' },
})

export interface CardProps extends ComponentProps<'section'>, VariantProps<typeof cardVariants> {}

/** A bordered `<section>` for related content; a landmark only if it has an accessible name. Cards do not nest. */
export function Card({ surface, className = '', ...rest }: CardProps) {
  return <section className={`${cardVariants({ surface })} ${className}`} {...rest} />
}

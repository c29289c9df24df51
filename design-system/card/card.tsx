import type { ComponentProps } from 'react'

export type CardProps = ComponentProps<'section'>

/** A surface that holds what belongs together. Cards do not nest. */
export function Card({ className = '', ...rest }: CardProps) {
  return <section className={`flex flex-col gap-4 rounded-lg border border-divider bg-surface p-5 ${className}`} {...rest} />
}

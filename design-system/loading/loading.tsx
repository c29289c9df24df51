import { useEffect, useState, type ComponentProps } from 'react'
import { loadingDelayMs } from './loading-delay.ts'

export interface LoadingProps extends Omit<ComponentProps<'output'>, 'children'> {
  /** What is loading, as a sentence. Announced politely when it appears. */
  label: string
}

/** A loading text in an `<output>`, shown after 300 ms (WCAG 4.1.3). Its line is reserved from the start, so that nothing shifts; nothing is animated. */
export function Loading({ label, className = '', ...rest }: LoadingProps) {
  const [state, setState] = useState<'waiting' | 'shown'>('waiting')
  useEffect(() => {
    const timer = setTimeout(() => setState('shown'), loadingDelayMs)
    return () => clearTimeout(timer)
  }, [])
  return (
    <output data-part="loading" data-state={state} className={`block min-h-[1lh] text-muted ${className}`} {...rest}>
      {state === 'shown' && label}
    </output>
  )
}

import { useEffect, useState, type ComponentProps } from 'react'
import { loadingDelayMs } from './loading-delay.ts'

export interface LoadingProps extends Omit<ComponentProps<'output'>, 'children'> {
  /** What is loading. */
  label: string
}

/** A loading text, shown after a short delay. Reserves its line from the start, so that nothing shifts. */
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

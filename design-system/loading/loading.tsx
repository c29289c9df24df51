import { useEffect, useState, type ComponentProps } from 'react'
import { patience } from './patience.ts'

export interface LoadingProps extends Omit<ComponentProps<'output'>, 'children'> {
  /** What is being waited for. */
  label: string
}

/** Says in words, after a moment, that something is on its way. It keeps its line free from the start, so nothing jumps. */
export function Loading({ label, className = '', ...rest }: LoadingProps) {
  const [state, setState] = useState<'waiting' | 'shown'>('waiting')
  useEffect(() => {
    const timer = setTimeout(() => setState('shown'), patience)
    return () => clearTimeout(timer)
  }, [])
  return (
    <output data-part="loading" data-state={state} className={`block min-h-[1lh] text-muted ${className}`} {...rest}>
      {state === 'shown' && label}
    </output>
  )
}

import { useId } from 'react'
import { Button, type ButtonProps } from '../button/button.tsx'
import { useWarning } from '../bad-input/use-warning.ts'

export interface StepFooterProps extends Omit<ButtonProps, 'variant' | 'icon'> {
  /** The words on the way on. */
  next: string
  /** Why the way on is blocked; it stays in reach and says this, unless it is `disabled` as well. */
  blockedReason?: string | undefined
  /** Where this step is among the others; seen only, as the step's heading says it already. */
  progress?: string | undefined
  /** What `children`, the choice so far, is called. */
  choiceLabel?: string | undefined
  /** The way one step back, where the bar above has none. */
  previous?: { label: string; onPress: () => void } | undefined
}

/** The foot of a step: where it is, the choice so far or why there is no way on, and the way on. What is not its own goes to the button. */
export function StepFooter({ next, blockedReason, progress, choiceLabel, previous, children, className = '', ...rest }: StepFooterProps) {
  const id = useId()
  const blocked = blockedReason !== undefined
  useWarning('StepFooter', blockedReason === '' ? ['blockedReason: it says nothing'] : [])
  return (
    <div data-state={blocked ? 'blocked' : 'open'} className="flex flex-wrap items-center gap-3">
      {blocked && (
        <div className={`text-small text-muted ${previous ? 'basis-full' : 'min-w-[min(100%,9rem)] flex-1'}`}>
          {progress !== undefined && <p aria-hidden>{progress}</p>}
          <p id={id}>{blockedReason}</p>
        </div>
      )}
      {previous && <Button variant="quiet" className="-ml-3" onClick={previous.onPress}>{previous.label}</Button>}
      {!blocked && (progress ?? children) !== undefined && (
        <p className="flex min-w-0 flex-col">
          {progress !== undefined && <span aria-hidden className="text-small text-muted">{progress}</span>}
          {choiceLabel !== undefined && <span className="text-small text-muted">{choiceLabel}</span>}
          {children !== undefined && <span className="font-bold">{children}</span>}
        </p>
      )}
      <Button type="submit" variant="primary" className={`ml-auto ${className}`} {...(blocked && { 'aria-disabled': true, 'aria-describedby': id })} {...rest}>{next}</Button>
    </div>
  )
}

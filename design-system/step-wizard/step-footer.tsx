import { useId, type MouseEvent } from 'react'
import { Button, type ButtonProps } from '../button/button.tsx'
import { useDevWarning } from '../dev-warning/use-dev-warning.ts'
import { goToControl } from '../error-summary/go-to-control.ts'

export interface StepFooterProps extends Omit<ButtonProps, 'icon' | 'variant'> {
  /** Label of the next button. */
  next: string
  /** 'secondary' while there is nothing to go on with, though it may be pressed. */
  variant?: 'primary' | 'secondary' | undefined
  /** Why the next button is blocked; it stays focusable and is described by this, unless it is also `disabled`. */
  blockedReason?: string | undefined
  /** Id of the control that unblocks the next button: the reason is a link to it. */
  blockedBy?: string | undefined
  /** Progress in words; hidden from screen readers, as the step's heading has it. */
  progress?: string | undefined
  /** Label of `children`, the current choice. */
  choiceLabel?: string | undefined
  /** A back button, if the bar above has none. */
  previous?: { label: string; onPress: () => void } | undefined
}

/** The footer of a step: progress, the current choice or the blocked reason, and the next button, which gets all other props. */
export function StepFooter({
  next,
  variant = 'primary',
  blockedReason,
  blockedBy,
  progress,
  choiceLabel,
  previous,
  children,
  className = '',
  ...rest
}: StepFooterProps) {
  const id = useId()
  const blocked = blockedReason !== undefined
  useDevWarning('StepFooter', blockedReason === '' ? ['blockedReason: it says nothing'] : [])
  return (
    <div data-state={blocked ? 'blocked' : 'open'} className="flex flex-wrap items-center gap-3">
      {blocked && (
        <div className={`text-small text-muted ${previous ? 'basis-full' : 'min-w-[min(100%,9rem)] flex-1'}`}>
          {progress !== undefined && (
            <p aria-hidden className="first-letter:uppercase">
              {progress}
            </p>
          )}
          <p id={id}>
            {blockedBy === undefined ? blockedReason : <ControlLink controlId={blockedBy}>{blockedReason}</ControlLink>}
          </p>
        </div>
      )}
      {previous && (
        <Button variant="quiet" className="-ml-3" onClick={previous.onPress}>
          {previous.label}
        </Button>
      )}
      {!blocked && (progress ?? children) !== undefined && (
        <p className="flex min-w-0 flex-col">
          {progress !== undefined && (
            <span aria-hidden className="text-small text-muted first-letter:uppercase">
              {progress}
            </span>
          )}
          {choiceLabel !== undefined && <span className="text-small text-muted">{choiceLabel}</span>}
          {children !== undefined && <span className="font-bold">{children}</span>}
        </p>
      )}
      <Button
        type="submit"
        variant={variant}
        className={`ml-auto ${className}`}
        {...(blocked && { 'aria-disabled': true, 'aria-describedby': id })}
        {...rest}
      >
        {next}
      </Button>
    </div>
  )
}

function ControlLink({ controlId, children }: { controlId: string; children: string | undefined }) {
  const follow = (event: MouseEvent) => {
    // Moves focus without changing the URL, so that Back needs no extra press.
    event.preventDefault()
    goToControl(controlId)
  }
  return (
    <a
      href={`#${controlId}`}
      onClick={follow}
      className="inline-flex min-h-11 items-center text-link underline underline-offset-4 decoration-1 hover:decoration-2"
    >
      {children}
    </a>
  )
}

import { useId, type MouseEvent } from 'react'
import { Button, type ButtonProps } from '../button/button.tsx'
import { useDevWarning } from '../dev-warning/use-dev-warning.ts'
import { goToControl } from '../error-summary/go-to-control.ts'

export interface StepFooterProps extends Omit<ButtonProps, 'icon' | 'variant'> {
  /** Label of the next button. */
  next: string
  /** 'secondary' is for a next button that may be pressed while nothing is filled in or chosen. */
  variant?: 'primary' | 'secondary' | undefined
  /** Blocks the next button and says why. The button stays focusable and is described by this text. An empty one also blocks, with a warning in development. */
  blockedReason?: string | undefined
  /** Id of the control that unblocks the next button: the reason is then a link that focuses it. */
  blockedBy?: string | undefined
  /** Progress as text, e.g. "stap 2 van 3"; hidden from screen readers, as the heading of the step contains it. */
  progress?: string | undefined
  /** Label above `children`, the current choice. Hidden while the button is blocked. */
  choiceLabel?: string | undefined
  /** A back button, for a bar without one. */
  previous?: { label: string; onPress: () => void } | undefined
}

/** The footer of a step: progress, the current choice or the blocked reason, and the next button. The button has `type="submit"` and gets all further props. Its children are the current choice. */
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
    // Focuses by script, as a fragment link would add a history entry.
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

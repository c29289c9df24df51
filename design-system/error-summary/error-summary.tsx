import { useEffect, useId, useRef, type ComponentProps, type MouseEvent } from 'react'
import { distinctBy } from '../bad-input/distinct-by.ts'
import { useWarning } from '../bad-input/use-warning.ts'
import { Icon } from '../icon/icon.tsx'
import { errorIcon } from '../icon/pictures.ts'
import { goToControl } from './go-to-control.ts'

export interface SummaryError {
  /** The id of the control, or of what surrounds it: a radio group, a list of checkboxes, a dropzone. */
  controlId: string
  /** The same words as stand by the control. */
  message: string
}

export interface ErrorSummaryProps extends Omit<ComponentProps<'section'>, 'title' | 'children'> {
  /** Says that the step did not go on, and how much there is to do. */
  title: string
  /** What is wrong, in the order of the page. */
  errors: readonly SummaryError[]
}

const faultsIn = (errors: readonly SummaryError[]): string[] => [
  ...(errors.length === 0 ? ['errors: there is nothing to sum up; nothing is shown'] : []),
  ...errors.filter(({ controlId }) => controlId === '').map(({ message }) => `errors: "${message}" leads to no control`),
]

/** All that stops a step from going on, each a link to its control. It is drawn above the step's first question, after a failed try. */
export function ErrorSummary({ errors, ...rest }: ErrorSummaryProps) {
  useWarning('ErrorSummary', faultsIn(errors))
  return errors.length > 0 ? <Summary errors={errors} {...rest} /> : null
}

/** Takes focus when it appears and keeps quiet after that: give it the number of the try as its key, so that each failed try is heard. */
function Summary({ title, errors, className = '', ...rest }: ErrorSummaryProps) {
  const id = useId()
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  const distinct = distinctBy(errors, ({ controlId, message }) => `${controlId} ${message}`)
  const follow = (event: MouseEvent, controlId: string) => {
    // Moves focus instead of the address, so that Back does not need an extra press.
    event.preventDefault()
    goToControl(controlId)
  }
  return (
    <section aria-labelledby={id} className={`flex flex-col gap-1 rounded-md border border-l-4 border-error bg-surface px-4 py-3 ${className}`} {...rest}>
      <div className="flex flex-wrap gap-x-3">
        <span className="flex text-body text-error"><Icon picture={errorIcon} className="h-[1lh]" /></span>
        <h2 ref={heading} id={id} tabIndex={-1} className="min-w-[min(100%,9rem)] flex-1 text-body font-[500]">{title}</h2>
      </div>
      <ul>
        {distinct.map(({ controlId, message }) => (
          <li key={`${controlId} ${message}`}>
            <a href={`#${controlId}`} onClick={(event) => follow(event, controlId)} className="inline-flex min-h-11 max-w-full items-center py-1 text-error underline underline-offset-4 decoration-1 hover:decoration-2">
              <span className="min-w-0 overflow-x-clip">{message}</span>
            </a>
          </li>
        ))}
      </ul>
    </section>
  )
}

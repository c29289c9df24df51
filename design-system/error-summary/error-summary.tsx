import { useEffect, useId, useRef, type ComponentProps, type MouseEvent } from 'react'
import { uniqueBy } from '../dev-warning/unique-by.ts'
import { useDevWarning } from '../dev-warning/use-dev-warning.ts'
import { Icon } from '../icon/icon.tsx'
import { errorIcon } from '../icon/icons.ts'
import { goToControl } from './go-to-control.ts'

/** An error of a control, for an ErrorSummary. */
export interface SummaryError {
  /** Id of the control or of its container (radio group, checkbox group, dropzone). Warns in development if it is empty. */
  controlId: string
  /** The same text as at the control; the text of the link. */
  message: string
}

export interface ErrorSummaryProps extends Omit<ComponentProps<'section'>, 'title' | 'children'> {
  /** Heading (h2): the step was not completed, and how many errors there are. It gets focus on mount. */
  title: string
  /** The errors in the order of the page; duplicates are shown once. Without any, nothing is rendered, and it warns in development. */
  errors: readonly SummaryError[]
}

const propWarnings = (errors: readonly SummaryError[]): string[] => [
  ...(errors.length === 0 ? ['errors: there is nothing to sum up; nothing is shown'] : []),
  ...errors
    .filter(({ controlId }) => controlId === '')
    .map(({ message }) => `errors: "${message}" leads to no control`),
]

/** All errors of a step, each with a link that focuses its control (WCAG 3.3.1). Place it above the first question. It takes focus on mount only: give it the number of the attempt as `key`, so that each failed attempt is announced. */
export function ErrorSummary({ errors, ...rest }: ErrorSummaryProps) {
  useDevWarning('ErrorSummary', propWarnings(errors))
  return errors.length > 0 ? <Summary errors={errors} {...rest} /> : null
}

/** The summary itself; focuses its heading on mount. */
function Summary({ title, errors, className = '', ...rest }: ErrorSummaryProps) {
  const id = useId()
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  const unique = uniqueBy(errors, ({ controlId, message }) => `${controlId} ${message}`)
  const follow = (event: MouseEvent, controlId: string) => {
    // Focuses by script, as a fragment link would add a history entry.
    event.preventDefault()
    goToControl(controlId)
  }
  return (
    <section
      aria-labelledby={id}
      className={`flex flex-col gap-1 rounded-md border border-l-4 border-error bg-surface px-4 py-3 ${className}`}
      {...rest}
    >
      <div className="flex flex-wrap gap-x-3">
        <span className="flex text-body text-error">
          <Icon icon={errorIcon} className="h-[1lh]" />
        </span>
        <h2 ref={heading} id={id} tabIndex={-1} className="min-w-[min(100%,9rem)] flex-1 text-body font-[500]">
          {title}
        </h2>
      </div>
      <ul>
        {unique.map(({ controlId, message }) => (
          <li key={`${controlId} ${message}`}>
            <a
              href={`#${controlId}`}
              onClick={(event) => follow(event, controlId)}
              className="inline-flex min-h-11 max-w-full items-center py-1 text-error underline underline-offset-4 decoration-1 hover:decoration-2"
            >
              <span className="min-w-0 overflow-x-clip">{message}</span>
            </a>
          </li>
        ))}
      </ul>
    </section>
  )
}

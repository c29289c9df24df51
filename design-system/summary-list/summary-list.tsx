import type { ComponentProps } from 'react'
import { Button } from '../button/button.tsx'

/** A question with its answer. */
export interface SummaryRow {
  /** Id of the row, with which `goToControl` focuses its change button. */
  id?: string | undefined
  /** The question. Unique in the list. */
  term: string
  /** The answer. Line breaks are kept. */
  detail: string
  /** Whether the reader typed the answer, so that browsers must not translate it. */
  typed?: boolean
  /** Button to change the answer, not printed. Undefined if it cannot be changed. */
  change?:
    | {
        /** Visible text of the button. */
        word: string
        /** Accessible name of the button: begins with `word` and names the question (WCAG 2.5.3). */
        label: string
        /** Called on a press on the button. */
        onPress: () => void
      }
    | undefined
}

export interface SummaryListProps extends Omit<ComponentProps<'dl'>, 'children'> {
  /** The answers, in the order of the questions. */
  rows: readonly SummaryRow[]
}

/** Questions and answers as a `<dl>`, to check before sending; each can have a change button. For facts that nobody changes here, use a DescriptionList. */
export function SummaryList({ rows, className = '', ...rest }: SummaryListProps) {
  return (
    <dl className={`@container flex flex-col ${className}`} {...rest}>
      {rows.map(({ id, term, detail, typed = false, change }) => (
        <div
          key={term}
          id={id}
          className="grid grid-cols-1 items-center gap-x-4 border-divider @min-[14rem]:grid-cols-[minmax(0,1fr)_auto] py-2 not-first:border-t print:break-inside-avoid"
        >
          <dt className="overflow-x-clip text-small text-muted">{term}</dt>
          <dd className="col-start-1 overflow-x-clip font-semibold whitespace-pre-line wrap-anywhere">
            <bdi translate={typed ? 'no' : undefined}>{detail}</bdi>
          </dd>
          {change && (
            <dd className="@min-[14rem]:col-start-2 @min-[14rem]:row-span-2 @min-[14rem]:row-start-1 print:hidden">
              <Button variant="quiet" className="px-0!" aria-label={change.label} onClick={change.onPress}>
                {change.word}
              </Button>
            </dd>
          )}
        </div>
      ))}
    </dl>
  )
}

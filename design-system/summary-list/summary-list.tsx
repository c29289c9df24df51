import type { ComponentProps } from 'react'
import { Button } from '../button/button.tsx'

export interface SummaryRow {
  /** Id of the row, so that `goToControl` leads to its change button. */
  id?: string | undefined
  /** The question. */
  term: string
  /** The answer; line breaks are kept. */
  detail: string
  /** It was typed, so that a browser must not translate it. */
  typed?: boolean
  /** Button to change it; absent if it cannot be changed. */
  change?:
    | {
        word: string
        /** Accessible name of the button: its visible word, and what it changes. */
        label: string
        onPress: () => void
      }
    | undefined
}

export interface SummaryListProps extends Omit<ComponentProps<'dl'>, 'children'> {
  /** The answers, in the order of the questions. */
  rows: readonly SummaryRow[]
}

/** The answers so far, each with a change button. The buttons are not printed. */
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

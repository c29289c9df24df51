import type { ComponentProps, ReactNode } from 'react'
import { useDevWarning } from '../dev-warning/use-dev-warning.ts'

/** A term with its value, for a DescriptionList or an Explanation. */
export interface Fact {
  /** The term. Warns in development if it is empty or repeated. */
  term: string
  /** The value. A fact whose value is null, undefined, boolean or blank is left out, with a warning in development; to show that there is none, pass a text that says so. */
  detail: ReactNode
}

export interface DescriptionListProps extends Omit<ComponentProps<'dl'>, 'children'> {
  /** The facts in reading order. Without any, nothing is rendered, and it warns in development. */
  facts: readonly Fact[]
}

/** Terms with their values, as a `<dl>`. The values are below their terms, or beside them if the list is at least 30rem wide. */
export function DescriptionList({ facts, className = '', ...rest }: DescriptionListProps) {
  useDevWarning('DescriptionList', propWarnings(facts))
  const shown = facts.filter(({ detail }) => !isBlank(detail))
  if (shown.length === 0) return null
  return (
    // A container query, as the list can be in a narrow column of a wide window.
    <dl className={`@container flex flex-col gap-4 ${className}`} {...rest}>
      {shown.map(({ term, detail }, index) => (
        <div
          key={`${term} ${shown.slice(0, index).filter((earlier) => earlier.term === term).length}`}
          className="grid grid-cols-1 items-baseline gap-x-5 @min-[30rem]:grid-cols-[minmax(0,1fr)_minmax(0,2fr)]"
        >
          <dt className="min-w-0 overflow-x-clip text-small text-muted">{term}</dt>
          <dd
            className={`min-w-0 font-bold tabular-nums *:max-w-full ${typeof detail === 'string' ? 'overflow-x-clip' : ''}`}
          >
            {typeof detail === 'string' ? <bdi>{detail}</bdi> : detail}
          </dd>
        </div>
      ))}
    </dl>
  )
}

const isBlank = (detail: ReactNode) =>
  detail === null ||
  detail === undefined ||
  typeof detail === 'boolean' ||
  (typeof detail === 'string' && detail.trim() === '')

function propWarnings(facts: readonly Fact[]): string[] {
  if (facts.length === 0) return ['facts: there is nothing to tell']
  return facts.flatMap(({ term, detail }, index) => {
    if (isBlank(detail)) return [`facts: "${term}" has no detail and is left out`]
    if (term.trim() === '') return [`facts: number ${index + 1} has no term`]
    return facts.findIndex((other) => other.term === term) < index
      ? [`facts: the term "${term}" stands there more than once`]
      : []
  })
}

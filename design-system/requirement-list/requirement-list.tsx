import type { ComponentProps } from 'react'
import { distinctBy, repeatedBy } from '../bad-input/distinct-by.ts'
import { useWarning } from '../bad-input/use-warning.ts'
import { Icon, type IconPicture } from '../icon/icon.tsx'
import { infoIcon, openIcon, successIcon } from '../icon/pictures.ts'
import { SparseStatus } from '../sparse-status/sparse-status.tsx'

/** Met, not met yet, or for the reader to judge because no rule can. */
export type RequirementState = 'met' | 'open' | 'unchecked'

export interface Requirement {
  id: string
  label: string
  state: RequirementState
}

export interface RequirementListProps extends Omit<ComponentProps<'ul'>, 'children'> {
  /** What is asked, in an order that stays. */
  items: readonly Requirement[]
  /** The word behind each label, e.g. "voldaan", "nog niet" and "let hier zelf op". */
  stateLabels: Record<RequirementState, string>
  /** How far one is, in one short sentence; spoken when it has changed, once a second at most. */
  summary: string
}

const icons: Record<RequirementState, IconPicture> = { met: successIcon, open: openIcon, unchecked: infoIcon }

const faultsIn = (items: readonly Requirement[]): string[] => {
  if (items.length === 0) return ['items: there is nothing to ask']
  const double = repeatedBy(items, ({ id }) => id)
  return double ? [`items: the id "${double.id}" stands there more than once; only the first is shown`] : []
}

/** What a value must have, and what it has already. Give it an id and name that in the field's `aria-describedby`. */
export function RequirementList({ items, stateLabels, summary, className = '', ...rest }: RequirementListProps) {
  const distinct = distinctBy(items, ({ id }) => id)
  useWarning('RequirementList', faultsIn(items))
  return (
    <>
      <ul className={`flex flex-col gap-1 text-small ${className}`} {...rest}>
        {distinct.map(({ id, label, state }) => (
          <li key={id} data-state={state} className="flex gap-2 text-ink">
            {/* The colour is the span's: forced colours leave that of a picture alone. */}
            <span className={`flex ${state === 'met' ? 'text-success' : 'text-muted'}`}><Icon picture={icons[state]} size="1.25rem" className="h-[1lh]" /></span>
            <span className="min-w-0">{label}: <span className={state === 'met' ? 'text-success' : 'text-muted'}>{stateLabels[state]}</span></span>
          </li>
        ))}
      </ul>
      {/* Not in the list: there it would be read as a part of the field's description. */}
      <SparseStatus text={summary} />
    </>
  )
}

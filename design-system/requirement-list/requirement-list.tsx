import type { ComponentProps } from 'react'
import { uniqueBy, findDuplicate } from '../dev-warning/distinct-by.ts'
import { useDevWarning } from '../dev-warning/use-dev-warning.ts'
import { Icon, type IconData } from '../icon/icon.tsx'
import { errorIcon, infoIcon, openIcon, successIcon } from '../icon/icons.ts'
import { DebouncedStatus } from '../sparse-status/debounced-status.tsx'

/** Met, not met yet, or not checkable by a program. */
export type RequirementState = 'met' | 'open' | 'unchecked'

export interface Requirement {
  id: string
  label: string
  state: RequirementState
}

export interface RequirementListProps extends Omit<ComponentProps<'ul'>, 'children'> {
  /** The requirements, in a fixed order. */
  items: readonly Requirement[]
  /** The word after each label, e.g. "voldaan", "nog niet" and "let hier zelf op". */
  stateLabels: Record<RequirementState, string>
  /** Progress in one short sentence; announced when it has changed, once a second at most. */
  summary: string
  /** The value was refused: requirements that are not met are marked as errors. */
  invalid?: boolean
}

const icons: Record<RequirementState, IconData> = { met: successIcon, open: openIcon, unchecked: infoIcon }

const colors: Record<RequirementState, string> = { met: 'text-success', open: 'text-muted', unchecked: 'text-muted' }

const faultsIn = (items: readonly Requirement[]): string[] => {
  if (items.length === 0) return ['items: there is nothing to ask']
  const double = findDuplicate(items, ({ id }) => id)
  return double ? [`items: the id "${double.id}" stands there more than once; only the first is shown`] : []
}

/** The requirements of a value, and which are met. Give it an id and use that in the field's `aria-describedby`. */
export function RequirementList({
  items,
  stateLabels,
  summary,
  invalid = false,
  className = '',
  ...rest
}: RequirementListProps) {
  const distinct = uniqueBy(items, ({ id }) => id)
  useDevWarning('RequirementList', faultsIn(items))
  return (
    <>
      <ul className={`flex flex-col gap-1 text-small ${className}`} {...rest}>
        {distinct.map(({ id, label, state }) => {
          const isError = invalid && state === 'open'
          const color = isError ? 'text-error' : colors[state]
          return (
            <li key={id} data-state={state} className="flex gap-2 text-ink">
              {/* The colour is set on the span, as forced colours do not override it on an svg. */}
              <span className={`flex ${color}`}>
                <Icon icon={isError ? errorIcon : icons[state]} size="1.25rem" className="h-[1lh]" />
              </span>
              <span className="min-w-0">
                <span>{`${label}:`}</span> <span className={color}>{stateLabels[state]}</span>
              </span>
            </li>
          )
        })}
      </ul>
      {/* Outside the list, as it would be part of the field's description there. */}
      <DebouncedStatus text={summary} />
    </>
  )
}

import type { ComponentProps } from 'react'
import { uniqueBy, findDuplicate } from '../dev-warning/unique-by.ts'
import { useDevWarning } from '../dev-warning/use-dev-warning.ts'
import { Icon, type IconData } from '../icon/icon.tsx'
import { errorIcon, infoIcon, openIcon, successIcon } from '../icon/icons.ts'
import { DebouncedStatus } from '../debounced-status/debounced-status.tsx'

/** 'met', 'open' (not met yet), or 'unchecked' (a program cannot check it). */
export type RequirementState = 'met' | 'open' | 'unchecked'

/** A requirement of a value and its state. */
export interface Requirement {
  /** Unique in the list. Of duplicates only the first is shown, with a warning in development. */
  id: string
  /** The requirement; a colon and the label of its state follow it. */
  label: string
  /** Decides icon, colour and the text after the label. */
  state: RequirementState
}

export interface RequirementListProps extends Omit<ComponentProps<'ul'>, 'children'> {
  /** The requirements in a fixed order. Warns in development if there are none. */
  items: readonly Requirement[]
  /** Text of each state, shown after the label, e.g. "voldaan", "nog niet" and "let hier zelf op". */
  stateLabels: Record<RequirementState, string>
  /** Progress in one short sentence. Announced once it has not changed for a second (WCAG 4.1.3); not shown. */
  summary: string
  /** Set it when the value was refused: requirements that are 'open' then have the icon and colour of an error. */
  invalid?: boolean
}

const icons: Record<RequirementState, IconData> = { met: successIcon, open: openIcon, unchecked: infoIcon }

const colors: Record<RequirementState, string> = { met: 'text-success', open: 'text-muted', unchecked: 'text-muted' }

const propWarnings = (items: readonly Requirement[]): string[] => {
  if (items.length === 0) return ['items: there is nothing to ask']
  const duplicate = findDuplicate(items, ({ id }) => id)
  return duplicate ? [`items: the id "${duplicate.id}" stands there more than once; only the first is shown`] : []
}

/** The requirements of a value, and which are met, in text and icons. Give it an id, and use that in the `aria-describedby` of the field. */
export function RequirementList({
  items,
  stateLabels,
  summary,
  invalid = false,
  className = '',
  ...rest
}: RequirementListProps) {
  const unique = uniqueBy(items, ({ id }) => id)
  useDevWarning('RequirementList', propWarnings(items))
  return (
    <>
      <ul className={`flex flex-col gap-1 text-small ${className}`} {...rest}>
        {unique.map(({ id, label, state }) => {
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
      {/* Outside the list, where it would be part of the field's description. */}
      <DebouncedStatus text={summary} />
    </>
  )
}

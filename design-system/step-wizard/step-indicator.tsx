import { cva } from 'class-variance-authority'
import { useId, type ComponentProps } from 'react'
import { Icon } from '../icon/icon.tsx'

export interface Step {
  id: string
  label: string
}

export type StepState = 'done' | 'current' | 'open'

// Drawn with borders: forced colours keep those, so the three states stay a full, a ringed and a hollow bar.
const bar = cva('h-1.5 rounded-full', {
  variants: {
    state: {
      done: 'border-[3px] border-primary',
      current: 'border-[3px] border-primary outline-2 outline-offset-2 outline-primary',
      open: 'border border-divider bg-divider',
    },
  },
})

const longTask = 6

export interface StepIndicatorProps extends Omit<ComponentProps<'div'>, 'children'> {
  /** Name of the list of steps. */
  label: string
  /** The steps in order; the label is heard, not seen. */
  steps: Step[]
  /** Place of the current step, from 0; past the last one, every step is done. */
  current: number
  /** Word for each state, heard after the step's label. */
  stateLabels: Record<StepState, string>
  /** Where the patient is, in words, shown under the bar. */
  progress: string
}

/** Shows how far a task is: a bar a step, and the same in words. */
export function StepIndicator({ label, steps, current, stateLabels, progress, id, className = '', ...rest }: StepIndicatorProps) {
  const ownId = useId()
  const name = id ?? ownId
  // In a long task it helps to count what is done; the room for it is kept from the first step.
  const checks = steps.length >= longTask
  return (
    <div id={name} className={`flex flex-col gap-3 ${className}`} {...rest}>
      <ol aria-label={label} className="flex gap-1.5">
        {steps.map((step, place) => {
          const state = stepState(place, current)
          return (
            <li key={step.id} data-state={state} aria-current={state === 'current' ? 'step' : undefined} className={`flex min-w-0 flex-1 flex-col gap-1 ${checks ? 'wide:min-h-[1.875rem]' : ''}`}>
              <span className={bar({ state })} />
              <span className="sr-only">{`${step.label}, ${stateLabels[state]}`}</span>
              {checks && state === 'done' && <Icon name="check" size="1.25rem" className="hidden text-primary wide:block" />}
            </li>
          )
        })}
      </ol>
      <p id={progressId(name)} className="text-small text-muted">{progress}</p>
    </div>
  )
}

/** Id of the words, so that a heading can be named by them. */
export const progressId = (id: string) => `${id}-progress`

function stepState(place: number, current: number): StepState {
  if (place === current) return 'current'
  return place < current ? 'done' : 'open'
}

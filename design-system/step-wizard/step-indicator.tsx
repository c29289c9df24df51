import { cva } from 'class-variance-authority'
import type { ComponentProps } from 'react'
import { findDuplicate } from '../dev-warning/unique-by.ts'
import { useDevWarning } from '../dev-warning/use-dev-warning.ts'
import { Icon } from '../icon/icon.tsx'
import { checkIcon, errorIcon } from '../icon/icons.ts'

/** A step of a task. */
export interface Step {
  /** Unique in the task. Warns in development of duplicates. */
  id: string
  /** Name of the step, for screen readers. */
  label: string
  /** Whether the step has an error: shows the error icon, also on the current step. */
  invalid?: boolean | undefined
}

/** 'done' is before the current step, 'open' after it; 'error' is a step, other than the current one, that is `invalid`. */
export type StepState = 'done' | 'current' | 'open' | 'error'

/** The texts of StepIndicator and StepWizard. */
export interface StepLabels {
  /** Accessible name of the list. */
  label: string
  /** Progress as text, e.g. "stap 2 van 3". It comes from the caller, as several screens may belong to one step. */
  progress: string
  /** Text of each state, read after the step's label. */
  states: Record<StepState, string>
}

// Borders, which forced colours keep, make the states differ in shape. An outline would look like focus.
// In px like their borders, so that a large text leaves no gap between two borders; with its margin each is 6 px high.
const bar = cva('rounded-full', {
  variants: {
    state: {
      done: 'my-px h-[4px] border-2 border-control',
      current: '-my-[2px] h-[10px] border-[5px] border-primary',
      open: 'my-px h-[4px] border border-divider bg-divider',
      error: 'h-[6px] border-2 border-error',
    },
  },
})

const markClass: Record<StepState, string> = {
  done: 'text-primary',
  current: 'font-bold text-ink',
  open: 'text-muted',
  error: 'text-error',
}

const longTask = 6

export interface StepIndicatorProps extends Omit<ComponentProps<'div'>, 'children'> {
  /** The steps in order; their labels are visually hidden. Numbers and ticks are shown from six steps on. Warns in development if there are none. */
  steps: Step[]
  /** Index of the current step, from 0; `steps.length` if all steps are done. */
  current: number
  /** All texts. */
  labels: StepLabels
  /** Whether `labels.progress` is shown below the bars. If not, show it elsewhere. */
  showsProgress?: boolean
}

/** Progress of a task: an ordered list with a bar per step, the current one with `aria-current="step"`. The steps cannot be pressed. Not printed. */
export function StepIndicator({
  steps,
  current,
  labels,
  showsProgress = true,
  className = '',
  ...rest
}: StepIndicatorProps) {
  useDevWarning('StepIndicator', propWarnings(steps))
  // Numbers and ticks only in a long task.
  const counts = steps.length >= longTask
  const minHeight = steps.some(({ invalid }) => invalid) ? 'min-h-[1.875rem]' : ''
  return (
    <div className={`flex flex-col gap-3 print:hidden ${className}`} {...rest}>
      <ol aria-label={labels.label} className="flex gap-1.5">
        {steps.map(({ id: key, label, invalid = false }, index) => {
          const state = stepState(index, current, invalid)
          const text = [label, invalid && state === 'current' && labels.states.error, labels.states[state]]
            .filter(Boolean)
            .join(', ')
          return (
            <li
              key={key}
              data-state={state}
              aria-current={state === 'current' ? 'step' : undefined}
              className="@container min-w-0 flex-1"
            >
              {counts && <Mark state={state}>{index + 1}</Mark>}
              <div className={`flex flex-col gap-1 ${minHeight}`}>
                <span className={bar({ state })} />
                <span className="sr-only">{text}</span>
                {/* The colour is set on the span, as forced colours do not override it on an svg. */}
                {invalid && (
                  <span className="flex text-error">
                    <Icon icon={errorIcon} size="1.25rem" className="max-w-full" />
                  </span>
                )}
              </div>
            </li>
          )
        })}
      </ol>
      {showsProgress && <p className="text-small text-muted first-letter:uppercase">{labels.progress}</p>}
    </div>
  )
}

/** A tick for a done step, else its number. Hidden if the step is narrower than 2rem. */
function Mark({ state, children }: { state: StepState; children: number }) {
  return (
    <span
      aria-hidden
      className={`mb-1.5 hidden h-[1lh] items-center justify-center text-small @min-[2rem]:flex ${markClass[state]}`}
    >
      {state === 'done' ? <Icon icon={checkIcon} size="1.25rem" /> : children}
    </span>
  )
}

function stepState(index: number, current: number, invalid: boolean): StepState {
  if (index === current) return 'current'
  if (invalid) return 'error'
  return index < current ? 'done' : 'open'
}

function propWarnings(steps: Step[]): string[] {
  if (steps.length === 0) return ['steps: there are none']
  const duplicate = findDuplicate(steps, ({ id }) => id)
  return duplicate ? [`steps: the id "${duplicate.id}" stands there more than once`] : []
}

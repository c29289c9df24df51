import { Root } from '@radix-ui/react-radio-group'
import { cva } from 'class-variance-authority'
import { useId, type ComponentProps, type ReactNode } from 'react'
import { distinctBy, repeatedBy } from '../bad-input/distinct-by.ts'
import { useWarning } from '../bad-input/use-warning.ts'
import { GroupField } from '../field/group-field.tsx'
import { joinIds } from '../field/join-ids.ts'
import { useOnceAMove } from './use-once-a-move.ts'
import { RadioOptionView, type RadioOption } from './radio-option.tsx'
import { chooseByArrow } from './choose-by-arrow.ts'

export interface RadioGroupProps extends Omit<ComponentProps<'div'>, 'children' | 'defaultValue' | 'dir' | 'onChange'> {
  /** The question; names the group. */
  legend: string
  /** As large as a field's label, or as a question that stands alone; hidden where a heading right above says the same. */
  legendSize?: 'label' | 'question' | 'hidden'
  /** Help that stays, read before the error. */
  hint?: ReactNode
  /** What is wrong and how to put it right; its presence marks the group invalid. */
  error?: string | undefined
  /** What the form calls the answer. */
  name: string
  /** The chosen option's value, or null while nothing is chosen. */
  value: string | null
  /** Told when another option is chosen. */
  onValueChange: (value: string) => void
  /** What can be chosen, each with a value of its own. */
  options: RadioOption[]
  /** Rows under each other, two or three short rows beside each other such as yes and no, or chips. */
  look?: 'row' | 'inline' | 'chip'
}

const listLook = cva('mt-1.5 flex gap-2', { variants: { look: { row: 'flex-col', inline: 'flex-wrap', chip: 'flex-wrap' } } })

const faultsIn = (options: RadioOption[]): string[] => {
  if (options.length === 0) return ['options: there is nothing to choose']
  const double = repeatedBy(options, ({ value }) => value)
  return double ? [`options: the value "${double.value}" stands there more than once; only the first is shown`] : []
}

/** Asks for one out of a few. Arrow keys move and choose; a press anywhere on an option chooses it. */
export function RadioGroup(props: RadioGroupProps) {
  const { legend, legendSize = 'label', hint, error, options, onValueChange, look = 'row', className, 'aria-describedby': describedBy, ...rest } = props
  const id = useId()
  const tell = useOnceAMove(onValueChange)
  // Two radios of one value would be chosen together: the first one stands.
  const distinct = distinctBy(options, ({ value }) => value)
  const shown = distinct.map((option, index) => ({ ...option, labelId: `${id}-${index}-label`, hintId: `${id}-${index}-hint` }))
  // The keyboard passes over what cannot be chosen: the group itself says which, and why.
  const reasons = look === 'chip' ? [] : shown.filter(({ disabled, hint: reason }) => disabled && reason)

  useWarning('RadioGroup', faultsIn(options))

  return (
    <GroupField
      legend={legend} legendSize={legendSize} hint={hint} error={error} className={className}
      describedBy={joinIds(describedBy, ...reasons.flatMap(({ labelId, hintId }) => [labelId, hintId]))}
    >
      {(group) => (
        <Root
          {...rest}
          {...group}
          onKeyDownCapture={chooseByArrow}
          onValueChange={tell}
          className={listLook({ look })}
        >
          {shown.map((option) => <RadioOptionView key={option.value} {...option} look={look} />)}
        </Root>
      )}
    </GroupField>
  )
}

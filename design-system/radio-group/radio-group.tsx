import { Root } from '@radix-ui/react-radio-group'
import { cva } from 'class-variance-authority'
import { useId, type ComponentProps, type ReactNode } from 'react'
import { uniqueBy, findDuplicate } from '../dev-warning/distinct-by.ts'
import { useDevWarning } from '../dev-warning/use-dev-warning.ts'
import { GroupField } from '../field/group-field.tsx'
import { joinIds } from '../field/join-ids.ts'
import { useDedupedChange } from './use-deduped-change.ts'
import { RadioOptionView, type RadioOption } from './radio-option.tsx'
import { selectOnArrowKey } from './choose-by-arrow.ts'

export interface RadioGroupProps extends Omit<ComponentProps<'div'>, 'children' | 'defaultValue' | 'dir' | 'onChange'> {
  /** The question; names the group. */
  legend: string
  /** Size of a field's label, or of a single question; visually hidden if a heading right above says the same. */
  legendSize?: 'label' | 'question' | 'hidden'
  /** Permanent help, read before the error. */
  hint?: ReactNode
  /** The error and how to correct it; marks the group invalid. */
  error?: string | undefined
  /** Form field name. */
  name: string
  /** The chosen option's value, or null while nothing is chosen; undefined if the group keeps it itself. */
  value?: string | null | undefined
  /** The option chosen at first, if the group keeps it itself. */
  defaultValue?: string | undefined
  /** Called when another option is chosen. */
  onValueChange?: ((value: string) => void) | undefined
  /** The options; their values are unique. */
  options: RadioOption[]
  /** Rows, two or three short options beside each other such as yes and no, or chips. */
  look?: 'row' | 'inline' | 'chip'
}

const listLook = cva('mt-1.5 flex gap-2', {
  variants: { look: { row: 'flex-col', inline: 'flex-wrap', chip: 'flex-wrap' } },
})

const faultsIn = (options: RadioOption[]): string[] => {
  if (options.length === 0) return ['options: there is nothing to choose']
  const double = findDuplicate(options, ({ value }) => value)
  return double ? [`options: the value "${double.value}" stands there more than once; only the first is shown`] : []
}

/** A choice of one out of a few options. Arrow keys move and choose; a press anywhere on an option chooses it. */
export function RadioGroup(props: RadioGroupProps) {
  const {
    legend,
    legendSize = 'label',
    hint,
    error,
    options,
    onValueChange,
    look = 'row',
    className,
    'aria-describedby': describedBy,
    ...rest
  } = props
  const id = useId()
  const changeOnce = useDedupedChange(onValueChange)
  // Radios with the same value would be chosen together, so only the first is shown.
  const distinct = uniqueBy(options, ({ value }) => value)
  const shown = distinct.map((option, index) => ({
    ...option,
    labelId: `${id}-${index}-label`,
    hintId: `${id}-${index}-hint`,
  }))
  // The keyboard skips disabled options, so the group's description gives their reasons.
  const reasons = look === 'chip' ? [] : shown.filter(({ disabled, hint: reason }) => disabled && reason)

  useDevWarning('RadioGroup', faultsIn(options))

  return (
    <GroupField
      legend={legend}
      legendSize={legendSize}
      hint={hint}
      error={error}
      className={className}
      describedBy={joinIds(describedBy, ...reasons.flatMap(({ labelId, hintId }) => [labelId, hintId]))}
    >
      {(group) => (
        <Root
          {...rest}
          {...group}
          onKeyDownCapture={selectOnArrowKey}
          onValueChange={changeOnce}
          className={listLook({ look })}
        >
          {shown.map((option) => (
            <RadioOptionView key={option.value} {...option} look={look} />
          ))}
        </Root>
      )}
    </GroupField>
  )
}

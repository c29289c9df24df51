import { Root } from '@radix-ui/react-radio-group'
import { cva } from 'class-variance-authority'
import { useId, type ComponentProps, type ReactNode } from 'react'
import { uniqueBy, findDuplicate } from '../dev-warning/unique-by.ts'
import { useDevWarning } from '../dev-warning/use-dev-warning.ts'
import { GroupField } from '../field/group-field.tsx'
import { joinIds } from '../field/join-ids.ts'
import { useDedupedChange } from './use-deduped-change.ts'
import { RadioOptionView, type RadioOption } from './radio-option.tsx'
import { selectOnArrowKey } from './select-on-arrow-key.ts'

export interface RadioGroupProps extends Omit<ComponentProps<'div'>, 'children' | 'defaultValue' | 'dir' | 'onChange'> {
  /** The question; accessible name of the group. */
  legend: string
  /** 'label' is as large as a field's label, 'question' is for the one question of a page, 'hidden' is for a legend that repeats the heading above it. */
  legendSize?: 'label' | 'question' | 'hidden'
  /** Permanent help below the legend; read before the error. */
  hint?: ReactNode
  /** Error text: what is wrong and how to correct it (WCAG 3.3.3). Sets `aria-invalid` on the group. */
  error?: string | undefined
  /** Form field name of the radios. */
  name: string
  /** Value of the chosen option; null while nothing is chosen. Undefined: the group stores it itself. */
  value?: string | null | undefined
  /** Value of the initial option, if `value` is undefined. */
  defaultValue?: string | undefined
  /** Called when another option is chosen; not for the chosen one, nor on a form reset. */
  onValueChange?: ((value: string) => void) | undefined
  /** The options in order. Warns in development if there are none. */
  options: RadioOption[]
  /** 'row' is one option per line, 'inline' puts two or three short ones such as yes and no beside each other, 'chip' is for settings. */
  look?: 'row' | 'inline' | 'chip'
}

const listClass = cva('mt-1.5 flex gap-2', {
  variants: { look: { row: 'flex-col', inline: 'flex-wrap', chip: 'flex-wrap' } },
})

const propWarnings = (options: RadioOption[]): string[] => {
  if (options.length === 0) return ['options: there is nothing to choose']
  const duplicate = findDuplicate(options, ({ value }) => value)
  return duplicate
    ? [`options: the value "${duplicate.value}" stands there more than once; only the first is shown`]
    : []
}

/** A choice of one option (WAI-ARIA radio group pattern, by Radix): one tab stop, and arrow keys move and choose. A press anywhere on an option chooses it. */
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
  // Radios with the same value would be chosen together, so only the first is rendered.
  const unique = uniqueBy(options, ({ value }) => value)
  const shown = unique.map((option, index) => ({
    ...option,
    labelId: `${id}-${index}-label`,
    hintId: `${id}-${index}-hint`,
  }))
  // The keyboard skips disabled options, so the description of the group contains their reasons.
  const reasons = look === 'chip' ? [] : shown.filter(({ disabled, hint: reason }) => disabled && reason)

  useDevWarning('RadioGroup', propWarnings(options))

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
          className={listClass({ look })}
        >
          {shown.map((option) => (
            <RadioOptionView key={option.value} {...option} look={look} />
          ))}
        </Root>
      )}
    </GroupField>
  )
}

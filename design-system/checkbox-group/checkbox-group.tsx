import { useId, type ComponentProps, type ReactNode } from 'react'
import { Checkbox } from '../checkbox/checkbox.tsx'
import { uniqueBy, findDuplicate } from '../dev-warning/unique-by.ts'
import { useDevWarning } from '../dev-warning/use-dev-warning.ts'
import { useControllable } from '../controllable/use-controllable.ts'
import { FieldError } from '../field/field-error.tsx'
import { joinIds } from '../field/join-ids.ts'
import { questionClass, type QuestionSize } from '../field/question-class.ts'

/** An option of a CheckboxGroup. */
export interface CheckboxOption {
  /** Unique in the group; the form value. Of duplicates only the first is shown, with a warning in development. */
  value: string
  /** Label of the checkbox. */
  label: string
  /** Help for this option; for a disabled one, the reason. */
  hint?: string | undefined
  /** Disables this option; it keeps its state. */
  disabled?: boolean | undefined
  /** Content shown under the option while it is chosen, e.g. a text field. The checkbox then has `aria-expanded`. */
  opens?: ReactNode
}

export interface CheckboxGroupProps extends Omit<ComponentProps<'fieldset'>, 'children' | 'defaultValue' | 'onChange'> {
  /** The question; accessible name of the group. */
  legend: string
  /** 'label' is as large as a field's label, 'question' is for the one question of a page, 'hidden' is for a legend that repeats the heading above it. */
  legendSize?: QuestionSize
  /** Permanent help below the legend; read before the error. */
  hint?: ReactNode
  /** Error text: what is wrong and how to correct it (WCAG 3.3.3). Describes the group. */
  error?: string | undefined
  /** Form field name of all checkboxes. */
  name: string
  /** Values of the chosen options. Undefined: the group stores them itself. Values without an option are kept, with a warning in development. */
  value?: readonly string[] | undefined
  /** Initial values, if `value` is undefined. */
  defaultValue?: readonly string[] | undefined
  /** Called when a box is ticked or cleared, with all chosen values in the order of the options. */
  onValueChange?: ((value: string[]) => void) | undefined
  /** The options in order. Warns in development if there are none. */
  options: CheckboxOption[]
}

const propWarnings = (options: CheckboxOption[], value: readonly string[]): string[] => {
  const duplicate = findDuplicate(options, (option) => option.value)
  const unknown = value.find((one) => !options.some((option) => option.value === one))
  return [
    ...(options.length === 0 ? ['options: there is nothing to choose'] : []),
    ...(duplicate
      ? [`options: the value "${duplicate.value}" stands there more than once; only the first is shown`]
      : []),
    ...(unknown === undefined ? [] : [`value: "${unknown}" is no option; it is kept`]),
  ]
}

const none: readonly string[] = []

/** A choice of any number of options: a `<fieldset>` of checkboxes. An option can show a field of its own while it is chosen. */
export function CheckboxGroup(props: CheckboxGroupProps) {
  const {
    legend,
    legendSize = 'label',
    hint,
    error,
    name,
    value: given,
    defaultValue = none,
    onValueChange,
    options,
    className = '',
    'aria-describedby': describedBy,
    ...rest
  } = props
  const id = useId()
  const [value, setValue] = useControllable({
    given,
    first: defaultValue,
    onChange: (chosen) => onValueChange?.([...chosen]),
  })
  const [hintId, errorId] = [`${id}-hint`, `${id}-error`]
  const unique = uniqueBy(options, (option) => option.value)
  const toggle = (changed: string, checked: boolean) => {
    const known = unique.map((option) => option.value)
    // Values that have no option any more are kept.
    const withoutOption = value.filter((one) => !known.includes(one))
    setValue([...known.filter((one) => (one === changed ? checked : value.includes(one))), ...withoutOption])
  }

  useDevWarning('CheckboxGroup', propWarnings(options, value))

  return (
    <fieldset
      // Focusable for links of an ErrorSummary; Tab then goes to the first checkbox.
      tabIndex={-1}
      {...rest}
      data-state={error ? 'invalid' : 'valid'}
      aria-describedby={joinIds(hint ? hintId : undefined, error && errorId, describedBy)}
      className={`flex min-w-0 flex-col gap-1.5 ${className}`}
    >
      <legend className={`mb-1.5 ${questionClass({ size: legendSize })}`}>{legend}</legend>
      {hint && (
        <div id={hintId} className="max-w-measure text-small text-muted">
          {hint}
        </div>
      )}
      {error && <FieldError id={errorId}>{error}</FieldError>}
      <div className="mt-1.5 flex flex-col gap-2">
        {unique.map(({ value: own, label, hint: more, disabled, opens }) => {
          const checked = value.includes(own)
          return (
            <div key={own} className="flex flex-col gap-3">
              <Checkbox
                name={name}
                value={own}
                label={label}
                hint={more}
                disabled={disabled}
                checked={checked}
                onCheckedChange={(next) => toggle(own, next)}
                aria-expanded={opens ? checked : undefined}
              />
              {opens && checked && <div className="mb-2 ml-4 border-l-4 border-divider pl-4">{opens}</div>}
            </div>
          )
        })}
      </div>
    </fieldset>
  )
}

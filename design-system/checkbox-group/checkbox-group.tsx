import { useId, type ComponentProps, type ReactNode } from 'react'
import { Checkbox } from '../checkbox/checkbox.tsx'
import { uniqueBy, findDuplicate } from '../dev-warning/distinct-by.ts'
import { useDevWarning } from '../dev-warning/use-dev-warning.ts'
import { useControllable } from '../controllable/use-controllable.ts'
import { FieldError } from '../field/field-error.tsx'
import { joinIds } from '../field/join-ids.ts'
import { questionClass, type QuestionSize } from '../field/question-class.ts'

export interface CheckboxOption {
  value: string
  label: string
  /** Help for this option; for a disabled one, the reason. */
  hint?: string | undefined
  disabled?: boolean | undefined
  /** A field shown under the option while it is chosen. */
  opens?: ReactNode
}

export interface CheckboxGroupProps extends Omit<ComponentProps<'fieldset'>, 'children' | 'defaultValue' | 'onChange'> {
  /** The question; names the group. */
  legend: string
  /** Size of a field's label, or of a single question; visually hidden if a heading right above says the same. */
  legendSize?: QuestionSize
  /** Permanent help, read before the error. */
  hint?: ReactNode
  /** The error and how to correct it; marks the group invalid. */
  error?: string | undefined
  /** Form field name. */
  name: string
  /** The values of the chosen options; undefined if the group keeps them itself. */
  value?: readonly string[] | undefined
  /** The values at first, if the group keeps them itself. */
  defaultValue?: readonly string[] | undefined
  /** Called with the chosen values, in the order of the options. */
  onValueChange?: ((value: string[]) => void) | undefined
  /** The options; their values are unique. */
  options: CheckboxOption[]
}

const faultsIn = (options: CheckboxOption[], value: readonly string[]): string[] => {
  const double = findDuplicate(options, (option) => option.value)
  const unknown = value.find((one) => !options.some((option) => option.value === one))
  return [
    ...(options.length === 0 ? ['options: there is nothing to choose'] : []),
    ...(double ? [`options: the value "${double.value}" stands there more than once; only the first is shown`] : []),
    ...(unknown === undefined ? [] : [`value: "${unknown}" is no option; it is kept`]),
  ]
}

const none: readonly string[] = []

/** A choice of any number out of a few options; an option can open a text field. */
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
  const distinct = uniqueBy(options, (option) => option.value)
  const toggle = (changed: string, checked: boolean) => {
    const known = distinct.map((option) => option.value)
    // Keep stored values that are no longer among the options.
    const kept = value.filter((one) => !known.includes(one))
    setValue([...known.filter((one) => (one === changed ? checked : value.includes(one))), ...kept])
  }

  useDevWarning('CheckboxGroup', faultsIn(options, value))

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
        {distinct.map(({ value: own, label, hint: more, disabled, opens }) => {
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

import type { ComponentProps } from 'react'
import { uniqueBy } from '../dev-warning/unique-by.ts'
import { useDevWarning } from '../dev-warning/use-dev-warning.ts'
import { useControllable } from '../controllable/use-controllable.ts'
import { inputClass } from '../field/input-class.ts'
import { Field, type FieldProps } from '../field/field.tsx'
import { Icon } from '../icon/icon.tsx'
import { unfoldIcon } from '../icon/icons.ts'

/** An option of a SelectField. */
export interface SelectOption {
  /** Unique and not empty; the form value. Other options are not shown, with a warning in development. */
  value: string
  /** Text of the option. */
  label: string
}

export interface SelectFieldProps
  extends
    Omit<ComponentProps<'select'>, 'children' | 'defaultValue' | 'multiple' | 'onChange' | 'size'>,
    Pick<FieldProps, 'label' | 'labelSize' | 'hint' | 'error'> {
  /** Shown while nothing is chosen; it cannot be chosen. */
  placeholder: string
  /** Value of the chosen option, or an empty string. Undefined: the field stores it itself. For an unknown value the placeholder is shown, with a warning in development. */
  value?: string | undefined
  /** Initial value, if `value` is undefined. */
  defaultValue?: string | undefined
  /** Called with the value when another option is chosen. */
  onValueChange?: ((value: string) => void) | undefined
  /** The options in order. Warns in development if none has a usable value. */
  options: readonly SelectOption[]
}

/** The usable options (not empty, the first of each value), the value to show, and warnings about the others. */
function validOptions(options: readonly SelectOption[], value: string) {
  const valid = uniqueBy(
    options.filter((option) => option.value !== ''),
    (option) => option.value,
  )
  const dropped = options.find((option) => !valid.includes(option))
  const known = value === '' || valid.some((option) => option.value === value)
  const warnings = [
    ...(valid.length === 0 ? ['options: there is nothing to choose'] : []),
    ...(dropped ? [`options: "${dropped.label}" has no value of its own and is not shown`] : []),
    ...(known ? [] : [`value: "${value}" is no option; nothing is chosen`]),
  ]
  // React would select the first option for an unknown value.
  return { valid, shown: known ? value : '', warnings }
}

/** A choice of one option by a native `<select>`. For fewer than six options use a RadioGroup, which shows all of them. */
export function SelectField(props: SelectFieldProps) {
  const {
    label,
    labelSize,
    hint,
    error,
    placeholder,
    value: given,
    defaultValue = '',
    onValueChange,
    options,
    id,
    className,
    'aria-describedby': describedBy,
    ...rest
  } = props
  const [value, setValue] = useControllable({ given, first: defaultValue, onChange: onValueChange })
  const { valid, shown, warnings } = validOptions(options, value)

  useDevWarning('SelectField', warnings)

  return (
    <Field
      label={label}
      labelSize={labelSize}
      hint={hint}
      error={error}
      controlId={id}
      describedBy={describedBy}
      className={className}
    >
      {(control) => (
        <div className="relative flex items-center has-disabled:text-muted">
          <select
            {...rest}
            {...control}
            value={shown}
            data-state={shown === '' ? 'empty' : 'chosen'}
            onChange={(event) => setValue(event.target.value)}
            // A long option wraps, where the browser supports it.
            className={`${inputClass} cursor-pointer appearance-none py-2 pr-[44px] whitespace-normal data-[state=empty]:text-muted disabled:cursor-default`}
          >
            <option value="" disabled hidden>
              {placeholder}
            </option>
            {valid.map((option) => (
              <option key={option.value} value={option.value}>
                {option.label}
              </option>
            ))}
          </select>
          <Icon icon={unfoldIcon} size={24} className="pointer-events-none absolute right-[10px]" />
        </div>
      )}
    </Field>
  )
}

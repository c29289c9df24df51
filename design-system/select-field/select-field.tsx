import type { ComponentProps } from 'react'
import { uniqueBy } from '../dev-warning/distinct-by.ts'
import { useDevWarning } from '../dev-warning/use-dev-warning.ts'
import { useControllable } from '../controllable/use-controllable.ts'
import { inputClass } from '../field/input-class.ts'
import { Field, type FieldProps } from '../field/field.tsx'
import { Icon } from '../icon/icon.tsx'
import { unfoldIcon } from '../icon/icons.ts'

export interface SelectOption {
  value: string
  label: string
}

export interface SelectFieldProps
  extends
    Omit<ComponentProps<'select'>, 'children' | 'defaultValue' | 'multiple' | 'onChange' | 'size'>,
    Pick<FieldProps, 'label' | 'labelSize' | 'hint' | 'error'> {
  /** Shown while nothing is chosen; cannot be chosen itself. */
  placeholder: string
  /** The chosen option's value, or an empty string; undefined if the field keeps it itself. */
  value?: string | undefined
  /** The value at first, if the field keeps it itself. */
  defaultValue?: string | undefined
  /** Called when another option is chosen. */
  onValueChange?: ((value: string) => void) | undefined
  /** The options; their values are unique. */
  options: readonly SelectOption[]
}

/** The usable options (the first of each value, not empty), and the faults of the others. */
function soundOptions(options: readonly SelectOption[], value: string) {
  const sound = uniqueBy(
    options.filter((option) => option.value !== ''),
    (option) => option.value,
  )
  const dropped = options.find((option) => !sound.includes(option))
  const known = value === '' || sound.some((option) => option.value === value)
  const faults = [
    ...(sound.length === 0 ? ['options: there is nothing to choose'] : []),
    ...(dropped ? [`options: "${dropped.label}" has no value of its own and is not shown`] : []),
    ...(known ? [] : [`value: "${value}" is no option; nothing is chosen`]),
  ]
  // React would select the first option for an unknown value.
  return { sound, shown: known ? value : '', faults }
}

/** A choice of one out of many options, by a native select. For fewer than six use a RadioGroup. */
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
  const { sound, shown, faults } = soundOptions(options, value)

  useDevWarning('SelectField', faults)

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
            // Where supported, a long option wraps; with large text the arrow is hidden to leave room.
            className={`${inputClass} cursor-pointer appearance-none py-2 pr-[44px] whitespace-normal data-[state=empty]:text-muted disabled:cursor-default`}
          >
            <option value="" disabled hidden>
              {placeholder}
            </option>
            {sound.map((option) => (
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

import type { ComponentProps } from 'react'
import { distinctBy } from '../bad-input/distinct-by.ts'
import { useWarning } from '../bad-input/use-warning.ts'
import { controlLook } from '../field/control-look.ts'
import { Field, type FieldProps } from '../field/field.tsx'
import { Icon } from '../icon/icon.tsx'
import { unfoldIcon } from '../icon/pictures.ts'

export interface SelectOption {
  value: string
  label: string
}

export interface SelectFieldProps extends Omit<ComponentProps<'select'>, 'children' | 'defaultValue' | 'multiple' | 'onChange' | 'size'>, Pick<FieldProps, 'label' | 'labelSize' | 'hint' | 'error'> {
  /** Stands in the box while nothing is chosen; cannot be chosen itself. */
  placeholder: string
  /** The chosen option's value, or an empty text while nothing is chosen. */
  value: string
  /** Told when another option is chosen. */
  onValueChange: (value: string) => void
  /** What can be chosen, each with a value of its own. */
  options: readonly SelectOption[]
}

/** What is wrong with the options, and the ones that can be shown: the first of each value, none of them empty. */
function soundOptions(options: readonly SelectOption[], value: string) {
  const sound = distinctBy(options.filter((option) => option.value !== ''), (option) => option.value)
  const dropped = options.find((option) => !sound.includes(option))
  const known = value === '' || sound.some((option) => option.value === value)
  const faults = [
    ...(sound.length === 0 ? ['options: there is nothing to choose'] : []),
    ...(dropped ? [`options: "${dropped.label}" has no value of its own and is not shown`] : []),
    ...(known ? [] : [`value: "${value}" is no option; nothing is chosen`]),
  ]
  // React would show the first option for a value it does not find.
  return { sound, shown: known ? value : '', faults }
}

/** Asks for one out of many, with the list of the device itself. For fewer than six, radios show all at once. */
export function SelectField({ label, labelSize, hint, error, placeholder, value, onValueChange, options, id, className, 'aria-describedby': describedBy, ...rest }: SelectFieldProps) {
  const { sound, shown, faults } = soundOptions(options, value)

  useWarning('SelectField', faults)

  return (
    <Field label={label} labelSize={labelSize} hint={hint} error={error} controlId={id} describedBy={describedBy} className={className}>
      {(control) => (
        <div className="relative flex items-center has-disabled:text-muted">
          <select
            {...rest}
            {...control}
            value={shown}
            data-state={shown === '' ? 'empty' : 'chosen'}
            onChange={(event) => onValueChange(event.target.value)}
            // Where the browser can, a long choice goes on in a second line; large text needs the room more than the arrow does.
            className={`${controlLook} cursor-pointer appearance-none py-2 pr-[44px] whitespace-normal data-[state=empty]:text-muted disabled:cursor-default`}
          >
            <option value="" disabled hidden>{placeholder}</option>
            {sound.map((option) => <option key={option.value} value={option.value}>{option.label}</option>)}
          </select>
          <Icon picture={unfoldIcon} size={24} className="pointer-events-none absolute right-[10px]" />
        </div>
      )}
    </Field>
  )
}

import { cva, type VariantProps } from 'class-variance-authority'
import { useId, type ComponentProps } from 'react'
import { inputClass } from '../field/input-class.ts'
import { Field, type FieldProps } from '../field/field.tsx'
import { joinIds } from '../field/join-ids.ts'

const boxVariants = cva(inputClass, {
  variants: {
    /** 'full' is as wide as the container, 'number' at most 8rem. */
    width: { full: '', number: 'max-w-[8rem]' },
  },
  defaultVariants: { width: 'full' },
})

export interface TextFieldProps
  extends
    Omit<ComponentProps<'input'>, 'onChange' | 'width'>,
    Pick<FieldProps, 'label' | 'labelSize' | 'hint' | 'error' | 'sharedErrorId' | 'labelEnd'>,
    VariantProps<typeof boxVariants> {
  /** Called with the text and the input element at every change. */
  onValueChange?: ((value: string, box: HTMLInputElement) => void) | undefined
  /** Unit after the box, e.g. "kg"; read as part of the description. */
  suffix?: string | undefined
}

/** A text input of one line, an `<input>` with label, hint and error. `value` and `defaultValue` are those of React; set `type`, `inputMode` and `autoComplete` (WCAG 1.3.5) as on an input. */
export function TextField({
  label,
  labelSize,
  hint,
  error,
  sharedErrorId,
  labelEnd,
  suffix,
  width,
  onValueChange,
  id,
  className,
  'aria-describedby': describedBy,
  ...rest
}: TextFieldProps) {
  const suffixId = useId()
  return (
    <Field
      label={label}
      labelSize={labelSize}
      hint={hint}
      error={error}
      sharedErrorId={sharedErrorId}
      labelEnd={labelEnd}
      controlId={id}
      describedBy={joinIds(suffix && suffixId, describedBy)}
      className={className}
    >
      {(control) => (
        <div className="flex items-center gap-3">
          <input
            className={boxVariants({ width })}
            onChange={onValueChange && (({ currentTarget }) => onValueChange(currentTarget.value, currentTarget))}
            {...rest}
            {...control}
          />
          {suffix && <span id={suffixId}>{suffix}</span>}
        </div>
      )}
    </Field>
  )
}

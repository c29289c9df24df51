import { useId, type ComponentProps } from 'react'
import { controlLook } from '../field/control-look.ts'
import { Field, type FieldProps } from '../field/field.tsx'
import { joinIds } from '../field/join-ids.ts'

export interface TextFieldProps extends ComponentProps<'input'>, Pick<FieldProps, 'label' | 'hint' | 'error' | 'labelEnd'> {
  /** The unit, shown behind the box and read with it, e.g. "kg". */
  suffix?: string | undefined
}

/** One line of text to type. */
export function TextField({ label, hint, error, labelEnd, suffix, id, className = '', 'aria-describedby': describedBy, ...rest }: TextFieldProps) {
  const suffixId = useId()
  return (
    <Field label={label} hint={hint} error={error} labelEnd={labelEnd} controlId={id} describedBy={joinIds(suffix && suffixId, describedBy)}>
      {(control) => (
        <div className="flex items-center gap-3">
          <input className={`${controlLook} ${className}`} {...rest} {...control} />
          {suffix && <span id={suffixId}>{suffix}</span>}
        </div>
      )}
    </Field>
  )
}

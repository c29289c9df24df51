import type { ComponentProps } from 'react'
import { controlLook } from '../field/control-look.ts'
import { Field, type FieldProps } from '../field/field.tsx'

export interface TextAreaProps extends ComponentProps<'textarea'>, Pick<FieldProps, 'label' | 'hint' | 'error'> {}

/** Several lines of text to type. */
export function TextArea({ label, hint, error, id, rows = 4, className = '', 'aria-describedby': describedBy, ...rest }: TextAreaProps) {
  return (
    <Field label={label} hint={hint} error={error} controlId={id} describedBy={describedBy}>
      {(control) => <textarea rows={rows} className={`${controlLook} resize-y py-3 ${className}`} {...rest} {...control} />}
    </Field>
  )
}

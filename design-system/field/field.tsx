import { useId, type ComponentProps, type ReactNode } from 'react'
import { FieldError } from './field-error.tsx'
import { joinIds } from './join-ids.ts'

/** What the control must carry to belong to its label, hint and error. */
export interface FieldControl {
  id: string
  'aria-describedby': string | undefined
  'aria-invalid': true | undefined
}

export interface FieldProps extends Omit<ComponentProps<'div'>, 'children'> {
  /** Names the control; always visible. */
  label: string
  /** Help that stays, read before the error. */
  hint?: ReactNode
  /** What is wrong and how to put it right; its presence marks the control invalid. */
  error?: string | undefined
  /** Stands at the end of the label's line, e.g. a link. */
  labelEnd?: ReactNode
  /** The control's id, for a link from elsewhere; made up when left out. */
  controlId?: string | undefined
  /** Ids of more text that describes the control, read after hint and error. */
  describedBy?: string | undefined
  /** Draws the one control with what ties it to this field. */
  children: (control: FieldControl) => ReactNode
}

/**
 * A label, a hint and an error around one control. The error stands between label and control: who sees a
 * few words at a time through a magnifier moves down from the label and meets it before typing, and neither
 * the keyboard on screen nor a list of suggestions covers it there.
 */
export function Field({ label, hint, error, labelEnd, controlId, describedBy, className = '', children, ...rest }: FieldProps) {
  const ownId = useId()
  const id = controlId ?? ownId
  const hasHint = Boolean(hint)
  const invalid = Boolean(error)
  const hintId = `${ownId}-hint`
  const errorId = `${ownId}-error`
  const control: FieldControl = {
    id,
    'aria-describedby': joinIds(hasHint && hintId, invalid && errorId, describedBy),
    'aria-invalid': invalid || undefined,
  }
  return (
    <div data-state={invalid ? 'invalid' : 'valid'} className={`flex flex-col gap-1.5 ${className}`} {...rest}>
      <div className="flex flex-wrap items-baseline justify-between gap-x-4">
        <label htmlFor={id} className="min-w-0 font-semibold">{label}</label>
        {/* What stands alone is 44 px high; the line keeps its height. */}
        {labelEnd && <span className="-my-2 text-small *:inline-flex *:min-h-11 *:items-center">{labelEnd}</span>}
      </div>
      {hasHint && <div id={hintId} className="max-w-measure text-small text-muted">{hint}</div>}
      {invalid && <FieldError id={errorId}>{error}</FieldError>}
      {children(control)}
    </div>
  )
}

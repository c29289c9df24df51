import { useId, type ComponentProps, type ReactNode } from 'react'
import { FieldError } from './field-error.tsx'
import { joinIds } from './join-ids.ts'
import { questionLook, type QuestionSize } from './question-look.ts'

/** What the control must carry to belong to its label, hint and error. */
export interface FieldControl {
  id: string
  'aria-describedby': string | undefined
  'aria-invalid': true | undefined
}

export interface FieldProps extends Omit<ComponentProps<'div'>, 'children'> {
  /** Names the control. */
  label: string
  /** As large as a field's label, or as a question that stands alone; hidden where a heading right above says the same. */
  labelSize?: QuestionSize | undefined
  /** Help that stays, read before the error. */
  hint?: ReactNode
  /** What is wrong and how to put it right; its presence marks the control invalid. */
  error?: string | undefined
  /** The id of an error that is about several controls and stands elsewhere (see FieldGroup): marks this one as one of them. */
  sharedErrorId?: string | undefined
  /** Stands at the end of the label's line, e.g. a link; the keyboard meets it after the control. */
  labelEnd?: ReactNode
  /** The control's id, for a link from elsewhere; made up when left out. */
  controlId?: string | undefined
  /** Ids of more text that describes the control, read after hint and error. */
  describedBy?: string | undefined
  /** Draws the one control with what ties it to this field. */
  children: (control: FieldControl) => ReactNode
}

/** What comes last stands beside what comes first: from one control the keyboard goes to the next. */
const besideLabel = 'grid grid-cols-[minmax(0,1fr)_auto] items-baseline gap-x-4 *:col-span-2 *:first:col-span-1 *:last:col-span-1 *:last:col-start-2 *:last:row-start-1'

/**
 * A label, a hint and an error around one control. The error stands between label and control: who sees a
 * few words at a time through a magnifier moves down from the label and meets it before typing, and neither
 * the keyboard on screen nor a list of suggestions covers it there.
 */
export function Field({ label, labelSize = 'label', hint, error, sharedErrorId, labelEnd, controlId, describedBy, className = '', children, ...rest }: FieldProps) {
  const ownId = useId()
  const id = controlId ?? ownId
  const hasHint = Boolean(hint)
  const invalid = Boolean(error) || sharedErrorId !== undefined
  const hintId = `${ownId}-hint`
  const errorId = `${ownId}-error`
  const control: FieldControl = {
    id,
    'aria-describedby': joinIds(hasHint && hintId, error && errorId, sharedErrorId, describedBy),
    'aria-invalid': invalid || undefined,
  }
  return (
    <div data-state={invalid ? 'invalid' : 'valid'} className={`${labelEnd ? besideLabel : 'flex flex-col'} gap-y-1.5 ${className}`} {...rest}>
      <label htmlFor={id} className={`min-w-0 ${questionLook({ size: labelSize })}`}>{label}</label>
      {hasHint && <div id={hintId} className="max-w-measure text-small text-muted">{hint}</div>}
      {error && <FieldError id={errorId}>{error}</FieldError>}
      {children(control)}
      {/* What stands alone is 44 px high; the line keeps its height. */}
      {labelEnd && <span className="-my-2 text-small *:inline-flex *:min-h-11 *:items-center">{labelEnd}</span>}
    </div>
  )
}

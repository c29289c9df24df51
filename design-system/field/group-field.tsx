import { useId, type ReactNode } from 'react'
import { FieldError } from './field-error.tsx'
import { joinIds } from './join-ids.ts'
import { questionLook, type QuestionSize } from './question-look.ts'

/** What the group must carry to belong to its question, hint and error. */
interface FieldGroup {
  'aria-labelledby': string
  'aria-describedby': string | undefined
  'aria-invalid': true | undefined
}

interface GroupFieldProps {
  legend: string
  legendSize: QuestionSize
  hint?: ReactNode
  error?: string | undefined
  /** Ids of more text that describes the group, read after hint and error. */
  describedBy?: string | undefined
  className?: string | undefined
  /** Draws the one group with what ties it to its question. */
  children: (group: FieldGroup) => ReactNode
}

/** A question, a hint and an error around one group that is no fieldset of its own. */
export function GroupField({ legend, legendSize, hint, error, describedBy, className = '', children }: GroupFieldProps) {
  const id = useId()
  const [legendId, hintId, errorId] = [`${id}-legend`, `${id}-hint`, `${id}-error`]
  return (
    <div className={`flex flex-col gap-1.5 ${className}`} data-state={error ? 'invalid' : 'valid'}>
      {/* Heard once: as the name of the group. */}
      <div id={legendId} aria-hidden className={questionLook({ size: legendSize })}>{legend}</div>
      {hint && <div id={hintId} className="max-w-measure text-small text-muted">{hint}</div>}
      {error && <FieldError id={errorId}>{error}</FieldError>}
      {children({
        'aria-labelledby': legendId,
        'aria-describedby': joinIds(hint ? hintId : undefined, error && errorId, describedBy),
        'aria-invalid': error ? true : undefined,
      })}
    </div>
  )
}

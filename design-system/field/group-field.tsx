import { useId, type ReactNode } from 'react'
import { FieldError } from './field-error.tsx'
import { joinIds } from './join-ids.ts'
import { questionClass, type QuestionSize } from './question-class.ts'

/** Props that tie the group to its legend, hint and error. */
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
  /** Ids of further texts that describe the group; read after hint and error. */
  describedBy?: string | undefined
  className?: string | undefined
  /** Renders one group; spread the given props on it. */
  children: (group: FieldGroup) => ReactNode
}

/** A legend, a hint and an error around a group that is not a `<fieldset>`. */
export function GroupField({
  legend,
  legendSize,
  hint,
  error,
  describedBy,
  className = '',
  children,
}: GroupFieldProps) {
  const id = useId()
  const [legendId, hintId, errorId] = [`${id}-legend`, `${id}-hint`, `${id}-error`]
  return (
    <div className={`flex flex-col gap-1.5 ${className}`} data-state={error ? 'invalid' : 'valid'}>
      {/* Hidden from screen readers, which read it as the name of the group. */}
      <div id={legendId} aria-hidden className={questionClass({ size: legendSize })}>
        {legend}
      </div>
      {hint && (
        <div id={hintId} className="max-w-measure text-small text-muted">
          {hint}
        </div>
      )}
      {error && <FieldError id={errorId}>{error}</FieldError>}
      {children({
        'aria-labelledby': legendId,
        'aria-describedby': joinIds(hint ? hintId : undefined, error && errorId, describedBy),
        'aria-invalid': error ? true : undefined,
      })}
    </div>
  )
}

import { useId, useState, type ComponentProps } from 'react'
import { useDevWarning } from '../dev-warning/use-dev-warning.ts'
import { inputClass } from '../field/input-class.ts'
import { Field, type FieldProps } from '../field/field.tsx'
import { joinIds } from '../field/join-ids.ts'
import { CharacterCounter, useCharacterLimit, type CharacterLimit } from './character-counter.tsx'

// With field-sizing, the box grows with its text and ignores `rows`, so the minimum height is set in lines.
const minHeight = {
  1: '',
  2: 'min-h-[calc(2lh+1.5rem+3px)]',
  3: 'min-h-[calc(3lh+1.5rem+3px)]',
  4: 'min-h-[calc(4lh+1.5rem+3px)]',
  6: 'min-h-[calc(6lh+1.5rem+3px)]',
}

export interface TextAreaProps
  extends
    Omit<ComponentProps<'textarea'>, 'rows' | 'onChange'>,
    Pick<FieldProps, 'label' | 'labelSize' | 'hint' | 'error'> {
  /** Called with the text at every change. */
  onValueChange?: ((value: string) => void) | undefined
  /** Initial height in lines. The box grows with its text, up to half of the window; in browsers without `field-sizing` it can be resized. */
  rows?: keyof typeof minHeight
  /** Maximum length, and the text of the counter below the box. Warns in development if it is below 1. */
  limit?: CharacterLimit | undefined
}

/** A text input of several lines, a `<textarea>` with label, hint, error and counter. `value` and `defaultValue` are those of React. */
export function TextArea({
  label,
  labelSize,
  hint,
  error,
  limit,
  id,
  rows = 4,
  className = '',
  'aria-describedby': describedBy,
  onValueChange,
  onFocus,
  onBlur,
  ...rest
}: TextAreaProps) {
  const counterId = useId()
  const [typed, setTyped] = useState(String(rest.defaultValue ?? ''))
  const [typing, setTyping] = useState(false)
  const { left, description } = useCharacterLimit(limit, String(rest.value ?? typed).length, typing)
  useDevWarning(
    'TextArea',
    limit && limit.characters < 1 ? [`limit: ${limit.characters} characters leave nothing to type`] : [],
  )
  return (
    <div className={`relative flex flex-col gap-1.5 ${className}`}>
      <Field
        label={label}
        labelSize={labelSize}
        hint={hint}
        error={error}
        controlId={id}
        describedBy={joinIds(limit && counterId, describedBy)}
      >
        {(control) => (
          <textarea
            rows={rows}
            className={`${inputClass} max-h-[max(50dvh,6rem)] not-supports-[field-sizing:content]:resize-y resize-none py-3 field-sizing-content ${minHeight[rows]}`}
            onChange={({ currentTarget }) => {
              // State is set only with a limit, to avoid a render per letter.
              if (limit) setTyped(currentTarget.value)
              onValueChange?.(currentTarget.value)
            }}
            onFocus={(event) => {
              setTyping(true)
              onFocus?.(event)
            }}
            onBlur={(event) => {
              setTyping(false)
              onBlur?.(event)
            }}
            {...rest}
            {...control}
            aria-invalid={control['aria-invalid'] ?? (left < 0 || undefined)}
          />
        )}
      </Field>
      {limit && <CharacterCounter limit={limit} left={left} />}
      {limit && (
        <p id={counterId} hidden>
          {description}
        </p>
      )}
    </div>
  )
}

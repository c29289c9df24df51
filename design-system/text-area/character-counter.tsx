import { useState } from 'react'
import { FieldError } from '../field/field-error.tsx'
import { DebouncedStatus } from '../debounced-status/debounced-status.tsx'

/** Maximum length of a text, and the text of its counter. */
export interface CharacterLimit {
  /** Maximum length in UTF-16 code units, as in `maxlength`, at least 1. More can be typed, so that pasted text is not cut off; the field is then marked invalid. */
  characters: number
  /** Text for the number of characters left, e.g. "Nog 120 tekens". A negative number is how many to remove. */
  text: (left: number) => string
}

/** Characters left, and the description of the field, which does not change while `typing`: some screen readers read each change. */
export function useCharacterLimit(limit: CharacterLimit | undefined, length: number, typing: boolean) {
  const left = limit === undefined ? 0 : limit.characters - length
  const [described, setDescribed] = useState(left)
  if (!typing && described !== left) setDescribed(left)
  return { left, description: limit?.text(described) }
}

/** The visible number of characters left. It is announced once typing has stopped, and only for the last tenth of the limit. */
export function CharacterCounter({ limit, left }: { limit: CharacterLimit; left: number }) {
  const text = limit.text(left)
  const over = left < 0
  return (
    <>
      <div aria-hidden data-state={over ? 'over' : 'within'}>
        {over ? <FieldError>{text}</FieldError> : <p className="text-small text-muted tabular-nums">{text}</p>}
      </div>
      <DebouncedStatus text={left <= limit.characters / 10 ? text : ''} />
    </>
  )
}

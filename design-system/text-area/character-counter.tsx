import { useState } from 'react'
import { FieldError } from '../field/field-error.tsx'
import { DebouncedStatus } from '../sparse-status/debounced-status.tsx'

export interface CharacterLimit {
  /** Maximum length in UTF-16 code units, as in maxlength. More can be typed, so that pasted text is not cut off. */
  characters: number
  /** Text for the number left, e.g. "Nog 120 tekens"; if negative, how many to remove. */
  text: (left: number) => string
}

/** State of a field's limit. The description does not change while typing, as some screen readers read out each change. */
export function useCharacterLimit(limit: CharacterLimit | undefined, length: number, typing: boolean) {
  const left = limit === undefined ? 0 : limit.characters - length
  const [described, setDescribed] = useState(left)
  if (!typing && described !== left) setDescribed(left)
  return { left, description: limit?.text(described) }
}

/** The visible number of characters left; announced only near the limit, once typing has stopped. */
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

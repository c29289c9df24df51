import { useState } from 'react'
import { FieldError } from '../field/field-error.tsx'
import { SparseStatus } from '../sparse-status/sparse-status.tsx'

export interface CharacterLimit {
  /** How many characters fit, counted as the browser's own maxlength does. More can be typed, so that nothing pasted is lost. */
  characters: number
  /** Says how many are left, e.g. "Nog 120 tekens"; below zero, how many to take away. */
  text: (left: number) => string
}

/** What a field with a limit knows about it. The description stands still while somebody types: some screen readers read out each change. */
export function useCharacterLimit(limit: CharacterLimit | undefined, length: number, typing: boolean) {
  const left = limit === undefined ? 0 : limit.characters - length
  const [described, setDescribed] = useState(left)
  if (!typing && described !== left) setDescribed(left)
  return { left, description: limit?.text(described) }
}

/** How many characters are left: always to be seen, spoken only when it matters and the typing has stopped. */
export function CharacterCounter({ limit, left }: { limit: CharacterLimit; left: number }) {
  const text = limit.text(left)
  const over = left < 0
  return (
    <>
      <div aria-hidden data-state={over ? 'over' : 'within'}>
        {over ? <FieldError>{text}</FieldError> : <p className="text-small text-muted tabular-nums">{text}</p>}
      </div>
      <SparseStatus text={left <= limit.characters / 10 ? text : ''} />
    </>
  )
}

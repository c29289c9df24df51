import { Badge, infoIcon } from '#design-system'
import { useSyncExternalStore } from 'react'
import type { Question } from '../rules/question.ts'
import { controlIdOf, useQueue } from './answering.ts'

/** DOM id of the doubt's text, for `aria-describedby` of the control. */
export const doubtIdOf = (question: Question): string => `${controlIdOf(question)}-doubt`

/**
 * Below a field that was left, asks whether an unusual answer is right; it does not block. `doubt` gives the text, or
 * null.
 */
export function AnswerDoubt({ question, doubt }: { question: Question; doubt: () => string | null }) {
  const queue = useQueue()
  const text = useSyncExternalStore(queue.subscribe, () => (queue.stateOf(question.id) === 'unsaved' ? null : doubt()))
  return (
    <output className={text === null ? 'sr-only' : undefined}>
      {/* Not the output itself: an output has no name from its content. */}
      <span id={doubtIdOf(question)}>
        {text !== null && (
          <Badge tone="neutral" icon={infoIcon}>
            {text}
          </Badge>
        )}
      </span>
    </output>
  )
}

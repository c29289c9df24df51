import { Icon, infoIcon } from '#design-system'
import { useSyncExternalStore } from 'react'
import type { Question } from '../rules/question.ts'
import { controlIdOf, useQueue } from './answering.ts'

/** DOM id of the text; describes the control. */
export const doubtIdOf = (question: Question): string => `${controlIdOf(question)}-doubt`

/** Asks below a field whether its answer is right, once it was left. Next works all the same. */
export function AnswerDoubt({ question, doubt }: { question: Question; doubt: () => string | null }) {
  const queue = useQueue()
  const text = useSyncExternalStore(queue.subscribe, () => (queue.stateOf(question.id) === 'unsaved' ? null : doubt()))
  return (
    <output className={text === null ? 'sr-only' : 'flex flex-wrap gap-x-2 text-small'}>
      {text !== null && <span className="flex h-[1lh] items-center"><Icon picture={infoIcon} size="1.25rem" /></span>}
      {/* Not the output itself: an output has no name from its content. */}
      <span id={doubtIdOf(question)} className="min-w-0 grow basis-[min-content]">{text}</span>
    </output>
  )
}

import { useSyncExternalStore } from 'react'
import type { Answers } from '../rules/question.ts'
import type { SaveQueue } from '../answers/save-queue.ts'

/** Whether the answers satisfy a predicate; re-renders only when that changes. `predicate` must be pure. */
export const useAnswersSelector = (queue: SaveQueue, predicate: (answers: Answers) => boolean): boolean =>
  useSyncExternalStore(queue.subscribe, () => predicate(queue.values()))

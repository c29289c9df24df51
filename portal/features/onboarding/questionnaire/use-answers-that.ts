import { useSyncExternalStore } from 'react'
import type { Answers } from '../rules/question.ts'
import type { SaveQueue } from '../answers/save-queue.ts'

/** Whether something holds for the answers as they are given; only a change of that is noticed. */
export const useAnswersThat = (queue: SaveQueue, holds: (answers: Answers) => boolean): boolean => useSyncExternalStore(queue.subscribe, () => holds(queue.values()))

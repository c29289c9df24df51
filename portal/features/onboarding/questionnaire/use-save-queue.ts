import { useSyncExternalStore } from 'react'
import type { SaveQueue, SaveState } from '../answers/save-queue.ts'

/** Each looks at one thing only: a keystroke draws its own field anew and no other. */

/** The answer as the patient gave it last; empty where there is none. */
export const useAnswer = (queue: SaveQueue, questionId: string): string =>
  useSyncExternalStore(queue.subscribe, () => queue.values().get(questionId) ?? '')

/** How far one question is saved, or the whole. */
export const useSaveState = (queue: SaveQueue, questionId?: string): SaveState =>
  useSyncExternalStore(queue.subscribe, () => (questionId === undefined ? queue.state() : queue.stateOf(questionId)))

/** What became of sending it all, until it is saved after all: by then what failed has come through. */
export const useUntilSaved = <T>(queue: SaveQueue, outcome: T | null): T | null =>
  useSyncExternalStore(queue.subscribe, () => (outcome !== null && queue.state() !== 'saved' ? outcome : null))

export const useSavedAt = (queue: SaveQueue): number | null => useSyncExternalStore(queue.subscribe, queue.savedAt)

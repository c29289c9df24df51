import { useSyncExternalStore } from 'react'
import type { SaveQueue, SaveState } from '../answers/save-queue.ts'

/** One hook per value: a keystroke re-renders its own field only. */

/** Current answer of a question; '' without one. */
export const useAnswer = (queue: SaveQueue, questionId: string): string =>
  useSyncExternalStore(queue.subscribe, () => queue.values().get(questionId) ?? '')

/** Save state of one question, or of the questionnaire. */
export const useSaveState = (queue: SaveQueue, questionId?: string): SaveState =>
  useSyncExternalStore(queue.subscribe, () => (questionId === undefined ? queue.state() : queue.stateOf(questionId)))

/** A failure of the last flush; null once everything is saved after all. */
export const useUntilSaved = <T>(queue: SaveQueue, outcome: T | null): T | null =>
  useSyncExternalStore(queue.subscribe, () => (outcome !== null && queue.state() !== 'saved' ? outcome : null))

/** Time of the last acknowledged answer in ms; null if not known. */
export const useSavedAt = (queue: SaveQueue): number | null => useSyncExternalStore(queue.subscribe, queue.savedAt)

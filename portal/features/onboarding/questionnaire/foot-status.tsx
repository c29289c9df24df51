import { useState, useSyncExternalStore } from 'react'
import type { SaveQueue } from '../answers/save-queue.ts'
import { SaveStatus } from './save-status.tsx'
import { useSaveState } from './use-save-queue.ts'

/** In the footer: `resumed`, the text that the questionnaire was resumed here, until an answer changes; then the save state. */
export function FootStatus({ queue, resumed }: { queue: SaveQueue; resumed: string | undefined }) {
  const [answersAtFirst] = useState(() => queue.values())
  const isUnchanged = useSyncExternalStore(queue.subscribe, () => queue.values() === answersAtFirst)
  const state = useSaveState(queue)
  return resumed !== undefined && isUnchanged && state === 'saved' ? (
    <span className="text-small font-normal">{resumed}</span>
  ) : (
    <SaveStatus queue={queue} />
  )
}

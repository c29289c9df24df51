import { useSetAtom } from 'jotai'
import { useLayoutEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { PatientInfo } from '../../api/contract/patient.ts'
import { isAbortError } from '../../api/message-for.ts'
import { useApiClient } from '../../platform/api-client.ts'
import { useClock } from '../../platform/clock.ts'
import { dayKey } from '../../rules/clinic-time.ts'
import { sessionSignal } from '../../session/session-epoch.ts'
import { blockReloadAtom } from '../../session/unsaved.ts'
import { useCalendarEntry } from '../appointments/consult/use-calendar-entry.ts'
import type { Progress } from './rules/fetch-serially.ts'
import { askTarget, writeTo, type SaveTarget } from './save-target.ts'

/** State of making an archive. */
export type TakeOut =
  | { step: 'start'; outcome?: 'stopped' | 'failed' }
  | ({ step: 'fetching' } & Progress)
  /** Waits for the patient's decision. */
  | { step: 'missing'; names: readonly string[]; error: unknown; decide: (again: boolean) => void }
  /** `file`: the archive, where the browser could not write it to the device. */
  | { step: 'ready'; file: Blob | null; missing: readonly string[] }

/** Makes the archive (TAKE-01). Call `start` within a click. Leaving the screen or the end of the session stops it, and an unfinished file is removed. */
export function useTakeOut() {
  const { t } = useTranslation('take-out')
  const call = useApiClient()
  const { now } = useClock()
  const entryOf = useCalendarEntry()
  const hold = useSetAtom(blockReloadAtom)
  const [takeOut, setTakeOut] = useState<TakeOut>({ step: 'start' })
  const running = useRef<AbortController>(null)
  // A layout effect: it also ends when Suspense hides the screen while the next one loads.
  useLayoutEffect(() => () => running.current?.abort(), [])
  const fileName = t('file', { day: dayKey(now()) })

  async function make(info: PatientInfo, target: SaveTarget | null, signal: AbortSignal) {
    let missing: readonly string[] = []
    setTakeOut({ step: 'fetching', done: 0, total: 1, name: '' })
    const { makeTakeOut } = await import('./make-take-out.ts')
    const archive = await makeTakeOut({
      call,
      info,
      now: now(),
      signal,
      entryOf,
      onProgress: (progress) => setTakeOut({ step: 'fetching', ...progress }),
      askAgain: (names, error) =>
        new Promise((resolve, reject) => {
          signal.addEventListener('abort', () => reject(signal.reason as Error), { once: true })
          setTakeOut({ step: 'missing', names, error, decide: resolve })
        }),
      onMissing: (names) => {
        missing = names
      },
    })
    const file = target ? await archive.pipeTo(await writeTo(target), { signal }) : await new Response(archive).blob()
    signal.throwIfAborted()
    setTakeOut({ step: 'ready', file: file ?? null, missing })
  }

  async function start(info: PatientInfo) {
    running.current?.abort()
    const ending = (running.current = new AbortController())
    const { signal } = ending
    sessionSignal().addEventListener('abort', () => ending.abort(), { once: true, signal })
    const release = hold()
    let target: SaveTarget | null = null
    try {
      target = await askTarget(fileName)
      await make(info, target, signal)
    } catch (error) {
      // The file that was chosen is still empty.
      void target?.remove?.().catch(() => {})
      const isDeclined = !target && !signal.aborted && isAbortError(error)
      if (!isDeclined) setTakeOut({ step: 'start', outcome: signal.aborted ? 'stopped' : 'failed' })
    } finally {
      release()
    }
  }

  return { takeOut, fileName, start: (info: PatientInfo) => void start(info), stop: () => running.current?.abort() }
}

import { atom } from 'jotai'
import type { Call } from '../../../api/client.ts'
import { questionnaires } from '../../../api/contract/questionnaire.ts'
import { ApiError, hasStatus } from '../../../api/error.ts'
import { afterPaint } from '../../../platform/after-paint.ts'
import { apiClientAtom } from '../../../platform/api-client.ts'
import { clockAtom, deviceNow } from '../../../platform/clock.ts'
import type { Drafts } from '../../../platform/drafts/draft-store.ts'
import { draftsAtom } from '../../../session/drafts.ts'
import { sessionSignal } from '../../../session/session-epoch.ts'
import { blockReloadAtom } from '../../../session/unsaved.ts'
import { nothingStored, readStoredAnswers } from './stored-answers.ts'
import { openSaveQueue, type SaveQueue } from './save-queue.ts'
import type { Outcome, SaveQueueDeps } from './save-queue-deps.ts'

/** Lock timeouts in ms. Sending: longer than a request may take. Device: short, as typing depends on it. */
const lockTimeouts = { sending: 30_000, device: 5000 } as const

const draftOf = (questionnaireId: number) => `answers ${questionnaireId}`

/** Runs `work` in one tab of the browser at a time, where the Web Locks API exists. */
async function withLock(
  what: keyof typeof lockTimeouts,
  questionnaireId: number,
  work: () => Promise<void>,
): Promise<void> {
  const { locks } = navigator as Partial<Navigator>
  await (locks
    ? locks.request(`${draftOf(questionnaireId)} ${what}`, { signal: AbortSignal.timeout(lockTimeouts[what]) }, work)
    : work())
}

async function outcomeOf<T>(work: Promise<T>, signal: AbortSignal): Promise<{ outcome: Outcome; result?: T }> {
  try {
    return { outcome: 'acknowledged', result: await work }
  } catch (error) {
    if (!(error instanceof ApiError)) {
      if (signal.aborted) return { outcome: 'lost' }
      // A bug in the portal: reported, and the answer stays stored.
      reportError(error)
      return { outcome: 'broken' }
    }
    if (error.kind === 'noConnection' || error.kind === 'timeout') return { outcome: 'lost' }
    if (error.outcomeUnknown) return { outcome: 'broken' }
    return { outcome: hasStatus(error, 'unauthorized') ? 'ended' : { error } }
  }
}

type ApiCalls = Pick<SaveQueueDeps, 'send' | 'readBack'>

/** Calls of the queue. The session's signal aborts them at sign-out, also before the token is read. */
const clinicCalls = (call: Call, questionnaireId: number, signal: AbortSignal): ApiCalls => ({
  send: async (questionId, answer) => {
    const { outcome } = await outcomeOf(
      call(questionnaires.setQuestionAnswer, { body: { questionnaireId, questionId, answer }, signal }),
      signal,
    )
    return typeof outcome === 'object' && hasStatus(outcome.error, 'inputLogicError') ? 'refused' : outcome
  },
  readBack: async () => {
    const { outcome, result } = await outcomeOf(
      call(questionnaires.getQuestionnaire, { body: { questionnaireId }, signal }),
      signal,
    )
    if (!result) return outcome
    return new Map(
      result.questionnaire.questions_answers.flatMap(({ question_id: id, answer }) =>
        answer === null ? [] : [[id, answer] as const],
      ),
    )
  },
})

const deviceMirror = (drafts: Drafts, questionnaireId: number): SaveQueueDeps['mirror'] => {
  const name = draftOf(questionnaireId)
  return {
    update: (change) =>
      withLock('device', questionnaireId, async () => {
        const before = readStoredAnswers(await drafts.read(name))
        const after = change(before)
        // Unchanged: a tab that only reads does not write.
        if (JSON.stringify(after) !== JSON.stringify(before ?? nothingStored)) await drafts.write(name, after)
      }),
  }
}

function tabChannel(questionnaireId: number, signal: AbortSignal): SaveQueueDeps['tabs'] {
  const channel = new BroadcastChannel(draftOf(questionnaireId))
  signal.addEventListener('abort', () => channel.close())
  return {
    broadcast: (message) => channel.postMessage(message),
    listen: (listener) => {
      const onMessage = ({ data }: MessageEvent<unknown>) => listener(data)
      channel.addEventListener('message', onMessage)
      return () => channel.removeEventListener('message', onMessage)
    },
  }
}

const pageDeps: Pick<SaveQueueDeps, 'soon' | 'later' | 'followOnline' | 'now'> = {
  now: deviceNow,
  soon: afterPaint,
  later: (work, delay) => {
    const timer = setTimeout(work, delay)
    return () => clearTimeout(timer)
  },
  followOnline: (listener) => {
    addEventListener('online', listener)
    return () => removeEventListener('online', listener)
  },
}

interface OpenQueue {
  queue: Promise<SaveQueue>
  end: () => void
}
const openQueuesAtom = atom<ReadonlyMap<number, OpenQueue>>(new Map())

/** The queue of a questionnaire that is open in this session; undefined if none. Does not open one. */
export const openedQueueAtom = atom(
  (get) =>
    (questionnaireId: number): Promise<SaveQueue> | undefined =>
      get(openQueuesAtom).get(questionnaireId)?.queue,
)

const closeAtom = atom(null, (get, set, questionnaireId: number) =>
  set(openQueuesAtom, new Map([...get(openQueuesAtom)].filter(([id]) => id !== questionnaireId))),
)

/** Blocks reloading for a new version while answers are unsaved. */
const holdWhileUnsavedAtom = atom(null, (_get, set, queue: SaveQueue, signal: AbortSignal) => {
  let release: (() => void) | undefined
  const follow = () => {
    const isUnsaved = !signal.aborted && queue.state() !== 'saved'
    if (isUnsaved) release ??= set(blockReloadAtom)
    else {
      release?.()
      release = undefined
    }
  }
  queue.subscribe(follow)
  signal.addEventListener('abort', follow)
  follow()
})

/**
 * Opens the queue of a questionnaire: one per session, which survives its screen. Resolves once the device's copy is
 * read; rejects without a session. `backend`: answers as just loaded, ignored if the queue is open already.
 */
export const openAnswersAtom = atom(
  null,
  (get, set, questionnaireId: number, backend: ReadonlyMap<string, string>): Promise<SaveQueue> => {
    const open = get(openQueuesAtom).get(questionnaireId)
    if (open) return open.queue
    const drafts = get(draftsAtom)
    if (!drafts) return Promise.reject(new Error('Nobody is signed in whose answers these could be.'))
    const ending = new AbortController()
    const { signal } = ending
    const queue = openSaveQueue({
      backend,
      signal,
      tab: crypto.randomUUID(),
      ...pageDeps,
      ...clinicCalls(get(apiClientAtom), questionnaireId, signal),
      mirror: deviceMirror(drafts, questionnaireId),
      lock: (work) => withLock('sending', questionnaireId, work),
      tabs: tabChannel(questionnaireId, signal),
      clock: () => get(clockAtom).now().getTime(),
    })
    void queue.then((opened) => set(holdWhileUnsavedAtom, opened, signal))
    const end = () => ending.abort()
    const session = sessionSignal()
    session.addEventListener('abort', end)
    signal.addEventListener('abort', () => {
      session.removeEventListener('abort', end)
      set(closeAtom, questionnaireId)
    })
    set(openQueuesAtom, new Map(get(openQueuesAtom)).set(questionnaireId, { queue, end }))
    return queue
  },
)

/** Ends the queue of a finished questionnaire and removes its draft from the device. */
export const forgetAnswersAtom = atom(null, async (get, _set, questionnaireId: number) => {
  get(openQueuesAtom).get(questionnaireId)?.end()
  const drafts = get(draftsAtom)
  if (!drafts) return
  const remove = () => drafts.remove(draftOf(questionnaireId))
  // Without the lock if a tab that hangs holds it.
  await withLock('device', questionnaireId, remove).catch(remove)
})

/** Time of the last acknowledged answer in ms, as far as this device knows. */
export const savedAtAtom = atom(
  (get) =>
    async (questionnaireId: number): Promise<number | null> =>
      readStoredAnswers(await get(draftsAtom)?.read(draftOf(questionnaireId)))?.savedAt ?? null,
)

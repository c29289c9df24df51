import { atom } from 'jotai'
import type { Call } from '../../../api/client.ts'
import { questionnaires } from '../../../api/contract/questionnaire.ts'
import { ApiError, hasStatus } from '../../../api/error.ts'
import { apiClientAtom } from '../../../platform/api-client.ts'
import { clockAtom } from '../../../platform/clock.ts'
import type { Drafts } from '../../../platform/drafts/draft-store.ts'
import { draftsAtom } from '../../../session/drafts.ts'
import { sessionSignal } from '../../../session/session-epoch.ts'
import { blockReloadAtom } from '../../../session/unsaved.ts'
import { nothingKept, readKept } from './kept-answers.ts'
import { openSaveQueue, type SaveQueue } from './save-queue.ts'
import type { Outcome, SaveQueueDeps } from './save-queue-deps.ts'

/** How long a tab waits for its turn, in ms: to send, longer than an answer may take; at the device, no longer than typing can. */
const patience = { sending: 30_000, device: 5000 } as const

const draftOf = (questionnaireId: number) => `answers ${questionnaireId}`

/** One tab of this browser at a time, where it can see to that. */
async function inTurn(what: keyof typeof patience, questionnaireId: number, work: () => Promise<void>): Promise<void> {
  const { locks } = navigator as Partial<Navigator>
  await (locks ? locks.request(`${draftOf(questionnaireId)} ${what}`, { signal: AbortSignal.timeout(patience[what]) }, work) : work())
}

async function outcomeOf<T>(work: Promise<T>, signal: AbortSignal): Promise<{ outcome: Outcome; result?: T }> {
  try {
    return { outcome: 'acknowledged', result: await work }
  } catch (error) {
    if (!(error instanceof ApiError)) {
      if (signal.aborted) return { outcome: 'lost' }
      // A mistake in our own code must not go unseen, and costs no answer.
      reportError(error)
      return { outcome: 'broken' }
    }
    if (error.kind === 'noConnection' || error.kind === 'timeout') return { outcome: 'lost' }
    if (error.outcomeUnknown) return { outcome: 'broken' }
    return { outcome: hasStatus(error, 'unauthorized') ? 'ended' : { error } }
  }
}

type AtClinic = Pick<SaveQueueDeps, 'send' | 'readBack'>

/** The session's signal goes along: a call on its way to the next session's token is stopped. */
const atClinic = (call: Call, questionnaireId: number, signal: AbortSignal): AtClinic => ({
  send: async (questionId, answer) => {
    const { outcome } = await outcomeOf(call(questionnaires.setQuestionAnswer, { body: { questionnaireId, questionId, answer }, signal }), signal)
    return typeof outcome === 'object' && hasStatus(outcome.error, 'inputLogicError') ? 'refused' : outcome
  },
  readBack: async () => {
    const { outcome, result } = await outcomeOf(call(questionnaires.getQuestionnaire, { body: { questionnaireId }, signal }), signal)
    if (!result) return outcome
    return new Map(result.questionnaire.questions_answers.flatMap(({ question_id: id, answer }) => (answer === null ? [] : [[id, answer] as const])))
  },
})

const onDevice = (drafts: Drafts, questionnaireId: number): SaveQueueDeps['mirror'] => {
  const name = draftOf(questionnaireId)
  return {
    update: (change) => inTurn('device', questionnaireId, async () => {
      const before = readKept(await drafts.read(name))
      const after = change(before)
      // A tab that only looks writes nothing.
      if (JSON.stringify(after) !== JSON.stringify(before ?? nothingKept)) await drafts.write(name, after)
    }),
  }
}

function otherTabs(questionnaireId: number, signal: AbortSignal): SaveQueueDeps['tabs'] {
  const channel = new BroadcastChannel(draftOf(questionnaireId))
  signal.addEventListener('abort', () => channel.close())
  return {
    broadcast: (message) => channel.postMessage(message),
    listen: (listener) => {
      const hear = ({ data }: MessageEvent<unknown>) => listener(data)
      channel.addEventListener('message', hear)
      return () => channel.removeEventListener('message', hear)
    },
  }
}

/** After the next frame; who leaves the page sees none. */
function afterFrame(work: () => void): void {
  const ending = new AbortController()
  const once = () => {
    if (ending.signal.aborted) return
    ending.abort()
    work()
  }
  if (document.hidden) setTimeout(once)
  else requestAnimationFrame(() => setTimeout(once))
  document.addEventListener('visibilitychange', once, { signal: ending.signal })
}

const aroundThePage: Pick<SaveQueueDeps, 'soon' | 'later' | 'followOnline' | 'now'> = {
  now: Date.now,
  soon: afterFrame,
  later: (work, delay) => {
    const timer = setTimeout(work, delay)
    return () => clearTimeout(timer)
  },
  followOnline: (listener) => {
    addEventListener('online', listener)
    return () => removeEventListener('online', listener)
  },
}

interface Open {
  queue: Promise<SaveQueue>
  end: () => void
}
const openAtom = atom<ReadonlyMap<number, Open>>(new Map())

/** The queue of a questionnaire that was opened in this session, for who only looks. */
export const openedQueueAtom = atom((get) => (questionnaireId: number): Promise<SaveQueue> | undefined => get(openAtom).get(questionnaireId)?.queue)

const closeAtom = atom(null, (get, set, questionnaireId: number) => set(openAtom, new Map([...get(openAtom)].filter(([id]) => id !== questionnaireId))))

/** While something is not saved, no new version loads the page anew. */
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
 * Opens the queue of a questionnaire in this session; the same one for whoever asks again until the session ends, also after its screen was left.
 * Resolves once the device's own copy was read. `clinic` are the answers as just loaded.
 */
export const openAnswersAtom = atom(null, (get, set, questionnaireId: number, clinic: ReadonlyMap<string, string>): Promise<SaveQueue> => {
  const open = get(openAtom).get(questionnaireId)
  if (open) return open.queue
  const drafts = get(draftsAtom)
  if (!drafts) return Promise.reject(new Error('Nobody is signed in whose answers these could be.'))
  const ending = new AbortController()
  const { signal } = ending
  const queue = openSaveQueue({
    clinic, signal, tab: crypto.randomUUID(), ...aroundThePage,
    ...atClinic(get(apiClientAtom), questionnaireId, signal),
    mirror: onDevice(drafts, questionnaireId),
    lock: (work) => inTurn('sending', questionnaireId, work),
    tabs: otherTabs(questionnaireId, signal),
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
  set(openAtom, new Map(get(openAtom)).set(questionnaireId, { queue, end }))
  return queue
})

/** The questionnaire is finished: nothing of it is left on the device. */
export const forgetAnswersAtom = atom(null, async (get, _set, questionnaireId: number) => {
  get(openAtom).get(questionnaireId)?.end()
  const drafts = get(draftsAtom)
  if (drafts) await inTurn('device', questionnaireId, () => drafts.remove(draftOf(questionnaireId)))
})

/** When the clinic last acknowledged an answer, in ms, as far as this device knows. */
export const savedAtAtom = atom((get) => async (questionnaireId: number): Promise<number | null> =>
  readKept(await get(draftsAtom)?.read(draftOf(questionnaireId)))?.savedAt ?? null)

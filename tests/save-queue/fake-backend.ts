import { lateArrivalMs } from '#portal/features/onboarding/answers/save-queue.ts'
import type { Outcome } from '#portal/features/onboarding/answers/save-queue-deps.ts'
import type { FakeTime } from './fake-time.ts'

/** What becomes of a request: what its sender learns and when, and when the back end does the work, if ever. */
export interface Fate {
  outcome: Outcome
  /** How long the answer takes, in ms. */
  answers: number
  /** When the clinic writes: before the answer, never, or so many ms after its sender gave up. */
  lands: 'before' | 'never' | number
}

export const goodFate: Fate = { outcome: 'acknowledged', answers: 80, lands: 'before' }

/** Whoever sends; it may be gone before the answer comes. */
interface Sender {
  isThere: boolean
}

interface Request {
  page: Sender
  id: string
  value: string
  land: (() => void) | undefined
  landsBy: number
  end: (outcome: Outcome) => void
}

/** A back end behind a connection on which anything can happen, but a request that lands does so within the time a queue waits for it. */
export class FakeBackend {
  readonly answers = new Map<string, string>()
  readonly sent: { id: string; value: string; at: number }[] = []
  readonly readBacks: number[] = []
  mostAtOnce = 0
  isOffline = false
  /** Called when a request is answered with the end of its session. */
  onEnded: () => void = () => {}
  /** What becomes of the next requests; then all is well. */
  fates: Fate[] = []
  readonly #time: FakeTime
  readonly #waiting = new Set<Request>()
  readonly #landing = new Set<Request>()

  constructor(time: FakeTime) {
    this.#time = time
  }

  #fate = (): Fate =>
    this.isOffline ? { outcome: 'lost', answers: 20, lands: 'never' } : (this.fates.shift() ?? goodFate)

  send(page: Sender, id: string, value: string): Promise<Outcome> {
    this.sent.push({ id, value, at: this.#time.now })
    const { outcome, answers, lands } = this.#fate()
    return new Promise((resolve) => {
      const request: Request = { page, id, value, land: undefined, landsBy: 0, end: resolve }
      this.#count(request)
      if (lands !== 'never') this.#willLand(request, lands === 'before' ? answers / 2 : answers + lands)
      this.#time.later(() => this.#answer(request, outcome), answers)
    })
  }

  /** What the clinic had halfway. */
  readBack(page: Sender): Promise<ReadonlyMap<string, string> | Outcome> {
    this.readBacks.push(this.#time.now)
    const { outcome, answers } = this.#fate()
    return new Promise((resolve) => {
      let read: ReadonlyMap<string, string> = new Map()
      const request: Request = {
        page,
        id: '',
        value: '',
        land: undefined,
        landsBy: 0,
        end: (ended) => resolve(ended === 'acknowledged' ? read : ended),
      }
      this.#count(request)
      this.#time.later(() => {
        read = new Map(this.answers)
      }, answers / 2)
      this.#time.later(() => this.#answer(request, outcome), answers)
    })
  }

  #count(request: Request): void {
    this.#waiting.add(request)
    this.mostAtOnce = Math.max(this.mostAtOnce, this.#waiting.size)
  }

  #willLand(request: Request, delay: number): void {
    request.land?.()
    request.landsBy = this.#time.now + delay
    this.#landing.add(request)
    request.land = this.#time.later(() => {
      this.#landing.delete(request)
      this.answers.set(request.id, request.value)
    }, delay)
  }

  #answer(request: Request, outcome: Outcome): void {
    if (!this.#waiting.delete(request)) return
    if (outcome === 'ended') this.onEnded()
    if (request.page.isThere) request.end(outcome)
  }

  /** Nobody waits for the answers to a page's requests any more; a page that lives on learns that they are lost. */
  abandon(page: Sender): void {
    for (const request of [...this.#waiting].filter((one) => one.page === page)) {
      if (this.#landing.has(request))
        this.#willLand(request, Math.min(request.landsBy - this.#time.now, lateArrivalMs - 100))
      this.#answer(request, 'lost')
    }
  }

  /** Other values than this that a question may still get from requests under way. */
  mayBecomeOtherThan = (id: string, value: string): boolean =>
    [...this.#landing].some((request) => request.id === id && request.value !== value)
}

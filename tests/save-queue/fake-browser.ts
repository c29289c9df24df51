import { openSaveQueue, type SaveQueue } from '#portal/features/onboarding/answers/save-queue.ts'
import { readStoredAnswers, type StoredAnswers } from '#portal/features/onboarding/answers/stored-answers.ts'
import type { FakeBackend } from './fake-backend.ts'
import type { FakeTime } from './fake-time.ts'

/** A loaded page: once it is gone, nothing goes on in it. */
export interface Page {
  name: string
  session: string
  isThere: boolean
  /** Aborted when its session ends. */
  ending: AbortController
  queue: SaveQueue | undefined
}

interface Turn {
  page: Page
  begin: () => void
}

/** The tabs of one browser: their shared storage, lock and messages. */
export class FakeBrowser {
  readonly time: FakeTime
  readonly backend: FakeBackend
  readonly pages: Page[] = []
  /** Whose session it is; null between two. */
  session: string | null = 'first'
  /** What is sealed on the device, and the session that can open it. */
  device: { session: string; kept: string | undefined } = { session: 'first', kept: undefined }
  /** How long each thing takes, over and over, in ms. */
  delays: readonly number[] = [1]
  /** How much the device's clock is off, in ms. */
  clockError = 0
  /** How much longer than anything else news takes from tab to tab, in ms. */
  newsDelay = 0
  /** How much longer a page takes to open its queue once it has the answers, in ms. */
  openDelay = 0
  /** What refuses its work for now. */
  isBroken: 'device' | 'lock' | undefined
  /** What must not be, and was. */
  readonly wrongs: string[] = []
  /** Asked when the device writes down what a page holds; the answer is called once that is safe. */
  onKeep: (page: Page) => () => void = () => () => {}
  #step = 0
  #names = 0
  readonly #listeners = new Map<Page, (message: unknown) => void>()
  readonly #onOnline = new Map<Page, () => void>()
  #sending: Turn[] = []
  #keeping: Turn[] = []

  constructor(time: FakeTime, backend: FakeBackend) {
    this.time = time
    this.backend = backend
    backend.onEnded = () => this.endSession()
  }

  #delay = (): number => this.delays[this.#step++ % this.delays.length] ?? 1

  #soon = (page: Page, work: () => void, extra = 0): void => {
    this.time.later(() => {
      if (page.isThere) work()
    }, this.#delay() + extra)
  }

  /** Loads a page, which asks the back end for the answers and opens its queue some time later. */
  open(): Page {
    const page: Page = {
      name: `tab${++this.#names}`,
      session: this.session ?? 'nobody',
      isThere: true,
      ending: new AbortController(),
      queue: undefined,
    }
    const loaded = new Map(this.backend.answers)
    this.pages.push(page)
    this.#soon(page, () => void this.#openQueue(page, loaded), this.openDelay)
    return page
  }

  async #openQueue(page: Page, backend: ReadonlyMap<string, string>): Promise<void> {
    const queue = await openSaveQueue({
      backend,
      tab: page.name,
      now: () => this.time.now + this.clockError,
      clock: () => this.time.now,
      signal: page.ending.signal,
      send: (id, value) => {
        if (page.session !== this.session)
          this.wrongs.push(`a page of the session "${page.session}" sent in "${this.session}"`)
        return this.backend.send(page, id, value)
      },
      readBack: () => this.backend.readBack(page),
      mirror: {
        update: (change) =>
          this.isBroken === 'device' ? Promise.reject(new Error('No device.')) : this.#keep(page, change),
      },
      lock: (work) =>
        this.isBroken === 'lock' ? Promise.reject(new Error('No lock.')) : this.#inTurn('sending', page, work),
      tabs: {
        broadcast: (message) => this.#broadcast(page, message),
        listen: (listener) => register(this.#listeners, page, listener),
      },
      soon: (work) => this.#soon(page, work),
      later: (work, delay) =>
        this.time.later(() => {
          if (page.isThere) work()
        }, delay),
      followOnline: (listener) => register(this.#onOnline, page, listener),
    })
    page.queue = queue
  }

  #broadcast(from: Page, message: unknown): void {
    if (!from.isThere) this.wrongs.push('a closed page sent a message')
    const copy = structuredClone(message)
    for (const page of this.pages)
      if (page !== from) this.#soon(page, () => this.#listeners.get(page)?.(copy), this.newsDelay)
  }

  #turnsOf = (what: 'sending' | 'keeping'): Turn[] => (what === 'sending' ? this.#sending : this.#keeping)

  /** One page at a time, in the order of asking; a page that goes lets go. */
  #inTurn(what: 'sending' | 'keeping', page: Page, work: () => Promise<void>): Promise<void> {
    return new Promise((resolve, reject) => {
      if (!page.isThere) return
      const turn: Turn = {
        page,
        begin: () =>
          this.#soon(
            page,
            () =>
              void work()
                .then(resolve, reject)
                .finally(() => this.#endTurn(what, turn)),
          ),
      }
      const turns = this.#turnsOf(what)
      turns.push(turn)
      if (turns.length === 1) turn.begin()
    })
  }

  #endTurn(what: 'sending' | 'keeping', turn: Turn): void {
    const turns = this.#turnsOf(what)
    const place = turns.indexOf(turn)
    if (place !== -1) turns.splice(place, 1)
    if (place === 0) turns[0]?.begin()
  }

  #keep = (page: Page, change: (kept: StoredAnswers | undefined) => StoredAnswers): Promise<void> =>
    this.#inTurn(
      'keeping',
      page,
      () =>
        new Promise((resolve) => {
          const canOpen = page.session === this.device.session
          const after = JSON.stringify(
            change(
              canOpen && this.device.kept !== undefined ? readStoredAnswers(JSON.parse(this.device.kept)) : undefined,
            ),
          )
          const isSafe = this.onKeep(page)
          this.#soon(page, () => {
            if (page.session === this.device.session) {
              this.device.kept = after
              isSafe()
            }
            resolve()
          })
        }),
    )

  kept = (): StoredAnswers | undefined =>
    this.device.kept === undefined ? undefined : readStoredAnswers(JSON.parse(this.device.kept))

  /** The page is gone from one moment to the next, whatever it was doing. */
  kill(page: Page): void {
    page.isThere = false
    this.pages.splice(this.pages.indexOf(page), 1)
    this.#listeners.delete(page)
    this.#onOnline.delete(page)
    this.backend.abandon(page)
    for (const what of ['sending', 'keeping'] as const)
      for (const turn of this.#turnsOf(what).filter((one) => one.page === page)) this.#endTurn(what, turn)
  }

  goOnline(): void {
    this.backend.isOffline = false
    this.#onOnline.forEach((listener) => listener())
  }

  /** Every page stops before the session is another's. */
  endSession(): void {
    for (const page of this.pages) {
      page.ending.abort()
      this.backend.abandon(page)
    }
    this.session = null
  }

  /** Pages are loaded for the session that begins; what another patient kept is wiped. */
  beginSession(session: string, isSamePatient: boolean): void {
    this.session = session
    this.device = { session, kept: isSamePatient ? this.device.kept : undefined }
    for (const page of this.pages.slice()) {
      this.kill(page)
      this.open()
    }
  }
}

function register<T>(some: Map<Page, T>, page: Page, listener: T): () => void {
  some.set(page, listener)
  return () => {
    if (some.get(page) === listener) some.delete(page)
  }
}

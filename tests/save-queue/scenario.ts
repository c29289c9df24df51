import fc from 'fast-check'
import { FakeBrowser, type Page } from './fake-browser.ts'
import { FakeBackend, type Fate } from './fake-backend.ts'
import { FakeTime } from './fake-time.ts'

const questions = ['a', 'b', 'c'] as const
type Question = (typeof questions)[number]

type Event =
  | { do: 'edit'; tab: number; question: Question; value: string; isFinished: boolean }
  | { do: 'revert'; tab: number; question: Question }
  | { do: 'flush'; tab: number; only: Question[] }
  | { do: 'wait'; milliseconds: number }
  | { do: 'crash' | 'close'; tab: number }
  | { do: 'openTab' | 'goOffline' | 'goOnline' | 'expire' | 'signIn' | 'othersTurn' }

/** What happens to a patient, their browser and their connection while they fill in a questionnaire. */
interface Scenario {
  events: readonly Event[]
  fates: readonly Fate[]
  delays: readonly number[]
  tabs: number
}

/** How often each happens beside the others. */
const some = <T>(weight: number, arbitrary: fc.Arbitrary<T>) => ({ weight, arbitrary })
const tab = fc.nat({ max: 1 })
/** Mostly about one question, so that its answers get in each other's way. */
const question = fc.oneof(some(4, fc.constant('a' as const)), some(1, fc.constantFrom(...questions)))
const soon = fc.integer({ min: 1, max: 400 })
const event: fc.Arbitrary<Event> = fc.oneof(
  some(
    30,
    fc.record({
      do: fc.constant('edit' as const),
      tab,
      question,
      value: fc.constantFrom('', '1', '2', '3', '4'),
      isFinished: fc.oneof(some(4, fc.constant(true)), some(1, fc.constant(false))),
    }),
  ),
  some(2, fc.record({ do: fc.constant('revert' as const), tab, question })),
  some(6, fc.record({ do: fc.constant('flush' as const), tab, only: fc.subarray([...questions]) })),
  some(
    18,
    fc.record({ do: fc.constant('wait' as const), milliseconds: fc.oneof(soon, fc.integer({ min: 400, max: 6000 })) }),
  ),
  some(4, fc.record({ do: fc.constantFrom('crash' as const, 'close' as const), tab })),
  some(5, fc.record({ do: fc.constantFrom('openTab' as const, 'goOffline' as const, 'goOnline' as const) })),
  some(
    3,
    fc.record({ do: fc.constantFrom('expire' as const, 'signIn' as const, 'signIn' as const, 'signIn' as const) }),
  ),
  some(1, fc.record({ do: fc.constant('othersTurn' as const) })),
)
/** Often so late that a newer answer can be there first. */
const lands: fc.Arbitrary<Fate['lands']> = fc.oneof(
  some(1, fc.constantFrom('before' as const, 'never' as const)),
  some(2, fc.integer({ min: 1, max: 4900 })),
)
const answers = fc.oneof(some(4, soon), some(1, fc.integer({ min: 400, max: 15_000 })))
const fate: fc.Arbitrary<Fate> = fc.oneof(
  some(6, fc.record({ outcome: fc.constant('acknowledged' as const), answers, lands: fc.constant('before' as const) })),
  some(4, fc.record({ outcome: fc.constantFrom('lost' as const, 'broken' as const), answers, lands })),
  some(
    1,
    fc.record({
      outcome: fc.constantFrom('refused' as const, 'refused' as const, 'ended' as const),
      answers,
      lands: fc.constant('never' as const),
    }),
  ),
)
export const scenario: fc.Arbitrary<Scenario> = fc.record({
  events: fc.array(event, { minLength: 1, maxLength: 40, size: 'max' }),
  fates: fc.array(fate, { maxLength: 15, size: 'max' }),
  delays: fc.array(fc.integer({ min: 1, max: 60 }), { minLength: 1, maxLength: 8, size: 'max' }),
  tabs: fc.constantFrom(1, 2),
})

/** What the patient did last with a question; `value` is null where they took it back. */
interface Given {
  question: Question
  value: string | null
  page: Page
  at: number
  isKept: boolean
  /** The page went before the device had it, so it may be gone. */
  isDoubtful: boolean
}

/** Plays a scenario to its end, and then lets all go well. */
class Play {
  readonly time = new FakeTime()
  readonly backend = new FakeBackend(this.time)
  readonly browser = new FakeBrowser(this.time, this.backend)
  readonly wrongs = this.browser.wrongs
  readonly #given: Given[] = []
  #openFlushes = 0
  #sessions = 0

  constructor({ fates, delays, tabs }: Scenario) {
    this.backend.fates = [...fates]
    this.browser.delays = delays
    this.browser.onKeep = (page) => {
      const written = this.#given.filter((given) => given.page === page)
      return () => {
        for (const given of written) given.isKept = true
      }
    }
    for (let at = 0; at < tabs; at += 1) this.browser.open()
  }

  async events(events: readonly Event[]): Promise<void> {
    for (const next of events) {
      await this.#happen(next)
      await this.time.pass(1)
    }
  }

  #page = (at: number): Page | undefined => this.browser.pages[at % Math.max(1, this.browser.pages.length)]

  async #happen(next: Event): Promise<void> {
    switch (next.do) {
      case 'edit':
        return this.#edit(next)
      case 'revert':
        return this.#revert(next)
      case 'flush': {
        const page = this.#page(next.tab)
        if (page) void this.flush(page, next.only)
        return
      }
      case 'wait':
        return this.time.pass(next.milliseconds)
      case 'crash':
        return this.#leave(next.tab, true)
      case 'close':
        return this.#leave(next.tab, this.browser.pages.length === 1)
      case 'openTab': {
        if (this.browser.pages.length < 2 && this.browser.session !== null) this.browser.open()
        return
      }
      case 'goOffline': {
        this.backend.isOffline = true
        return
      }
      case 'goOnline':
        return this.browser.goOnline()
      case 'expire':
        return this.browser.endSession()
      case 'signIn':
        return this.signIn()
      case 'othersTurn':
        return this.#othersTurn()
    }
  }

  #edit({ tab: at, question: id, value, isFinished }: Extract<Event, { do: 'edit' }>): void {
    const page = this.#page(at)
    if (!page?.queue || page.ending.signal.aborted) return
    // What the screen shows already, nobody gives as something new.
    const isNew = (page.queue.values().get(id) ?? '') !== value
    if (!isNew && page.queue.stateOf(id) === 'saved') return
    if (isNew) this.#give(page, id, value)
    if (isFinished) page.queue.save(id, value)
    else page.queue.type(id, value)
  }

  #revert({ tab: at, question: id }: Extract<Event, { do: 'revert' }>): void {
    const page = this.#page(at)
    if (!page?.queue || page.ending.signal.aborted || page.queue.stateOf(id) === 'saved') return
    this.#give(page, id, null)
    page.queue.revert(id)
  }

  #give(page: Page, id: Question, value: string | null): void {
    this.#given.push({ question: id, value, page, at: this.time.now, isKept: false, isDoubtful: false })
  }

  #last = (id: Question): Given | undefined => this.#given.findLast((given) => given.question === id)

  /** Whatever it says was sent must be there, and stay there. */
  async flush(page: Page, only: readonly Question[]): Promise<boolean> {
    if (!page.queue) return false
    const sent = questions
      .filter((id) => only.includes(id))
      .map((id) => this.#last(id))
      .filter((given) => given?.page === page && given.value !== null)
    this.#openFlushes += 1
    const isSaved = await page.queue.flush(only)
    this.#openFlushes -= 1
    for (const given of isSaved ? sent : []) {
      if (!given || given.value === null || this.#last(given.question) !== given) continue
      if ((this.backend.answers.get(given.question) ?? '') !== given.value)
        this.wrongs.push(`${given.question} was called saved, and is not`)
      else if (this.backend.mayBecomeOtherThan(given.question, given.value))
        this.wrongs.push(`${given.question} was called saved, and an older value may still land`)
    }
    return isSaved
  }

  /** A page goes in the middle of things; `isBack` when it is loaded anew. One that just asked another for its news is spared. */
  #leave(at: number, isBack: boolean): void {
    const page = this.#page(at)
    if (!page || this.browser.session === null || this.browser.pages.some(({ queue }) => !queue)) return
    this.#openFlushes = 0
    this.#loseUnkept((given) => given.page === page)
    this.browser.kill(page)
    if (isBack) this.browser.open()
  }

  /** What a page held and the device not yet may be lost with it, if it was only just given. */
  #loseUnkept(isLost: (given: Given) => boolean): void {
    for (const given of this.#given.filter((one) => !one.isKept && !one.isDoubtful && isLost(one))) {
      given.isDoubtful = true
      if (this.time.now - given.at > 2000)
        this.wrongs.push(`${given.question} was given long ago, and not on the device yet`)
    }
  }

  signIn(): void {
    if (this.browser.session !== null) return
    this.#loseUnkept(() => true)
    this.browser.beginSession(`session${++this.#sessions}`, true)
  }

  /** Another patient uses the browser for a while: nothing may be sent for them, and what was kept is gone. */
  async #othersTurn(): Promise<void> {
    if (this.browser.session !== null) this.browser.endSession()
    for (const page of this.browser.pages.slice()) this.browser.kill(page)
    const before = this.backend.sent.length
    this.browser.session = 'other'
    this.browser.device = { session: 'other', kept: undefined }
    await this.time.pass(6000)
    if (this.backend.sent.length > before) this.wrongs.push('something was sent in another patient’s session')
    for (const given of this.#given) given.isDoubtful = true
    this.browser.beginSession(`session${++this.#sessions}`, false)
    this.browser.open()
  }

  /** Ends all faults, and moves the patient to the next step. */
  async end(): Promise<void> {
    this.backend.fates = []
    this.browser.goOnline()
    // A request under way may still end the session.
    await this.time.pass(20_000)
    this.signIn()
    await this.time.pass(60_000)
    const [page] = this.browser.pages
    const flushed = page && this.flush(page, questions)
    if (!(await this.time.passAll(600_000))) this.wrongs.push('it never becomes idle')
    else if (this.#openFlushes > 0) this.wrongs.push('a flush was never answered')
    else if (!(await flushed)) this.wrongs.push('the last flush failed')
    this.#checkResult()
  }

  #checkResult(): void {
    if (this.backend.mostAtOnce > 1) this.wrongs.push(`${this.backend.mostAtOnce} requests were under way at once`)
    for (const id of questions) {
      const allowed = this.#allowed(id)
      const found = this.backend.answers.get(id) ?? ''
      if (allowed && !allowed.has(found))
        this.wrongs.push(`${id} is "${found}" at the back end, and should be "${[...allowed].join('" or "')}"`)
      for (const { name, queue } of this.browser.pages) {
        if ((queue?.values().get(id) ?? '') !== found)
          this.wrongs.push(`${name} shows "${queue?.values().get(id)}" for ${id}, and the back end has "${found}"`)
      }
    }
    for (const { name, queue } of this.browser.pages)
      if (queue?.state() !== 'saved') this.wrongs.push(`${name} has the state ${queue?.state()}`)
    if (Object.values(this.browser.kept()?.questions ?? {}).some(({ edit }) => edit.value !== null))
      this.wrongs.push('an answer stayed on the device')
  }

  /** The last value given, and earlier ones if it may be lost with its page; undefined if it was taken back. */
  #allowed(id: Question): Set<string> | undefined {
    const allowed = new Set<string>()
    for (const { value, isDoubtful } of this.#given.filter((given) => given.question === id).toReversed()) {
      if (value === null) return undefined
      allowed.add(value)
      if (!isDoubtful) return allowed
    }
    return allowed.add('')
  }
}

/** Everything that went wrong; empty if the queue works. */
export async function play(all: Scenario): Promise<readonly string[]> {
  const playing = new Play(all)
  await playing.events(all.events)
  await playing.end()
  return playing.wrongs
}

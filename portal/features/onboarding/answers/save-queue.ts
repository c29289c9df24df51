import { AnswerBook, isInDoubt, isOutstanding, isWaiting, type Sent } from './answer-book.ts'
import { AnswerSync } from './answer-sync.ts'
import { inFlight, type KeptQuestion } from './kept-answers.ts'
import { pauseAfter, FailureLog, type TriedEdit } from './failure-log.ts'
import type { Barred, Outcome, SaveQueueDeps } from './save-queue-deps.ts'

export type SaveState = 'saved' | 'unsaved' | 'saving' | 'failed' | 'barred' | 'refused'

export interface SaveQueue {
  /** The answers as the patient gave them last: the clinic's with what is not acknowledged over them. The same object until one changes. */
  values: () => ReadonlyMap<string, string>
  /** Typed and not finished: kept on the device as soon as it is seen, not sent yet. */
  type: (questionId: string, value: string) => void
  /** Finished: sent as soon as it can be, unless the clinic has it. */
  save: (questionId: string, value: string) => void
  /** Of a question: `unsaved` is typed or waiting, `failed` that the last try failed, `refused` that the clinic cannot use it, `barred` that it takes none, and `barredBy` says why; it is still kept. */
  stateOf: (questionId: string) => SaveState
  barredBy: (questionId?: string) => Barred | null
  /** Of the whole: refused before barred before failed before saving before unsaved before saved. */
  state: () => SaveState
  /** When the clinic last acknowledged an answer, in ms; the device remembers. */
  savedAt: () => number | null
  /** Sends everything that waits, failed ones again, and of `only` also what is typed. True when all of it is at the clinic. */
  flush: (only?: Iterable<string>) => Promise<boolean>
  /** Nothing typed stays behind for this question: what the clinic has counts. */
  revert: (questionId: string) => void
  /** Calls back after every change; returns how to stop. */
  subscribe: (listener: () => void) => () => void
  /** Sends nothing more. What waits stays on the device. */
  close: () => void
}

/** By then a request that was given up has landed or never will, in ms. */
export const lateArrivalMs = 5000

type Step = { do: 'send'; sent: Sent } | { do: 'readBack'; due: readonly string[] } | { do: 'rest'; delay: number } | { do: 'nothing' }

/**
 * Sends a questionnaire's answers one at a time, and keeps each on the device until it is certain that the clinic has it.
 * A request whose answer was lost may land after a newer one; so after such a loss the clinic is read back, and what differs is sent again.
 */
class Queue implements SaveQueue {
  readonly #around: SaveQueueDeps
  readonly #book: AnswerBook
  readonly #sync: AnswerSync
  readonly #listeners = new Set<() => void>()
  readonly #stops: (() => void)[]
  readonly #failureLog = new FailureLog()
  readonly #flushes: ((isSaved: boolean) => void)[] = []
  #failures = 0
  #sending: Sent | null = null
  #rest: { isPause: boolean; end: () => void } | null = null
  #isBusy = false
  #isClosed = false

  constructor(around: SaveQueueDeps) {
    this.#around = around
    this.#book = new AnswerBook(around)
    this.#sync = new AnswerSync(this.#book, around, () => this.#changed())
    this.#stops = [around.followOnline(() => this.#hurry()), () => around.signal.removeEventListener('abort', this.close)]
    around.signal.addEventListener('abort', this.close)
    if (around.signal.aborted) this.close()
  }

  /** Resolves once what the device keeps was read. */
  async open(): Promise<void> {
    await this.#sync.open()
    this.#changed()
  }

  values = () => this.#book.values()
  savedAt = () => this.#book.savedAt
  barredBy = (id?: string) => (id === undefined ? this.#book.open() : [id]).map((one) => this.#failureLog.barredBy(one, this.#book.of(one).edit.stamp)).find((barred) => barred !== null) ?? null

  type = (id: string, value: string) => { if (!this.#book.isSettledAs(id, value)) this.#edit(id, value, false) }
  save = (id: string, value: string) => { if (!this.#book.isSettledAs(id, value)) this.#edit(id, value, true) }
  revert = (id: string) => { if (this.#book.of(id).edit.value !== null) this.#edit(id, null, true) }

  stateOf = (id: string): SaveState => {
    const question = this.#book.of(id)
    if (question.edit.value === null) return 'saved'
    if (this.#sending?.stamp === question.edit.stamp) return 'saving'
    const setback = this.#failureLog.of(id, question.edit.stamp)
    if (setback) return setback
    return question.edit.isFinished && !isWaiting(question) ? 'saving' : 'unsaved'
  }

  state = (): SaveState => {
    const states = new Set(this.#book.open().map(this.stateOf))
    return (['refused', 'barred', 'failed', 'saving', 'unsaved'] as const).find((state) => states.has(state)) ?? 'saved'
  }

  subscribe = (listener: () => void) => {
    this.#listeners.add(listener)
    return () => { this.#listeners.delete(listener) }
  }

  flush = (only: Iterable<string> = []): Promise<boolean> => {
    const ids = [...only]
    for (const id of ids) this.#book.finish(id)
    this.#failureLog.tryRefusedAgain()
    const flushed = new Promise<boolean>((resolve) => { this.#flushes.push(resolve) })
    if (ids.length > 0) this.#sync.keep(ids)
    this.#hurry()
    return flushed
  }

  close = () => {
    if (this.#isClosed) return
    this.#isClosed = true
    this.#sync.close()
    this.#endRest()
    for (const stop of this.#stops) stop()
    this.#endFlushes(false)
  }

  #edit(id: string, value: string | null, isFinished: boolean): void {
    const { edit } = this.#book.of(id)
    const isSame = edit.value !== null && edit.value === value
    // The same once more is no edit: it would try again what was refused, or overtake a later one of another tab.
    if (isSame && (edit.isFinished || !isFinished)) return
    if (isSame) this.#book.finish(id)
    else this.#book.edit(id, value, isFinished)
    this.#sync.keep([id])
    this.#changed()
  }

  #changed(): void {
    for (const listener of this.#listeners) listener()
    this.#go()
  }

  /** In order; nothing that is not repeated by itself. */
  #toDo = (isSo: (question: KeptQuestion) => boolean): string[] => this.#book.where((question, id) => isSo(question) && !this.#failureLog.isRefused(id, question.edit.stamp))

  /** Somebody waits, or the connection is back: no pause any more. */
  #hurry(): void {
    this.#failures = 0
    this.#endRest()
    this.#changed()
  }

  #endRest(): void {
    this.#rest?.end()
    this.#rest = null
  }

  #restFor(delay: number, isPause: boolean): void {
    if (this.#isClosed) return
    const end = this.#around.later(() => {
      this.#rest = null
      this.#go()
    }, delay)
    this.#rest = { isPause, end }
  }

  /** Takes the next turn, if there is something to do and nothing against it. */
  #go(): void {
    if (this.#isClosed) return this.#endFlushes(false)
    this.#answerFlushes()
    if (this.#isBusy) return
    // While a lost request may still land, others go on.
    if (this.#rest && !this.#rest.isPause && this.#toDo(isWaiting).length > 0) this.#endRest()
    if (this.#rest || this.#toDo((question) => isWaiting(question) || isInDoubt(question)).length === 0) return
    this.#isBusy = true
    void this.#around.lock(() => this.#turn()).catch(() => this.#fail([])).finally(() => {
      this.#isBusy = false
      this.#changed()
    })
  }

  async #turn(): Promise<void> {
    const step = await this.#sync.share(() => this.#nextStep())
    // While the device was writing, the session can have ended.
    if (this.#isClosed) return
    if (step?.do === 'send') await this.#deliver(step.sent)
    if (step?.do === 'readBack') await this.#compare(step.due)
    if (step?.do === 'rest') this.#restFor(step.delay, false)
  }

  /** To be asked with the device's copy at hand: another tab may have done the work, or have a newer answer. */
  #nextStep(): Step {
    if (this.#isClosed) return { do: 'nothing' }
    const now = this.#around.now()
    // This tab has the lock, so whoever waited for an answer is gone.
    for (const id of this.#book.where(({ delivery: { lostAt } }) => lostAt === inFlight || (lostAt ?? 0) > now)) this.#book.giveUp(id)
    const atClinic = this.#toDo(isWaiting).filter((id) => this.#book.hasAlready(id))
    for (const id of atClinic) this.#book.skip(id)
    this.#sync.broadcast(atClinic)
    const [next] = this.#toDo(isWaiting).toSorted((one, other) => this.#failureLog.serverErrorsOf(one) - this.#failureLog.serverErrorsOf(other))
    if (next !== undefined) return { do: 'send', sent: this.#book.sendOut(next) }
    const lost = this.#toDo(isInDoubt).map((id) => ({ id, wait: (this.#book.of(id).delivery.lostAt ?? 0) + lateArrivalMs - now }))
    const due = lost.filter(({ wait }) => wait <= 0).map(({ id }) => id)
    if (due.length > 0) return { do: 'readBack', due }
    return lost.length > 0 ? { do: 'rest', delay: Math.min(...lost.map(({ wait }) => wait)) } : { do: 'nothing' }
  }

  async #deliver(sent: Sent): Promise<void> {
    this.#sending = sent
    this.#failureLog.forget(sent.id)
    this.#changed()
    const outcome = await this.#around.send(sent.id, sent.value)
    this.#sending = null
    this.#take(outcome, sent)
    this.#sync.broadcast([sent.id])
    await this.#sync.share()
  }

  #take(outcome: Outcome, sent: Sent): void {
    if (outcome === 'acknowledged') {
      this.#book.acknowledge(sent)
      this.#book.savedAt = this.#around.clock()
      this.#failureLog.forgetServerErrors(sent.id)
      this.#failures = 0
    } else if (outcome === 'lost' || outcome === 'broken') {
      this.#book.giveUp(sent.id)
      if (outcome === 'broken') this.#failureLog.addServerError(sent.id)
      this.#fail([sent])
    } else {
      this.#book.refuse(sent)
      this.#failureLog.refuse([sent], typeof outcome === 'object' ? outcome : null)
      if (outcome === 'ended') this.close()
    }
  }

  /** Nothing that was lost can land any more: what the clinic has now, it keeps. */
  async #compare(due: readonly string[]): Promise<void> {
    const tried = due.map((id) => ({ id, stamp: this.#book.of(id).edit.stamp }))
    const read = await this.#around.readBack()
    if (read === 'ended') return this.close()
    if (typeof read === 'string') return this.#fail(tried)
    if ('error' in read) return this.#failureLog.refuse(tried, read)
    for (const id of due) this.#failureLog.forget(id)
    this.#failures = 0
    this.#book.takeBack(read, due)
    this.#sync.broadcast()
    await this.#sync.share()
  }

  /** Goes on by itself, after a pause that grows. */
  #fail(edits: readonly TriedEdit[]): void {
    this.#failureLog.fail(edits)
    this.#restFor(pauseAfter(this.#failures), true)
    this.#failures += 1
    this.#endFlushes(false)
  }

  #answerFlushes(): void {
    if (this.#toDo(isOutstanding).length === 0) this.#endFlushes(this.#book.where(isOutstanding).length === 0)
  }

  #endFlushes(isSaved: boolean): void {
    for (const end of this.#flushes.splice(0)) end(isSaved)
  }
}

/** Resolves once what the device keeps was read. */
export async function openSaveQueue(around: SaveQueueDeps): Promise<SaveQueue> {
  const queue = new Queue(around)
  await queue.open()
  return queue
}

import { AnswerBook, isInDoubt, isOutstanding, isUnsent, type Sent } from './answer-book.ts'
import { AnswerSync } from './answer-sync.ts'
import { inFlight, type StoredQuestion } from './stored-answers.ts'
import { pauseAfter, FailureLog, type TriedEdit } from './failure-log.ts'
import type { BlockingError, Outcome, SaveQueueDeps } from './save-queue-deps.ts'

/** State of an answer or of the whole questionnaire (see `SaveQueue.stateOf`). */
export type SaveState = 'saved' | 'unsaved' | 'saving' | 'failed' | 'blocked' | 'refused'

/** Stores and sends the answers of one questionnaire (GEN-03, GEN-17). No function throws or rejects. */
export interface SaveQueue {
  /** Current answers by question id: the clinic's, overlaid with unacknowledged edits. The same Map until one changes. */
  values: () => ReadonlyMap<string, string>
  /** Unfinished answer: stored on the device, not sent. */
  type: (questionId: string, value: string) => void
  /** Finished answer: sent as soon as possible, unless the clinic has it. */
  save: (questionId: string, value: string) => void
  /** State of a question: `unsaved` is typed or waiting, `failed` the last try failed, `refused` the clinic rejects the answer, `blocked` it rejects any answer (see `blockingErrorOf`). The answer stays stored in each. */
  stateOf: (questionId: string) => SaveState
  /** Why the clinic refuses any answer to this question, or to one of all; null if it does not. */
  blockingErrorOf: (questionId?: string) => BlockingError | null
  /** State of the questionnaire: the worst of its questions, in the order refused, blocked, failed, saving, unsaved, saved. */
  state: () => SaveState
  /** Time of the last acknowledged answer in ms; stored on the device. */
  savedAt: () => number | null
  /** Sends everything that waits, including failed answers and unfinished ones of `only`. Resolves to whether all of it is acknowledged. */
  flush: (only?: Iterable<string>) => Promise<boolean>
  /** Discards an unfinished answer: the clinic's counts. */
  revert: (questionId: string) => void
  /** Calls back after every change; gives the unsubscribe function. */
  subscribe: (listener: () => void) => () => void
  /** Stops sending. Pending answers stay on the device. */
  close: () => void
}

/** Time in ms within which a request whose answer was lost may still be applied at the clinic. */
export const lateArrivalMs = 5000

type Step =
  | { do: 'send'; sent: Sent }
  | { do: 'readBack'; due: readonly string[] }
  | { do: 'rest'; delay: number }
  | { do: 'nothing' }

/**
 * Sends answers one at a time, and stores each on the device until the clinic certainly has it. A request whose answer was
 * lost may be applied after a newer one; therefore the clinic is read back after a loss, and differences are sent again.
 */
class Queue implements SaveQueue {
  readonly #deps: SaveQueueDeps
  readonly #book: AnswerBook
  readonly #sync: AnswerSync
  readonly #listeners = new Set<() => void>()
  readonly #stops: (() => void)[]
  readonly #failureLog = new FailureLog()
  readonly #flushes: ((isSaved: boolean) => void)[] = []
  #failures = 0
  #sending: Sent | null = null
  #rest: { isBackoff: boolean; end: () => void } | null = null
  #isBusy = false
  #isClosed = false

  constructor(deps: SaveQueueDeps) {
    this.#deps = deps
    this.#book = new AnswerBook(deps)
    this.#sync = new AnswerSync(this.#book, deps, () => this.#changed())
    this.#stops = [
      deps.followOnline(() => this.#retryNow()),
      () => deps.signal.removeEventListener('abort', this.close),
    ]
    deps.signal.addEventListener('abort', this.close)
    if (deps.signal.aborted) this.close()
  }

  /** Resolves once the device's copy is read. */
  async open(): Promise<void> {
    await this.#sync.open()
    this.#changed()
  }

  values = () => this.#book.values()
  savedAt = () => this.#book.savedAt
  blockingErrorOf = (id?: string) =>
    (id === undefined ? this.#book.open() : [id])
      .map((one) => this.#failureLog.blockingErrorOf(one, this.#book.of(one).edit.stamp))
      .find((blocked) => blocked !== null) ?? null

  type = (id: string, value: string) => {
    if (!this.#book.isSettledAs(id, value)) this.#edit(id, value, false)
  }
  save = (id: string, value: string) => {
    if (!this.#book.isSettledAs(id, value)) this.#edit(id, value, true)
  }
  revert = (id: string) => {
    if (this.#book.of(id).edit.value !== null) this.#edit(id, null, true)
  }

  stateOf = (id: string): SaveState => {
    const question = this.#book.of(id)
    if (question.edit.value === null) return 'saved'
    if (this.#sending?.stamp === question.edit.stamp) return 'saving'
    const failure = this.#failureLog.of(id, question.edit.stamp)
    if (failure) return failure
    return question.edit.isFinished && !isUnsent(question) ? 'saving' : 'unsaved'
  }

  state = (): SaveState => {
    const states = new Set(this.#book.open().map(this.stateOf))
    return (
      (['refused', 'blocked', 'failed', 'saving', 'unsaved'] as const).find((state) => states.has(state)) ?? 'saved'
    )
  }

  subscribe = (listener: () => void) => {
    this.#listeners.add(listener)
    return () => {
      this.#listeners.delete(listener)
    }
  }

  flush = (only: Iterable<string> = []): Promise<boolean> => {
    const ids = [...only]
    for (const id of ids) this.#book.finish(id)
    this.#failureLog.tryRefusedAgain()
    const flushed = new Promise<boolean>((resolve) => {
      this.#flushes.push(resolve)
    })
    if (ids.length > 0) this.#sync.store(ids)
    this.#retryNow()
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
    // Not an edit: a new stamp would retry a refused answer, or overrule a later one of another tab.
    if (isSame && (edit.isFinished || !isFinished)) return
    if (isSame) this.#book.finish(id)
    else this.#book.edit(id, value, isFinished)
    this.#sync.store([id])
    this.#changed()
  }

  #changed(): void {
    for (const listener of this.#listeners) listener()
    this.#runNext()
  }

  /** Ids of matching questions in order of edit, without refused ones. */
  #toDo = (predicate: (question: StoredQuestion) => boolean): string[] =>
    this.#book.where((question, id) => predicate(question) && !this.#failureLog.isRefused(id, question.edit.stamp))

  /** Ends the pause: the patient waits, or the connection is back. */
  #retryNow(): void {
    this.#failures = 0
    this.#endRest()
    this.#changed()
  }

  #endRest(): void {
    this.#rest?.end()
    this.#rest = null
  }

  #restFor(delay: number, isBackoff: boolean): void {
    if (this.#isClosed) return
    const end = this.#deps.later(() => {
      this.#rest = null
      this.#runNext()
    }, delay)
    this.#rest = { isBackoff, end }
  }

  /** Starts the next step, unless one is running or there is nothing to do. */
  #runNext(): void {
    if (this.#isClosed) return this.#endFlushes(false)
    this.#answerFlushes()
    if (this.#isBusy) return
    // Waiting for a read-back does not hold up other answers.
    if (this.#rest && !this.#rest.isBackoff && this.#toDo(isUnsent).length > 0) this.#endRest()
    if (this.#rest || this.#toDo((question) => isUnsent(question) || isInDoubt(question)).length === 0) return
    this.#isBusy = true
    void this.#deps
      .lock(() => this.#turn())
      .catch(() => this.#fail([]))
      .finally(() => {
        this.#isBusy = false
        this.#changed()
      })
  }

  async #turn(): Promise<void> {
    const step = await this.#sync.share(() => this.#nextStep())
    // The session may have ended during the write.
    if (this.#isClosed) return
    if (step?.do === 'send') await this.#deliver(step.sent)
    if (step?.do === 'readBack') await this.#readBack(step.due)
    if (step?.do === 'rest') this.#restFor(step.delay, false)
  }

  /** Runs with the device's copy merged: another tab may have done the work or have a newer answer. */
  #nextStep(): Step {
    if (this.#isClosed) return { do: 'nothing' }
    const now = this.#deps.now()
    // This tab holds the lock, so no other tab is waiting for an answer any more.
    for (const id of this.#book.where(({ delivery: { lostAt } }) => lostAt === inFlight || (lostAt ?? 0) > now))
      this.#book.markLost(id)
    const onServer = this.#toDo(isUnsent).filter((id) => this.#book.hasAlready(id))
    for (const id of onServer) this.#book.skip(id)
    this.#sync.broadcast(onServer)
    const [next] = this.#toDo(isUnsent).toSorted(
      (one, other) => this.#failureLog.serverErrorsOf(one) - this.#failureLog.serverErrorsOf(other),
    )
    if (next !== undefined) return { do: 'send', sent: this.#book.markInFlight(next) }
    const lost = this.#toDo(isInDoubt).map((id) => ({
      id,
      wait: (this.#book.of(id).delivery.lostAt ?? 0) + lateArrivalMs - now,
    }))
    const due = lost.filter(({ wait }) => wait <= 0).map(({ id }) => id)
    if (due.length > 0) return { do: 'readBack', due }
    return lost.length > 0 ? { do: 'rest', delay: Math.min(...lost.map(({ wait }) => wait)) } : { do: 'nothing' }
  }

  async #deliver(sent: Sent): Promise<void> {
    this.#sending = sent
    this.#failureLog.forget(sent.id)
    this.#changed()
    const outcome = await this.#deps.send(sent.id, sent.value)
    this.#sending = null
    this.#applyOutcome(outcome, sent)
    this.#sync.broadcast([sent.id])
    await this.#sync.share()
  }

  #applyOutcome(outcome: Outcome, sent: Sent): void {
    if (outcome === 'acknowledged') {
      this.#book.acknowledge(sent)
      this.#book.savedAt = this.#deps.clock()
      this.#failureLog.forgetServerErrors(sent.id)
      this.#failures = 0
    } else if (outcome === 'lost' || outcome === 'broken') {
      this.#book.markLost(sent.id)
      if (outcome === 'broken') this.#failureLog.addServerError(sent.id)
      this.#fail([sent])
    } else {
      this.#book.refuse(sent)
      this.#failureLog.refuse([sent], typeof outcome === 'object' ? outcome : null)
      if (outcome === 'ended') this.close()
    }
  }

  /** Reads the clinic's answers, once lost requests can no longer be applied. */
  async #readBack(due: readonly string[]): Promise<void> {
    const tried = due.map((id) => ({ id, stamp: this.#book.of(id).edit.stamp }))
    const read = await this.#deps.readBack()
    if (read === 'ended') return this.close()
    if (typeof read === 'string') return this.#fail(tried)
    if ('error' in read) return this.#failureLog.refuse(tried, read)
    for (const id of due) this.#failureLog.forget(id)
    this.#failures = 0
    this.#book.reconcile(read, due)
    this.#sync.broadcast()
    await this.#sync.share()
  }

  /** Retries after a pause that grows with consecutive failures. */
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

/** Opens a save queue. Resolves once the device's copy is read. */
export async function openSaveQueue(deps: SaveQueueDeps): Promise<SaveQueue> {
  const queue = new Queue(deps)
  await queue.open()
  return queue
}

import type { AnswerBook } from './answer-book.ts'
import type { KeptAnswers } from './kept-answers.ts'
import type { SaveQueueDeps } from './save-queue-deps.ts'

/** Brings a tab's answers, the device's copy of them and the other tabs up to date with each other. */
export class AnswerSync {
  readonly #book: AnswerBook
  readonly #around: Pick<SaveQueueDeps, 'mirror' | 'tabs' | 'soon'>
  readonly #changed: () => void
  readonly #stop: () => void
  readonly #unkept = new Set<string>()
  #isKeepDue = false
  #isClosed = false

  constructor(book: AnswerBook, around: Pick<SaveQueueDeps, 'mirror' | 'tabs' | 'soon'>, changed: () => void) {
    this.#book = book
    this.#around = around
    this.#changed = changed
    this.#stop = around.tabs.listen((message) => this.#receive(message))
  }

  /** Takes up what the device keeps, and asks other tabs what they learned since the answers were loaded. */
  async open(): Promise<void> {
    await this.share()
    if (!this.#isClosed) this.#around.tabs.broadcast(this.#book.syncMessage([], true))
  }

  /** The other tabs, of these questions or of all. */
  broadcast(ids?: readonly string[]): void {
    if (!this.#isClosed) this.#around.tabs.broadcast(this.#book.syncMessage(ids))
  }

  /** On the device and in the other tabs, once the patient sees it: a letter waits for neither. */
  keep(ids: readonly string[]): void {
    if (this.#unkept.size === 0) this.#around.soon(() => this.#keepNow())
    for (const id of ids) this.#unkept.add(id)
  }

  /** In the same go as the two are brought up to date, makes a change. Where the device fails, memory must do. */
  async share<T = void>(change?: () => T): Promise<T | undefined> {
    let made: { result: T | undefined } | undefined
    const update = (kept: KeptAnswers | undefined) => {
      if (kept) this.#book.merge(kept)
      made ??= { result: change?.() }
      return this.#book.kept()
    }
    await this.#around.mirror.update(update).catch(() => {})
    return made ? made.result : change?.()
  }

  /** What waits goes to the device still; the other tabs are told nothing more. */
  close(): void {
    this.#isClosed = true
    this.#keepNow()
    this.#stop()
  }

  #receive(message: unknown): void {
    const heard = this.#book.receive(message)
    if (heard === 'asked') this.broadcast()
    if (heard !== 'unreadable') this.#changed()
  }

  /** What comes while the device is still busy goes along. */
  #keepNow(): void {
    if (this.#unkept.size === 0) return
    this.broadcast([...this.#unkept])
    this.#unkept.clear()
    if (this.#isKeepDue) return
    this.#isKeepDue = true
    void this.share(() => { this.#isKeepDue = false }).then(() => this.#changed())
  }
}

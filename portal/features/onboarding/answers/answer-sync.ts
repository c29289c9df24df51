import type { AnswerBook } from './answer-book.ts'
import type { StoredAnswers } from './stored-answers.ts'
import type { SaveQueueDeps } from './save-queue-deps.ts'

/** Keeps a tab's answers, the copy on the device and the other tabs in sync. */
export class AnswerSync {
  readonly #book: AnswerBook
  readonly #deps: Pick<SaveQueueDeps, 'mirror' | 'tabs' | 'soon'>
  readonly #changed: () => void
  readonly #stop: () => void
  readonly #pending = new Set<string>()
  #isStoreDue = false
  #isClosed = false

  constructor(book: AnswerBook, deps: Pick<SaveQueueDeps, 'mirror' | 'tabs' | 'soon'>, changed: () => void) {
    this.#book = book
    this.#deps = deps
    this.#changed = changed
    this.#stop = deps.tabs.listen((message) => this.#receive(message))
  }

  /** Merges the device's copy, and asks other tabs what they learned since these answers were loaded. */
  async open(): Promise<void> {
    await this.share()
    if (!this.#isClosed) this.#deps.tabs.broadcast(this.#book.syncMessage([], true))
  }

  /** Sends the state of these questions, or of all, to the other tabs. */
  broadcast(ids?: readonly string[]): void {
    if (!this.#isClosed) this.#deps.tabs.broadcast(this.#book.syncMessage(ids))
  }

  /** Stores and broadcasts these questions after the next paint, so that typing waits for neither. */
  store(ids: readonly string[]): void {
    if (this.#pending.size === 0) this.#deps.soon(() => this.#storeNow())
    for (const id of ids) this.#pending.add(id)
  }

  /** Runs `change` in one transaction with the merge of the device's copy. If the device fails, it runs in memory only. */
  async share<T = void>(change?: () => T): Promise<T | undefined> {
    let applied: { result: T | undefined } | undefined
    const update = (stored: StoredAnswers | undefined) => {
      if (stored) this.#book.merge(stored)
      applied ??= { result: change?.() }
      return this.#book.snapshot()
    }
    await this.#deps.mirror.update(update).catch(() => {})
    return applied ? applied.result : change?.()
  }

  /** Stores what is pending. No more messages to other tabs. */
  close(): void {
    this.#isClosed = true
    this.#storeNow()
    this.#stop()
  }

  #receive(message: unknown): void {
    const received = this.#book.receive(message)
    if (received === 'asked') this.broadcast()
    if (received !== 'unreadable') this.#changed()
  }

  /** Writes are coalesced: edits made during a write are part of it. */
  #storeNow(): void {
    if (this.#pending.size === 0) return
    this.broadcast([...this.#pending])
    this.#pending.clear()
    if (this.#isStoreDue) return
    this.#isStoreDue = true
    void this.share(() => {
      this.#isStoreDue = false
    }).then(() => this.#changed())
  }
}

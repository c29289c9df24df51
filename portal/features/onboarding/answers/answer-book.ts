import {
  countIn,
  laterOf,
  mergedQuestion,
  readSyncMessage,
  stampOf,
  inFlight,
  type Delivery,
  type StoredAnswers,
  type StoredQuestion,
  type SyncMessage,
} from './stored-answers.ts'

const untouched: StoredQuestion = {
  edit: { stamp: '', value: null, isFinished: true },
  delivery: { version: 0, acknowledged: null, lostAt: null },
}

/** What an answer book starts from. */
export interface AnswerBookOptions {
  /** Answers as just loaded from the clinic, by question id. */
  backend: ReadonlyMap<string, string>
  /** Id of this tab; breaks ties between edits of the same moment. */
  tab: string
  /** Device time in ms. */
  now: () => number
}

/**
 * A request in flight, and the state of its question before it. `wasKnown`: this tab knew the clinic's current answer.
 */
export interface Sent {
  id: string
  stamp: string
  value: string
  lostAt: number | null
  wasKnown: boolean
}

/** Whether a finished edit is not acknowledged yet. */
export const isUnsent = ({ edit, delivery }: StoredQuestion): boolean =>
  edit.value !== null && edit.isFinished && delivery.acknowledged !== edit.stamp
/** Whether a request may still be applied at the clinic: it is in flight, or its answer was lost. */
export const isInDoubt = ({ delivery }: StoredQuestion): boolean => delivery.lostAt !== null
/** Whether a finished edit is not certainly at the clinic. */
export const isOutstanding = ({ edit }: StoredQuestion): boolean => edit.value !== null && edit.isFinished

/** A tab's view of one questionnaire: the clinic's answers, overlaid with edits that are not acknowledged yet. */
export class AnswerBook {
  readonly #options: AnswerBookOptions
  readonly #clinic: Map<string, string>
  /** Per question, the delivery version for which `#clinic` is current; another tab may have sent since. */
  readonly #knownVersions = new Map<string, number>()
  readonly #questions = new Map<string, StoredQuestion>()
  #values: ReadonlyMap<string, string> = new Map()
  /** `#values` is up to date: fields read it at every keystroke. */
  #isCurrent = false
  #count = 0
  savedAt: number | null = null

  constructor(options: AnswerBookOptions) {
    this.#options = options
    this.#clinic = new Map(options.backend)
  }

  of = (id: string): StoredQuestion => this.#questions.get(id) ?? untouched

  /** Ids of the questions that match, in order of their edits. */
  where(predicate: (question: StoredQuestion, id: string) => boolean): string[] {
    const found = [...this.#questions].filter(([id, question]) => predicate(question, id))
    return found.toSorted(([, one], [, other]) => (one.edit.stamp < other.edit.stamp ? -1 : 1)).map(([id]) => id)
  }

  /** Ids of the questions whose answer is not certainly at the clinic, unordered. */
  open(): string[] {
    return [...this.#questions].flatMap(([id, { edit }]) => (edit.value === null ? [] : [id]))
  }

  values(): ReadonlyMap<string, string> {
    if (this.#isCurrent) return this.#values
    this.#isCurrent = true
    const values = new Map(this.#clinic)
    for (const [id, { edit }] of this.#questions) if (edit.value !== null) values.set(id, edit.value)
    const isSame =
      values.size === this.#values.size && [...values].every(([id, value]) => this.#values.get(id) === value)
    if (!isSame) this.#values = values
    return this.#values
  }

  #put(id: string, question: StoredQuestion): void {
    this.#isCurrent = false
    this.#questions.set(id, question)
  }

  /** Records an edit with a stamp later than any known one, even if the device's clock was set back. */
  edit(id: string, value: string | null, isFinished: boolean): void {
    this.#count = Math.max(this.#options.now(), this.#count + 1)
    this.#put(id, { ...this.of(id), edit: { stamp: stampOf(this.#count, this.#options.tab), value, isFinished } })
  }

  finish(id: string): void {
    const question = this.of(id)
    if (question.edit.value !== null) this.#put(id, { ...question, edit: { ...question.edit, isFinished: true } })
  }

  /** Whether no edit is pending and this is the current answer. */
  isSettledAs = (id: string, value: string): boolean => this.of(id).edit.value === null && this.#hasAnswer(id, value)

  /** Whether the clinic is known to have the edit. A missing and an empty answer are equal. */
  hasAlready(id: string): boolean {
    const { edit, delivery } = this.of(id)
    return (
      edit.value !== null && delivery.lostAt === null && this.#isCurrentOnServer(id) && this.#hasAnswer(id, edit.value)
    )
  }

  #hasAnswer = (id: string, value: string): boolean => (this.#clinic.get(id) ?? '') === value
  #isCurrentOnServer = (id: string): boolean => (this.#knownVersions.get(id) ?? 0) === this.of(id).delivery.version

  #deliver(id: string, change: Partial<Omit<Delivery, 'version'>>): void {
    const { edit, delivery } = this.of(id)
    this.#put(id, { edit, delivery: { ...delivery, ...change, version: delivery.version + 1 } })
  }

  /** Marks an edit that the clinic already has as acknowledged. */
  skip(id: string): void {
    this.#deliver(id, { acknowledged: this.of(id).edit.stamp })
    this.#setServerAnswer(id, this.#clinic.get(id) ?? null)
    this.#dropConfirmed(id)
  }

  /** Starts a request. Recorded as in flight first: if this page ends, other tabs must know that it may still be applied. */
  markInFlight(id: string): Sent {
    const {
      edit: { stamp, value },
      delivery: { lostAt },
    } = this.of(id)
    const wasKnown = this.#isCurrentOnServer(id)
    this.#deliver(id, { lostAt: inFlight })
    return { id, stamp, value: value ?? '', lostAt, wasKnown }
  }

  /** The clinic accepted the request. An earlier lost one stays in doubt: it may still be applied. */
  acknowledge({ id, stamp, value, lostAt }: Sent): void {
    this.#deliver(id, { acknowledged: stamp, lostAt })
    this.#setServerAnswer(id, value)
    this.#dropConfirmed(id)
  }

  /** The clinic rejected the request: restores the state before it. */
  refuse({ id, lostAt, wasKnown }: Sent): void {
    this.#deliver(id, { lostAt })
    if (wasKnown) this.#setServerAnswer(id, this.#clinic.get(id) ?? null)
  }

  /** Stops waiting for an answer. The request may still be applied. */
  markLost(id: string): void {
    this.#deliver(id, { lostAt: this.#options.now() })
  }

  /** Takes over the clinic's answers as read back, once no request for the `settled` questions can be applied any more. */
  reconcile(read: ReadonlyMap<string, string>, settled: readonly string[]): void {
    for (const id of settled) {
      const { edit } = this.of(id)
      const isThere = edit.value !== null && edit.isFinished && (read.get(id) ?? '') === edit.value
      this.#deliver(id, { lostAt: null, acknowledged: isThere ? edit.stamp : null })
    }
    for (const id of new Set([...this.#clinic.keys(), ...read.keys(), ...settled])) {
      this.#setServerAnswer(id, read.get(id) ?? null)
      this.#dropConfirmed(id)
    }
  }

  #setServerAnswer(id: string, answer: string | null): void {
    this.#isCurrent = false
    if (answer === null) this.#clinic.delete(id)
    else this.#clinic.set(id, answer)
    this.#knownVersions.set(id, this.of(id).delivery.version)
  }

  /** Removes the value once the clinic certainly has it: the device stores only its stamp. */
  #dropConfirmed(id: string): void {
    const { edit, delivery } = this.of(id)
    if (edit.value !== null && delivery.acknowledged === edit.stamp && delivery.lostAt === null)
      this.#put(id, { delivery, edit: { ...edit, value: null } })
  }

  snapshot = (): StoredAnswers => ({ questions: Object.fromEntries(this.#questions), savedAt: this.savedAt })

  /** Merges the state from the device or from another tab. */
  merge({ questions, savedAt }: StoredAnswers): void {
    this.savedAt = laterOf(this.savedAt, savedAt)
    for (const [id, other] of Object.entries(questions)) {
      this.#count = Math.max(this.#count, countIn(other.edit.stamp))
      this.#put(id, mergedQuestion(this.of(id), other))
      this.#dropConfirmed(id)
    }
  }

  /** Message with the state of these questions for the other tabs; all questions by default. */
  syncMessage(ids: readonly string[] = [...this.#questions.keys()], asks = false): SyncMessage {
    const learned = ids
      .filter(this.#isCurrentOnServer)
      .map((id) => [id, { version: this.of(id).delivery.version, answer: this.#clinic.get(id) ?? null }])
    return {
      kept: { questions: Object.fromEntries(ids.map((id) => [id, this.of(id)])), savedAt: this.savedAt },
      learned: Object.fromEntries(learned),
      asks,
    }
  }

  /** Merges a message; 'asked' if it requests a reply, 'heard' if not, 'unreadable' if it is of another version. */
  receive(message: unknown): 'unreadable' | 'heard' | 'asked' {
    const parsed = readSyncMessage(message)
    if (!parsed) return 'unreadable'
    this.merge(parsed.kept)
    for (const [id, { version, answer }] of Object.entries(parsed.learned)) {
      // Skips messages that are older than what this tab knows.
      if (version === this.of(id).delivery.version) this.#setServerAnswer(id, answer)
    }
    return parsed.asks ? 'asked' : 'heard'
  }
}

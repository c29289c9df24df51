import { countIn, laterOf, mergedQuestion, readSyncMessage, stampOf, inFlight, type Delivery, type KeptAnswers, type KeptQuestion, type SyncMessage } from './kept-answers.ts'

const untouched: KeptQuestion = { edit: { stamp: '', value: null, isFinished: true }, delivery: { version: 0, acknowledged: null, lostAt: null } }

export interface AnswerBookOptions {
  /** The answers as just loaded from the clinic. */
  clinic: ReadonlyMap<string, string>
  /** Names this tab among others, for edits of the same moment. */
  tab: string
  /** In ms. */
  now: () => number
}

/** A request on its way, and how its question stood before. */
export interface Sent {
  id: string
  stamp: string
  value: string
  lostAt: number | null
  wasKnown: boolean
}

export const isWaiting = ({ edit, delivery }: KeptQuestion): boolean => edit.value !== null && edit.isFinished && delivery.acknowledged !== edit.stamp
export const isInDoubt = ({ delivery }: KeptQuestion): boolean => delivery.lostAt !== null
export const isOutstanding = ({ edit }: KeptQuestion): boolean => edit.value !== null && edit.isFinished

/** What this tab knows of a questionnaire: the clinic's answers, and over them what is not acknowledged yet. */
export class AnswerBook {
  readonly #options: AnswerBookOptions
  readonly #clinic: Map<string, string>
  /** The delivery as of which the clinic's answer is known; another tab may have gone further since. */
  readonly #learned = new Map<string, number>()
  readonly #questions = new Map<string, KeptQuestion>()
  #values: ReadonlyMap<string, string> = new Map()
  /** Nothing changed since: each field asks at each letter. */
  #isCurrent = false
  #count = 0
  savedAt: number | null = null

  constructor(options: AnswerBookOptions) {
    this.#options = options
    this.#clinic = new Map(options.clinic)
  }

  of = (id: string): KeptQuestion => this.#questions.get(id) ?? untouched

  /** The questions of which this is so, in the order of their edits. */
  where(isSo: (question: KeptQuestion, id: string) => boolean): string[] {
    const found = [...this.#questions].filter(([id, question]) => isSo(question, id))
    return found.toSorted(([, one], [, other]) => (one.edit.stamp < other.edit.stamp ? -1 : 1)).map(([id]) => id)
  }

  /** The questions whose answer the clinic does not have for certain, in no order. */
  open(): string[] {
    return [...this.#questions].flatMap(([id, { edit }]) => (edit.value === null ? [] : [id]))
  }

  values(): ReadonlyMap<string, string> {
    if (this.#isCurrent) return this.#values
    this.#isCurrent = true
    const values = new Map(this.#clinic)
    for (const [id, { edit }] of this.#questions) if (edit.value !== null) values.set(id, edit.value)
    const isSame = values.size === this.#values.size && [...values].every(([id, value]) => this.#values.get(id) === value)
    if (!isSame) this.#values = values
    return this.#values
  }

  #put(id: string, question: KeptQuestion): void {
    this.#isCurrent = false
    this.#questions.set(id, question)
  }

  /** A new edit; later than all that this tab knows of, whatever the device's clock says. */
  edit(id: string, value: string | null, isFinished: boolean): void {
    this.#count = Math.max(this.#options.now(), this.#count + 1)
    this.#put(id, { ...this.of(id), edit: { stamp: stampOf(this.#count, this.#options.tab), value, isFinished } })
  }

  finish(id: string): void {
    const question = this.of(id)
    if (question.edit.value !== null) this.#put(id, { ...question, edit: { ...question.edit, isFinished: true } })
  }

  /** Whether nothing waits, and the patient sees this answer already. */
  isSettledAs = (id: string, value: string): boolean => this.of(id).edit.value === null && this.#hasAnswer(id, value)

  /** Whether the clinic has what is to be sent. No answer and an empty one are the same to it. */
  hasAlready(id: string): boolean {
    const { edit, delivery } = this.of(id)
    return edit.value !== null && delivery.lostAt === null && this.#isKnown(id) && this.#hasAnswer(id, edit.value)
  }

  #hasAnswer = (id: string, value: string): boolean => (this.#clinic.get(id) ?? '') === value
  #isKnown = (id: string): boolean => (this.#learned.get(id) ?? 0) === this.of(id).delivery.version

  #deliver(id: string, change: Partial<Omit<Delivery, 'version'>>): void {
    const { edit, delivery } = this.of(id)
    this.#put(id, { edit, delivery: { ...delivery, ...change, version: delivery.version + 1 } })
  }

  /** It need not be sent. */
  skip(id: string): void {
    this.#deliver(id, { acknowledged: this.of(id).edit.stamp })
    this.#learn(id, this.#clinic.get(id) ?? null)
    this.#letGo(id)
  }

  /** A request goes out. Written down first: if this page ends now, another must know that it may land. */
  sendOut(id: string): Sent {
    const { edit: { stamp, value }, delivery: { lostAt } } = this.of(id)
    const wasKnown = this.#isKnown(id)
    this.#deliver(id, { lostAt: inFlight })
    return { id, stamp, value: value ?? '', lostAt, wasKnown }
  }

  /** An earlier request that was given up can land all the same. */
  acknowledge({ id, stamp, value, lostAt }: Sent): void {
    this.#deliver(id, { acknowledged: stamp, lostAt })
    this.#learn(id, value)
    this.#letGo(id)
  }

  /** The clinic did not take it: all is as it was before. */
  refuse({ id, lostAt, wasKnown }: Sent): void {
    this.#deliver(id, { lostAt })
    if (wasKnown) this.#learn(id, this.#clinic.get(id) ?? null)
  }

  /** From now on nobody waits for an answer, though the request may still land. */
  giveUp(id: string): void {
    this.#deliver(id, { lostAt: this.#options.now() })
  }

  /** The clinic's answers as they were read back, when no request for these questions could land any more. */
  takeBack(read: ReadonlyMap<string, string>, settled: readonly string[]): void {
    for (const id of settled) {
      const { edit } = this.of(id)
      const isThere = edit.value !== null && edit.isFinished && (read.get(id) ?? '') === edit.value
      this.#deliver(id, { lostAt: null, acknowledged: isThere ? edit.stamp : null })
    }
    for (const id of new Set([...this.#clinic.keys(), ...read.keys(), ...settled])) {
      this.#learn(id, read.get(id) ?? null)
      this.#letGo(id)
    }
  }

  #learn(id: string, answer: string | null): void {
    this.#isCurrent = false
    if (answer === null) this.#clinic.delete(id)
    else this.#clinic.set(id, answer)
    this.#learned.set(id, this.of(id).delivery.version)
  }

  /** Nothing of an answer stays on the device once it is certain that the clinic has it. */
  #letGo(id: string): void {
    const { edit, delivery } = this.of(id)
    if (edit.value !== null && delivery.acknowledged === edit.stamp && delivery.lostAt === null) this.#put(id, { delivery, edit: { ...edit, value: null } })
  }

  kept = (): KeptAnswers => ({ questions: Object.fromEntries(this.#questions), savedAt: this.savedAt })

  /** Brings in what the device keeps or another tab tells. */
  merge({ questions, savedAt }: KeptAnswers): void {
    this.savedAt = laterOf(this.savedAt, savedAt)
    for (const [id, other] of Object.entries(questions)) {
      this.#count = Math.max(this.#count, countIn(other.edit.stamp))
      this.#put(id, mergedQuestion(this.of(id), other))
      this.#letGo(id)
    }
  }

  /** What the other tabs should know of these questions; of all unless given. */
  syncMessage(ids: readonly string[] = [...this.#questions.keys()], asks = false): SyncMessage {
    const learned = ids.filter(this.#isKnown).map((id) => [id, { version: this.of(id).delivery.version, answer: this.#clinic.get(id) ?? null }])
    return { kept: { questions: Object.fromEntries(ids.map((id) => [id, this.of(id)])), savedAt: this.savedAt }, learned: Object.fromEntries(learned), asks }
  }

  /** Says whether the message can be read, and whether it asks for an answer. */
  receive(message: unknown): 'unreadable' | 'heard' | 'asked' {
    const told = readSyncMessage(message)
    if (!told) return 'unreadable'
    this.merge(told.kept)
    for (const [id, { version, answer }] of Object.entries(told.learned)) {
      // A message can be overtaken by what this tab has learned itself.
      if (version === this.of(id).delivery.version) this.#learn(id, answer)
    }
    return told.asks ? 'asked' : 'heard'
  }
}

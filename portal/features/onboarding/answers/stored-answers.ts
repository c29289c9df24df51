import * as z from 'zod/mini'

/** The patient's last edit of a question; `value` is null when the clinic's answer counts. */
const edit = z.object({
  /** Time and tab of the edit. Compares as text: a later edit is greater. */
  stamp: z.string(),
  value: z.nullable(z.string()),
  /** True: to be sent. False: still being typed, stored only. */
  isFinished: z.boolean(),
})

/** Delivery state of a question. Changed only under the sending lock; each change increments `version`. */
const delivery = z.object({
  version: z.number(),
  /** Stamp of the edit that the clinic acknowledged last. */
  acknowledged: z.nullable(z.string()),
  /** Time in ms when waiting for a request ended that may still be applied; `inFlight` while waiting; null when there is none. */
  lostAt: z.nullable(z.number()),
})

const storedQuestion = z.object({ edit, delivery })
const storedAnswers = z.object({ questions: z.record(z.string(), storedQuestion), savedAt: z.nullable(z.number()) })
const learnedAnswers = z.record(z.string(), z.object({ version: z.number(), answer: z.nullable(z.string()) }))

/** Message between tabs: edits, and the clinic's answers with the delivery version they belong to. */
const syncMessage = z.object({ kept: storedAnswers, learned: learnedAnswers, asks: z.boolean() })

type Edit = z.infer<typeof edit>
/** Whether and when an edit reached the clinic. */
export type Delivery = z.infer<typeof delivery>
/** One question's edit and its delivery. */
export type StoredQuestion = z.infer<typeof storedQuestion>
/** Stored state of a questionnaire: of answers that the clinic has, the stamp without the value. */
export type StoredAnswers = z.infer<typeof storedAnswers>
/**
 * A message between tabs. Its property names, like those of stored answers, are read by other versions: do not rename
 * them.
 */
export type SyncMessage = z.infer<typeof syncMessage>

/** `lostAt` of a request that is still in flight. */
export const inFlight = 0
export const nothingStored: StoredAnswers = { questions: {}, savedAt: null }

/** Parses stored answers; undefined if they are damaged or of an unknown version. */
export const readStoredAnswers = (stored: unknown): StoredAnswers | undefined => storedAnswers.safeParse(stored).data
/** Parses a message of another tab; undefined if it is of an unknown version. */
export const readSyncMessage = (message: unknown): SyncMessage | undefined => syncMessage.safeParse(message).data

const digits = 16
/** Stamp of an edit: its count, padded so that stamps compare as text, and its tab. */
export const stampOf = (count: number, tab: string): string => `${String(count).padStart(digits, '0')} ${tab}`
/** The count in a stamp; 0 for ''. */
export const countIn = (stamp: string): number => Number(stamp.slice(0, digits))

/** The later edit. Of one edit in two copies, finished wins. */
const newerEdit = (own: Edit, other: Edit): Edit => {
  if (own.stamp === other.stamp) return { ...own, isFinished: own.isFinished || other.isFinished }
  return own.stamp > other.stamp ? own : other
}

/** Merges a question of this tab with that of the device or another tab: the later edit, the higher delivery version. */
export const mergedQuestion = (own: StoredQuestion, other: StoredQuestion): StoredQuestion => ({
  edit: newerEdit(own.edit, other.edit),
  delivery: other.delivery.version > own.delivery.version ? other.delivery : own.delivery,
})

/** The later of two times in ms; null is none. */
export const laterOf = (one: number | null, other: number | null): number | null =>
  one === null ? other : other === null ? one : Math.max(one, other)

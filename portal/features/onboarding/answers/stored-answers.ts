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

const keptQuestion = z.object({ edit, delivery })
const keptAnswers = z.object({ questions: z.record(z.string(), keptQuestion), savedAt: z.nullable(z.number()) })
const learnedAnswers = z.record(z.string(), z.object({ version: z.number(), answer: z.nullable(z.string()) }))

/** Message between tabs: edits, and the clinic's answers with the delivery version they belong to. */
const syncMessage = z.object({ kept: keptAnswers, learned: learnedAnswers, asks: z.boolean() })

type Edit = z.infer<typeof edit>
export type Delivery = z.infer<typeof delivery>
export type KeptQuestion = z.infer<typeof keptQuestion>
/** Stored state of a questionnaire: of answers that the clinic has, the stamp without the value. */
export type KeptAnswers = z.infer<typeof keptAnswers>
export type SyncMessage = z.infer<typeof syncMessage>

export const inFlight = 0
export const nothingKept: KeptAnswers = { questions: {}, savedAt: null }

/** Undefined for data that is damaged or of an unknown version. */
export const readKept = (stored: unknown): KeptAnswers | undefined => keptAnswers.safeParse(stored).data
export const readSyncMessage = (message: unknown): SyncMessage | undefined => syncMessage.safeParse(message).data

const digits = 16
export const stampOf = (count: number, tab: string): string => `${String(count).padStart(digits, '0')} ${tab}`
export const countIn = (stamp: string): number => Number(stamp.slice(0, digits))

/** The later edit. Of one edit in two copies, finished wins. */
const newerEdit = (own: Edit, other: Edit): Edit => {
  if (own.stamp === other.stamp) return { ...own, isFinished: own.isFinished || other.isFinished }
  return own.stamp > other.stamp ? own : other
}

/** Merges a question of this tab with that of the device or another tab: the later edit, the higher delivery version. */
export const mergedQuestion = (own: KeptQuestion, other: KeptQuestion): KeptQuestion => ({
  edit: newerEdit(own.edit, other.edit),
  delivery: other.delivery.version > own.delivery.version ? other.delivery : own.delivery,
})

export const laterOf = (one: number | null, other: number | null): number | null =>
  one === null ? other : other === null ? one : Math.max(one, other)

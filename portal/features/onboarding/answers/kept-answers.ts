import * as z from 'zod/mini'

/** The last thing the patient did with a question; `value` is null where nothing waits and the clinic's answer counts. */
const edit = z.object({
  /** When it was made and in which tab: the later one is the greater text. */
  stamp: z.string(),
  value: z.nullable(z.string()),
  /** Finished is what is to be sent; typed is only kept. */
  isFinished: z.boolean(),
})

/** How far the clinic is with a question. Only who holds the lock on sending changes it, and counts its version up. */
const delivery = z.object({
  version: z.number(),
  /** The edit that the clinic acknowledged last. */
  acknowledged: z.nullable(z.string()),
  /** When the answer to a request was given up, which may still land; `stillOut` while somebody waits for it. */
  lostAt: z.nullable(z.number()),
})

const keptQuestion = z.object({ edit, delivery })
const keptAnswers = z.object({ questions: z.record(z.string(), keptQuestion), savedAt: z.nullable(z.number()) })
const learnedAnswers = z.record(z.string(), z.object({ version: z.number(), answer: z.nullable(z.string()) }))

/** What one tab tells the others: edits, and which answers the clinic has as of which delivery. */
const syncMessage = z.object({ kept: keptAnswers, learned: learnedAnswers, asks: z.boolean() })

type Edit = z.infer<typeof edit>
export type Delivery = z.infer<typeof delivery>
export type KeptQuestion = z.infer<typeof keptQuestion>
/** What the device keeps of a questionnaire: of an answer that the clinic has, its stamp and not its value. */
export type KeptAnswers = z.infer<typeof keptAnswers>
export type SyncMessage = z.infer<typeof syncMessage>

export const inFlight = 0
export const nothingKept: KeptAnswers = { questions: {}, savedAt: null }

/** What is damaged, or from a version nobody knows any more, is as good as not there. */
export const readKept = (found: unknown): KeptAnswers | undefined => keptAnswers.safeParse(found).data
export const readSyncMessage = (message: unknown): SyncMessage | undefined => syncMessage.safeParse(message).data

const digits = 16
export const stampOf = (count: number, tab: string): string => `${String(count).padStart(digits, '0')} ${tab}`
export const countIn = (stamp: string): number => Number(stamp.slice(0, digits))

/** Of one edit in two copies: once finished it stays so. */
const newerEdit = (own: Edit, other: Edit): Edit => {
  if (own.stamp === other.stamp) return { ...own, isFinished: own.isFinished || other.isFinished }
  return own.stamp > other.stamp ? own : other
}

/** What this tab holds, brought together with what the device or another tab does. */
export const mergedQuestion = (own: KeptQuestion, other: KeptQuestion): KeptQuestion => ({
  edit: newerEdit(own.edit, other.edit),
  delivery: other.delivery.version > own.delivery.version ? other.delivery : own.delivery,
})

export const laterOf = (one: number | null, other: number | null): number | null => (one === null ? other : other === null ? one : Math.max(one, other))

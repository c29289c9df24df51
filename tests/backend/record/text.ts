import { status } from '#portal/api/contract/status.ts'
import { Refusal } from '../http/refusal.ts'

/** How many characters a text of a patient may have. */
const most = { subject: 200, message: 10_000, note: 4000, motivation: 4000, description: 200 } as const

/** Refuses a text that nobody would write by hand; `name` as it stands in a sentence. */
export function notTooLong(kind: keyof typeof most, name: string, text: string): void {
  if (text.length > most[kind])
    throw new Refusal(status.inputLogicError, `Maak ${name} korter: hoogstens ${most[kind]} tekens.`)
}

export function notBlank(name: string, text: string): void {
  if (text.trim() === '') throw new Refusal(status.inputLogicError, `Vul ${name} in.`)
}

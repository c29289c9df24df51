import { randomBytes, randomInt } from 'node:crypto'
import type { CallName } from '#portal/api/contract/contract.ts'
import { attachmentOf } from '../attachment.ts'
import type { CallInput, TestBackend } from '../test-backend.ts'

/** Brings a back end so far that a call can be sent, and says what to send. */
export type Arrange = (backend: TestBackend) => Promise<CallInput>

/** What has to be known of a call to try it out in every way. */
export interface Sample {
  /** One that succeeds. */
  granted: Arrange
  /** What a patient gets for it who has onboarding still to do. */
  newcomer?: 200 | 412
  /** Each status it may refuse with by its own rules, and a way to meet it. */
  refused?: Readonly<Record<number, Arrange>>
  /** A status that is met only where no test admin is mounted. */
  inEarnest?: number
  /** What names something that another patient may have, in the body or the path, and what somebody else's is answered with. */
  owned?: Readonly<Record<string, 491 | 495>>
}

export type Samples<Names extends CallName> = Readonly<Record<Names, Sample>>

/** Known to nobody else, and with a line break that no log and no header may take over. */
export function typed(what: string): string {
  return `${what} ${randomBytes(5).toString('hex')}\r\nSet-Cookie: a=b\n{"status":200}`
}

export const newAddress = () => `wens.${randomBytes(5).toString('hex')}@voorbeeld.test`
/** A number that nobody has: only so many codes go to one. */
export const newPhone = () => `+31600${String(randomInt(1_000_000)).padStart(6, '0')}`
export const newPassword = () => `Zwaan-${randomBytes(5).toString('hex')}-7!`
export const wrongOf = (code: string) => String((Number(code) + 1) % 1_000_000).padStart(6, '0')

/** A file that is what its name says, and names itself in its content. */
export function pdfFile() {
  const tag = randomBytes(5).toString('hex')
  return attachmentOf(`verklaring-${tag}.pdf`, Buffer.from(`%PDF-1.7\n%${tag}`), typed('Van mijn verzekeraar'))
}

/** The same with other fields in the body. */
export function changed(arrange: Arrange, fields: object): Arrange {
  return async (backend) => {
    const { body, ...rest } = await arrange(backend)
    return { ...rest, body: { ...(body as object), ...fields } }
  }
}

/** A call without anything to say, from a patient of a scenario. */
export function from(state: Parameters<TestBackend['signedIn']>[0], body?: unknown): Arrange {
  return async (backend) => ({ token: (await backend.signedIn(state)).token, ...(body !== undefined && { body }) })
}

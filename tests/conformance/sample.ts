import { randomBytes, randomInt, randomUUID } from 'node:crypto'
import type { Attachment } from '#portal/api/contract/field-schema.ts'
import type { Invoice } from '#portal/api/contract/invoice.ts'
import { generalQuestion } from '#portal/api/contract/questionnaire.ts'
import type { PatientState } from './adapter.ts'
import { Finding, NotChecked } from './finding.ts'
import type { CallName } from '#portal/api/contract/contract.ts'
import { fillIn } from './fill-in.ts'
import { ableTo, bookingOf, type Input, slotWindow, type World } from './world.ts'

/** A call that may be made just so, once. */
type Arrange = (world: World) => Promise<Input>

interface Sample {
  granted: Arrange
  /** What in the body or the path names something that another patient may have, and how somebody else's is answered. */
  owned?: Readonly<Record<string, 491 | 495>>
}

const tag = () => randomBytes(5).toString('hex')
export const newAddress = () => `conformance.${tag()}@voorbeeld.test`
export const newPhone = () => `+31600${String(randomInt(1_000_000)).padStart(6, '0')}`
export const newPassword = () => `Zwaan-${tag()}-7!`
export const wrongOf = (code: string) => String((Number(code) + 1) % 1_000_000).padStart(6, '0')
/** An id that nobody has, of the kind of another. */
export const missingLike = (given: unknown) => (typeof given === 'number' ? 2_147_483_647 : randomUUID())
/** Passes the eleven test, and is kept free for tests. */
export const testBsn = '999990019'

export const pdf = (filename = `verklaring-${tag()}.pdf`, bytes = 64): Attachment => ({
  filename,
  data: Buffer.from('%PDF-1.7\n'.padEnd(bytes, '%')).toString('base64'),
  description: 'Verklaring',
})

function present<T>(what: string, found: T | undefined | null): T {
  if (found === undefined || found === null) throw new Finding('patient info', what, 'none')
  return found
}

const from =
  (state: PatientState, body?: object): Arrange =>
  async (world) => ({ token: (await world.signedIn(state)).token, ...(body && { body }) })

export async function registering(world: World) {
  const emailAddress = newAddress()
  const { registrationToken } = await world.done<{ registrationToken: string }>('registerEmailAddress', {
    body: { emailAddress, visitorId: `bezoeker-${tag()}` },
  })
  return { emailAddress, registrationToken, emailCode: await world.adapter.codeFor(emailAddress, 'email') }
}

export async function withEmail(world: World) {
  const { emailAddress, registrationToken, emailCode } = await registering(world)
  await world.done('validateEmailAddress', { body: { registrationToken, emailCode } })
  return { emailAddress, registrationToken }
}

export async function withPhone(world: World) {
  const { emailAddress, registrationToken } = await withEmail(world)
  await world.done('registerPhoneNumber', { body: { registrationToken, phoneNumber: newPhone() } })
  return { emailAddress, registrationToken, smsCode: await world.adapter.codeFor(emailAddress, 'sms') }
}

export async function atThePassword(world: World) {
  const { emailAddress, registrationToken, smsCode } = await withPhone(world)
  await world.done('validatePhoneNumber', { body: { registrationToken, smsCode } })
  return { emailAddress, registrationToken }
}

export async function signingIn(world: World) {
  const basic = await world.patient('onboarded')
  await world.done('login', { basic })
  return { basic, body: { smsCode: await world.adapter.codeFor(basic.email, 'sms') } }
}

export async function resetting(world: World) {
  const basic = await world.patient('onboarded')
  await world.done('passwordResetRequest', { body: { emailAddress: basic.email } })
  return { basic, emailAddress: basic.email, code: await world.adapter.codeFor(basic.email, 'email') }
}

export async function identifying(world: World) {
  const redirectUrl = ableTo(world, 'portalAddress')
  const { token } = await world.signedIn('new')
  return { token, body: { redirectUrl } }
}

async function deciding(world: World): Promise<Input> {
  const { token, body } = await identifying(world)
  await world.done('startIdentification', { token, body })
  const { identificationSession: session } = await world.info(token)
  if (!session?.sessionId) throw new NotChecked('Patient info names no identification session.')
  return { token, body: { sessionId: session.sessionId, decision: 'approved' } }
}

export async function answering(world: World, state: 'general-started' | 'general-done' = 'general-started') {
  const { token } = await world.signedIn(state)
  const questionnaireId = present(
    'a general questionnaire',
    (await world.info(token)).onboardGeneralQstrInfo.questionnaire_id,
  )
  return { token, body: { questionnaireId, questionId: generalQuestion.city, answer: 'Leiden' } }
}

const sheetOf: Arrange = async (world) => {
  const {
    token,
    body: { questionnaireId },
  } = await answering(world)
  return { token, body: { questionnaireId } }
}

export async function booking(world: World, beside?: string) {
  const patient = await world.signedIn('onboarded', beside)
  const [first, second] = await world.freeTimes(patient.token)
  return {
    ...patient,
    body: bookingOf(present('a free time', first)),
    other: bookingOf(present('a second free time', second)),
  }
}

export async function planned(world: World, state: 'planned' | 'past-open' = 'planned') {
  const patient = await world.signedIn(state)
  const consult = present(
    'an open consult',
    (await world.info(patient.token)).consults.find(({ state: now }) => now === 0),
  )
  return { ...patient, consult }
}

export async function moving(world: World) {
  const { token, email, consult } = await planned(world)
  const [first, second] = await world.freeTimes(token)
  return {
    token,
    email,
    consult,
    body: { ...bookingOf(present('a free time', first)), cancel_consult_id: consult.id, cancel_note: 'Ik kan niet' },
    other: second,
  }
}

export async function inThread(world: World) {
  const patient = await world.signedIn('with-thread')
  const thread = present(
    'an unread thread',
    (await world.info(patient.token)).internal_message_threads.find(({ count_unread: unread }) => unread > 0),
  )
  return { ...patient, thread }
}

export async function aboutInvoice(world: World, fits: (invoice: Invoice) => boolean = () => true) {
  const { token } = await world.signedIn('with-invoices')
  const { invoices } = await world.done<{ invoices: Invoice[] }>('listInvoices', { token })
  return { token, invoice: present('an invoice of a kind', invoices.find(fits)) }
}

export async function byLink(world: World, kind: 'open' | 'expired' = 'open') {
  const reviewLink = ableTo(world, 'reviewLink')
  const { email } = await world.patient('reviewable')
  return { path: { id: await reviewLink(email, kind) } }
}
export const review = { score: 4, motivation: 'Fijn gesprek', anonymous: false }

async function lastAnswered(world: World, state: 'general-started' | 'medical-started'): Promise<Input> {
  // What is missing is told by the questionnaire itself, so the answers are given as a patient would.
  const { token } = await world.signedIn(state)
  await fillIn(world, token, state === 'general-started' ? 'general' : 'medical')
  return { token }
}

/** How each call is made so that it succeeds. */
export const samples: Readonly<Record<CallName, Sample>> = {
  registerEmailAddress: { granted: async () => ({ body: { emailAddress: newAddress(), visitorId: 'bezoeker' } }) },
  validateEmailAddress: {
    granted: async (world) => {
      const { registrationToken, emailCode } = await registering(world)
      return { body: { registrationToken, emailCode } }
    },
  },
  registerPhoneNumber: {
    granted: async (world) => ({
      body: { registrationToken: (await withEmail(world)).registrationToken, phoneNumber: newPhone() },
    }),
  },
  validatePhoneNumber: {
    granted: async (world) => {
      const { registrationToken, smsCode } = await withPhone(world)
      return { body: { registrationToken, smsCode } }
    },
  },
  registerPassword: {
    granted: async (world) => ({
      body: { registrationToken: (await atThePassword(world)).registrationToken, password: newPassword() },
    }),
  },
  login: { granted: async (world) => ({ basic: await world.patient('onboarded') }) },
  login2Factor: { granted: signingIn },
  login2FactorOTP: {
    granted: async (world) => {
      const basic = await world.patient('app')
      return { basic, body: { otp: await world.adapter.codeFor(basic.email, 'app') } }
    },
  },
  passwordResetRequest: {
    granted: async (world) => ({ body: { emailAddress: (await world.patient('onboarded')).email } }),
  },
  validateCode: {
    granted: async (world) => {
      const { emailAddress, code } = await resetting(world)
      return { body: { emailAddress, code, type: 'EMAIL' } }
    },
  },
  passwordReset2Factor: {
    granted: async (world) => {
      const { emailAddress, code } = await resetting(world)
      return { body: { emailAddress, emailCode: code, password: newPassword() } }
    },
  },
  getInfo: { granted: from('onboarded', { modules: ['user', 'consults'] }) },
  getEmployees: { granted: from('onboarded') },
  startIdentification: { granted: identifying },
  setBSN: { granted: from('no-bsn', { bsn: testBsn }) },
  decisionHook: { granted: deciding, owned: { sessionId: 495 } },
  startOnboardGeneral: { granted: from('identified') },
  getQuestionnaire: { granted: sheetOf, owned: { questionnaireId: 495 } },
  setQuestionAnswer: { granted: (world) => answering(world), owned: { questionnaireId: 495 } },
  finalizeOnboardGeneral: { granted: (world) => lastAnswered(world, 'general-started') },
  startOnboardMedical: { granted: from('general-done', { type: 'IN_MIGR' }) },
  finalizeOnboardMedical: { granted: (world) => lastAnswered(world, 'medical-started') },
  getDocument: {
    granted: async (world) => {
      const { token } = await world.signedIn('with-document')
      return {
        token,
        body: { documentId: present('a document', (await world.info(token)).documents[0]).id, data: true },
      }
    },
    owned: { documentId: 495 },
  },
  getThread: {
    granted: async (world) => {
      const { token, thread } = await inThread(world)
      return { token, body: { thread_id: thread.id, mark_messages_as_read: true } }
    },
    owned: { thread_id: 495 },
  },
  replyThread: {
    granted: async (world) => {
      const { token, thread } = await inThread(world)
      return { token, body: { thread_id: thread.id, content: 'Dank u wel.', attachments: [pdf()] } }
    },
    owned: { thread_id: 495 },
  },
  newThread: {
    granted: from('onboarded', {
      subject: 'Slapen',
      content: 'Ik slaap slecht.',
      department: 'office',
      attachments: [pdf()],
    }),
  },
  getSlots: { granted: async (world) => ({ token: (await world.signedIn('onboarded')).token, body: slotWindow() }) },
  addConsult: {
    granted: async (world) => {
      const { token, body } = await booking(world)
      return { token, body }
    },
  },
  moveConsult: {
    granted: async (world) => {
      const { token, body } = await moving(world)
      return { token, body }
    },
    owned: { cancel_consult_id: 495 },
  },
  cancelConsult: {
    granted: async (world) => {
      const { token, consult } = await planned(world)
      return { token, body: { consult_id: consult.id, note: 'Ik ben ziek' } }
    },
    owned: { consult_id: 495 },
  },
  addReview: { granted: async (world) => ({ ...(await byLink(world)), body: review }) },
  validateReview: { granted: (world) => byLink(world) },
  listSubtrajects: { granted: from('with-invoices') },
  listInvoices: { granted: from('with-invoices') },
  getPaymentLink: {
    granted: async (world) => {
      const { token, invoice } = await aboutInvoice(world, ({ payment_url_available: payable }) => payable)
      return { token, path: { id: invoice.id } }
    },
    owned: { id: 495 },
  },
  getInvoice: {
    granted: async (world) => {
      const { token, invoice } = await aboutInvoice(world)
      return { token, path: { id: invoice.id } }
    },
    owned: { id: 495 },
  },
  requestRebate: {
    granted: async (world) => {
      const { token, invoice } = await aboutInvoice(world, ({ rebate_allowed: allowed }) => allowed)
      return { token, path: { id: invoice.id }, body: { attachments: [pdf()] } }
    },
    owned: { id: 495 },
  },
}

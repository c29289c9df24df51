import type { CallName } from '#portal/api/contract/contract.ts'
import type { TestPatient, PatientOrder } from '#tests/backend/test-admin/patient-order.ts'
import type { Sale, Sold } from '#tests/backend/test-admin/sale.ts'
import type { StaffReply } from '#tests/backend/test-admin/staff-reply.ts'
import type { ReceivedReport } from '#tests/backend/field-report.ts'
import type { Fault } from '#tests/backend/http/fault.ts'
import type { ReviewPlan } from '#tests/backend/scenario/scenario.ts'

export type { ScenarioName } from '#tests/backend/scenario/scenario.ts'
export type { CallName, TestPatient, PatientOrder }

/** The back end's test admin: what a test may arrange that no patient can. */
export interface TestAdmin {
  createPatient(state: PatientOrder['state'], overrides?: Omit<PatientOrder, 'state'>): Promise<TestPatient>
  /** The newest code; without a channel, what an authenticator app shows goes first. */
  codeFor(email: string, channel?: 'sms' | 'email'): Promise<string>
  sell(email: string, which?: Omit<Sale, 'email'>): Promise<Sold[]>
  /** Answers in a conversation as the clinic. */
  reply(reply: StaffReply): Promise<void>
  ageCodes(email: string): Promise<void>
  /** The uuid of an e-mailed link to review a consult. */
  reviewLink(email: string, kind: ReviewPlan): Promise<string>
  endSessions(email: string): Promise<void>
  /** Whether the letter of the patient's own doctor is there. */
  setReferral(email: string, received: boolean): Promise<void>
  completeOnboarding(email: string): Promise<void>
  arm(email: string, call: CallName, fault: Fault, times?: number): Promise<void>
  /** The latest field reports, of all patients, as they are anonymous. */
  fieldReports(): Promise<ReceivedReport[]>
}

async function read<T>(response: Response): Promise<T> {
  if (!response.ok) throw new Error(`The test admin answered ${response.status}: ${await response.text()}`)
  return (await response.json()) as T
}

export function openTestAdmin(origin: string): TestAdmin {
  async function post<T>(path: string, body: object): Promise<T> {
    return read<T>(
      await fetch(`${origin}/test-admin/${path}`, {
        method: 'POST',
        headers: { 'Content-Type': 'application/json' },
        body: JSON.stringify(body),
      }),
    )
  }
  return {
    createPatient: (state, overrides = {}) => post('patients', { state, ...overrides }),
    async codeFor(email, channel) {
      const { code } = await read<{ code: string }>(
        await fetch(`${origin}/test-admin/outbox.json?${new URLSearchParams({ email, ...(channel && { channel }) })}`),
      )
      return code
    },
    async sell(email, which = {}) {
      const { sold } = await post<{ sold: Sold[] }>('sell', { email, ...which })
      return sold
    },
    async reviewLink(email, kind) {
      const { uuid } = await post<{ uuid: string }>('review-links', { email, kind })
      return uuid
    },
    async reply(reply) {
      await post('reply', reply)
    },
    async ageCodes(email) {
      await post('age-codes', { email })
    },
    async endSessions(email) {
      await post('end-sessions', { email })
    },
    async setReferral(email, received) {
      await post('referral', { email, received })
    },
    async completeOnboarding(email) {
      await post('complete-onboarding', { email })
    },
    async arm(email, call, fault, times = 1) {
      await post('faults', { email, call, fault, times })
    },
    fieldReports: async () => read(await fetch(`${origin}/test-admin/field-reports.json`)),
  }
}

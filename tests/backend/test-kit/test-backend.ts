import type { Slot, Slots } from '#portal/api/contract/consult.ts'
import { type TestAdmin, type TestPatient, openTestAdmin, type PatientOrder } from '#tests/support/test-admin.ts'
import { type CallName, endpointOf } from '#portal/api/contract/contract.ts'
import { passwordCost } from '../credential/password.ts'
import { startSession } from '../credential/session.ts'
import type { Database } from '../database/database.ts'
import { suiteDatabase } from './test-database.ts'
import { startBackend } from '../http/server.ts'

// Hundreds of patients are made by these tests: what hashing costs in earnest is measured by `npm run bench`.
Object.assign(passwordCost, { memory: 64, passes: 1 })

export interface Answer {
  status: number
  /** Parsed JSON, or the text where it is none. */
  body: unknown
  text: string
  headers: Headers
}

export interface CallInput {
  token?: string
  basic?: { email: string; password: string }
  /** Text and bytes go as they are, anything else as JSON. */
  body?: unknown
  /** The `:name` parts of the path. */
  path?: Record<string, string | number>
  headers?: Record<string, string>
}

export type SignedInPatient = TestPatient & { token: string }

export interface TestBackend {
  origin: string
  testAdmin: TestAdmin
  database: Database
  log: string[]
  call(name: CallName, input?: CallInput): Promise<Answer>
  /** A patient of a scenario with a token, without the two steps of signing in. */
  signedIn(state: PatientOrder['state'], overrides?: Omit<PatientOrder, 'state'>): Promise<SignedInPatient>
  close(): Promise<void>
}

/** What can be asked of a back end, wherever it runs. */
export type BackendClient = Pick<TestBackend, 'call' | 'testAdmin'>

export function basicHeader({ email, password }: { email: string; password: string }): string {
  return `Basic ${Buffer.from(`${email}:${password}`).toString('base64')}`
}

function bytesOf(body: unknown): string | Uint8Array<ArrayBuffer> {
  return typeof body === 'string' ? body : body instanceof Uint8Array ? new Uint8Array(body) : JSON.stringify(body)
}

function json(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return text
  }
}

export async function send(
  origin: string,
  name: CallName,
  { token, basic, body, path: parts = {}, headers }: CallInput,
): Promise<Answer> {
  const { method, path, authorization } = endpointOf(name)
  const response = await fetch(
    origin + path.replace(/:(\w+)/g, (_, part: string) => encodeURIComponent(parts[part] ?? '1')),
    {
      method,
      headers: {
        ...(token !== undefined && { Authorization: `${authorization === 'bearer' ? 'Bearer' : 'Token'} ${token}` }),
        ...(basic && { Authorization: basicHeader(basic) }),
        ...(body !== undefined && { 'Content-Type': 'application/json' }),
        ...headers,
      },
      ...(body !== undefined && { body: bytesOf(body) }),
    },
  )
  const text = await response.text()
  return { status: response.status, body: json(text), text, headers: response.headers }
}

/** A back end on a port of its own, with its log kept. */
export async function openTestBackend(open: () => Promise<Database> = suiteDatabase.open): Promise<TestBackend> {
  const log: string[] = []
  const database = await open()
  const backend = await startBackend({
    database: { open: database },
    port: 0,
    testAdmin: true,
    seed: false,
    behindProxy: true,
    write: (line) => log.push(line),
  })
  const testAdmin = openTestAdmin(backend.origin)
  return {
    origin: backend.origin,
    testAdmin,
    database,
    log,
    close: backend.close,
    call: (name, input = {}) => send(backend.origin, name, input),
    async signedIn(state, overrides) {
      const patient = await testAdmin.createPatient(state, overrides)
      return { ...patient, token: await database.transaction((query) => startSession(query, patient.patientId)) }
    },
  }
}

/** From tomorrow for as many days, as the portal asks for it. */
export function slotWindow(days = 90): { startDateTime: string; endDateTime: string; aggregate: true } {
  const day = 86_400_000
  return {
    startDateTime: new Date(Date.now() + day).toISOString(),
    endDateTime: new Date(Date.now() + days * day).toISOString(),
    aggregate: true,
  }
}

/** The free times of one category in order. */
export async function freeSlots(
  backend: Pick<BackendClient, 'call'>,
  token: string,
  category: number,
): Promise<Slot[]> {
  const { body } = await backend.call('getSlots', { token, body: { ...slotWindow(), existing_is_error: false } })
  const { slots } = body as { slots: Slots }
  return Object.values(slots[String(category)] ?? {}).flat()
}

export async function firstSlot(backend: Pick<BackendClient, 'call'>, token: string, category: number): Promise<Slot> {
  const [slot] = await freeSlots(backend, token, category)
  if (!slot) throw new Error(`No free time in category ${category}`)
  return slot
}

export function bookingOf({ startDT, avId, typeId }: Slot): {
  startDateTime: string
  availabilityId: number
  consultTypeId: number
} {
  return { startDateTime: startDT, availabilityId: avId, consultTypeId: typeId }
}

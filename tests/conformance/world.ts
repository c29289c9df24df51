import { infoModules, type PatientInfo } from '#portal/api/contract/patient.ts'
import type { Slot, Slots } from '#portal/api/contract/consult.ts'
import type { BackendAdapter, Credentials, PatientState } from './adapter.ts'
import { Finding, mustHold, NotChecked } from './finding.ts'
import { endpointOf, type CallName } from '#portal/api/contract/contract.ts'

export interface Input {
  token?: string
  basic?: Credentials
  /** Text goes as it is, anything else as JSON. */
  body?: unknown
  /** The `:name` parts of the path. */
  path?: Readonly<Record<string, string | number>>
  headers?: Readonly<Record<string, string>>
}

export interface Answer {
  status: number
  /** Parsed JSON, or the text where it is none. */
  body: unknown
  text: string
}

type SignedIn = Credentials & { token: string }

/** A back end and the calls to it. */
export interface World {
  adapter: BackendAdapter
  send: (name: CallName, input?: Input) => Promise<Answer>
  /** Sends a call that must succeed: its answer, validated by the contract's schema. */
  done: <T = unknown>(name: CallName, input?: Input) => Promise<T>
  /** Sends a POST beside the contract. */
  post: (path: string, token: string) => Promise<number>
  patient: (state: PatientState, beside?: string) => Promise<Credentials>
  signIn: (credentials: Credentials) => Promise<string>
  signedIn: (state: PatientState, beside?: string) => Promise<SignedIn>
  info: (token: string) => Promise<PatientInfo>
  /** The follow-up times that are offered to a patient. */
  freeTimes: (token: string) => Promise<Slot[]>
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return text
  }
}

export const basicHeader = ({ email, password }: Credentials): string =>
  `Basic ${Buffer.from(`${email}:${password}`).toString('base64')}`

function headersOf(name: CallName, { token, basic, body, headers }: Input): Record<string, string> {
  const scheme = endpointOf(name).authorization === 'bearer' ? 'Bearer' : 'Token'
  return {
    ...(token !== undefined && { Authorization: `${scheme} ${token}` }),
    ...(basic && { Authorization: basicHeader(basic) }),
    ...(body !== undefined && { 'Content-Type': 'application/json' }),
    ...headers,
  }
}

const senderTo =
  (url: string): World['send'] =>
  async (name, input = {}) => {
    const { method, path } = endpointOf(name)
    const response = await fetch(
      url + path.replace(/:(\w+)/g, (_, part: string) => encodeURIComponent(input.path?.[part] ?? '1')),
      {
        method,
        headers: headersOf(name, input),
        redirect: 'manual',
        ...(input.body !== undefined && {
          body: typeof input.body === 'string' ? input.body : JSON.stringify(input.body),
        }),
      },
    )
    const text = await response.text()
    return { status: response.status, body: parsed(text), text }
  }

/** How an answer breaks the contract's own schema, without the portal's fallbacks. */
export function breaches(name: CallName, { body }: Pick<Answer, 'body'>): string[] {
  const { success, error } = endpointOf(name).answer.safeParse(body)
  return success ? [] : error.issues.map(({ path, message }) => `${path.join('.') || 'the answer'}: ${message}`)
}

const day = 86_400_000
/** From tomorrow for 90 days, as the portal requests times. */
export const slotWindow = () => ({
  startDateTime: new Date(Date.now() + day).toISOString(),
  endDateTime: new Date(Date.now() + 90 * day).toISOString(),
  aggregate: true,
})

export const bookingOf = ({ startDT, avId, typeId }: Slot) => ({
  startDateTime: startDT,
  availabilityId: avId,
  consultTypeId: typeId,
})

export function worldOf(url: string, adapter: BackendAdapter): World {
  const send = senderTo(url)
  const done = async <T>(name: CallName, input: Input = {}): Promise<T> => {
    const answer = await send(name, input)
    if (answer.status !== 200) throw new Finding(name, 200, `${answer.status} ${answer.text}`)
    const broken = breaches(name, answer)
    if (broken.length > 0) throw new Finding(`the answer of ${name}`, 'what the contract says', broken.join('; '))
    return answer.body as T
  }
  const patient = async (state: PatientState, beside?: string): Promise<Credentials> => {
    const made = await adapter.createPatient(state, beside)
    if (!made) throw new NotChecked(`The back end has no patient "${state}".`)
    return made
  }
  const signIn = async (basic: Credentials): Promise<string> => {
    const { method } = await done<{ method?: string }>('login', { basic })
    const { authToken } =
      method === 'otp'
        ? await done<{ authToken: string }>('login2FactorOTP', {
            basic,
            body: { otp: await adapter.codeFor(basic.email, 'app') },
          })
        : await done<{ authToken: string }>('login2Factor', {
            basic,
            body: { smsCode: await adapter.codeFor(basic.email, 'sms') },
          })
    return authToken
  }
  return {
    adapter,
    send,
    done,
    patient,
    signIn,
    async post(path, token) {
      const { status } = await fetch(url + path, { method: 'POST', headers: { Authorization: `Token ${token}` } })
      return status
    },
    async signedIn(state, beside) {
      const credentials = await patient(state, beside)
      return { ...credentials, token: await signIn(credentials) }
    },
    info: (token) => done('getInfo', { token, body: { modules: infoModules } }),
    async freeTimes(token) {
      const { slots } = await done<{ slots: Slots }>('getSlots', {
        token,
        body: { ...slotWindow(), existing_is_error: false },
      })
      // Each moment once: a block offers it for several types of consult.
      const times = [
        ...new Map(
          Object.values(slots['1'] ?? {})
            .flat()
            .map((slot) => [`${slot.avId} ${slot.startDT}`, slot]),
        ).values(),
      ]
      mustHold('follow-up times in 90 days', 'ten or more', times.length >= 10, times.length)
      return times
    },
  }
}

/** A member of the adapter that may be missing. */
export function ableTo<Name extends keyof BackendAdapter>(world: World, name: Name): NonNullable<BackendAdapter[Name]> {
  const member = world.adapter[name]
  if (member === undefined) throw new NotChecked(`The adapter has no ${name}.`)
  return member
}

/** Refused with one of these statuses, with a sentence for the patient. */
export function mustRefuse(what: string, answer: Answer, ...statuses: readonly number[]): void {
  mustHold(what, statuses.join(' or '), statuses.includes(answer.status), `${answer.status} ${answer.text}`)
  const { message } = (answer.body ?? {}) as { message?: unknown }
  mustHold(
    `${what}, what is said with it`,
    '{"message": a sentence}',
    typeof message === 'string' && message !== '',
    answer.text,
  )
}

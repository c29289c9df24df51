import type { Endpoint } from '#portal/api/contract/endpoint.ts'
import { statusesOf } from '#portal/api/contract/declared-status.ts'
import type { CallName } from '#portal/api/contract/contract.ts'
import common from '#locales/nl/common.json'
import { type Fault, faultKinds } from './fault-kind.ts'
import type { Outcome, Way } from './way.ts'

/** Every fault of this call. A call that is sent by opening the screen cannot be pressed twice. */
export const faultsOf = (name: CallName, { press }: Way): Fault[] => [
  ...statusesOf(name),
  ...faultKinds.filter((kind) => kind !== 'twice' || press !== undefined),
]

const isRefusal = (fault: Fault): boolean => typeof fault === 'number' && fault < 500

const words: Readonly<Partial<Record<Fault, string>>> = {
  'error page': 'responses.500',
  hang: 'errors.timeout',
  reset: 'errors.noConnection',
  half: 'errors.noConnection',
  odd: 'errors.brokenAnswer',
}

/** The general text of a fault, as ERR-01, ERR-04 and ERR-11 have it. A call that is sent by opening the screen loses no input. */
function generalText(fault: Fault, { press }: Way): string {
  const key = words[fault] ?? `responses.${fault in common.responses ? fault : 500}`
  return `common:${press === undefined ? key.replace(/^errors\./, 'loadErrors.') : key}`
}

/** Whether the contract accepts any answer, so that none is invalid. */
export const isHarmless = ({ answer }: Endpoint, fault: Fault): boolean =>
  fault === 'odd' && answer.safeParse(['odd']).success

export const isSessionEnd = ({ authorization }: Endpoint, fault: Fault): boolean =>
  fault === 401 && authorization === 'token'

/** The screen's own outcome, or else the general text on the same screen. */
export function outcomeOf(way: Way, fault: Fault): Outcome {
  const { own = {} } = way
  return own[fault] ?? (isRefusal(fault) ? own.refused : own.unknown) ?? { message: generalText(fault, way) }
}

/** Whether a retry must be offered at once, as the call may not have arrived. */
export const mustRepeat = (fault: Fault): boolean => !isRefusal(fault)

/** The name of the outcome in the report. */
export function nameOf({ endpoint, way, fault }: { endpoint: Endpoint; way: Way; fault: Fault }): string {
  if (fault === 'twice') return 'once'
  if (fault === 'late' || fault === 'late error') return way.late?.[fault] === undefined ? 'silent' : 'reported'
  if (isHarmless(endpoint, fault)) return 'accepted'
  if (isSessionEnd(endpoint, fault)) return 'signs in'
  const { message, to, step, isFinal } = outcomeOf(way, fault)
  if (to !== undefined || step) return 'redirected'
  if (message === undefined) return 'not needed'
  return isFinal ? 'reported, no retry' : 'reported'
}

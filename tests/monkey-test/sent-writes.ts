import { type CallName, callNames, endpointOf } from '#portal/api/contract/contract.ts'

/** Calls that only read; every other changes data, or sends a code. */
const reads: readonly CallName[] = [
  'getInfo',
  'getEmployees',
  'getQuestionnaire',
  'getDocument',
  'getSlots',
  'listSubtrajects',
  'listInvoices',
  'getInvoice',
  'validateReview',
]
/** Idempotent calls: a failed save is retried automatically, and so are calls that start what may have been started. */
const repeatable: readonly CallName[] = [
  'setQuestionAnswer',
  'getThread',
  'startOnboardGeneral',
  'startOnboardMedical',
  'startIdentification',
  'getPaymentLink',
]

const patterns = callNames.map((name) => ({
  name,
  method: endpointOf(name).method,
  path: new RegExp(`^${endpointOf(name).path.replaceAll(/:\w+/g, '[^/]+')}$`),
}))

/** The call of the contract that a request makes. */
export const callAt = (method: string, pathname: string): CallName | undefined =>
  patterns.find((one) => one.method === method && one.path.test(pathname))?.name

interface Sent {
  tab: string
  /** Path and body. */
  what: string
  action: number
  state: 'under way' | 'answered' | 'failed'
}

/**
 * The writes of a run. One press sends each write once: until the next action the same call with the same body goes out
 * once, and never while the one before it is under way. A save that failed may be sent again.
 */
export class SentWrites {
  private readonly sent = new Map<object, Sent>()
  /** The last action that was not waited for: what it sends may go out during the next. */
  hasty: number | null = null
  /** How often each call was sent. */
  readonly counts = new Map<CallName, number>()

  /** Records a request, and returns a fault if it should not have been sent. */
  send(
    request: object,
    {
      call,
      tab,
      pathname,
      body,
      action,
    }: { call: CallName; tab: string; pathname: string; body: string; action: number },
  ): string | undefined {
    if (reads.includes(call)) return undefined
    this.counts.set(call, (this.counts.get(call) ?? 0) + 1)
    const what = `${pathname} ${body}`
    const same = [...this.sent.values()].filter((one) => one.tab === tab && one.what === what)
    const by = this.hasty === action - 1 && !same.some((one) => one.action === this.hasty) ? this.hasty : action
    const before = same.findLast((one) => one.action === by || one.state === 'under way')
    this.sent.set(request, { tab, what, action: by, state: 'under way' })
    if (before === undefined) return undefined
    return repeatable.includes(call) && before.state !== 'under way'
      ? undefined
      : `${call} was sent twice ${before.action === by ? 'by one press' : 'while the first was under way'}: ${body.slice(0, 200)}`
  }

  end(request: object, state: 'answered' | 'failed'): void {
    const sent = this.sent.get(request)
    if (sent) sent.state = state
  }
}

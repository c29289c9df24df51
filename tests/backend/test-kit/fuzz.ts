import fc from 'fast-check'
import * as z from 'zod'
import { type CallName, callNames, endpointOf } from '#portal/api/contract/contract.ts'
import { statusesOf } from '#portal/api/contract/declared-status.ts'
import { isForPatient } from './patient-sentence.ts'
import { sampleOf } from './sample/samples.ts'
import type { Answer, CallInput, TestBackend } from './test-backend.ts'

/** The part of JSON Schema that the contract's bodies are written in. */
interface Shape {
  type?: string
  const?: unknown
  enum?: unknown[]
  format?: string
  minimum?: number
  maximum?: number
  items?: Shape
  properties?: Record<string, Shape>
  required?: string[]
}

const oddTexts = [
  '',
  ' ',
  '\0',
  '\uD800',
  '\uDC00x',
  '\u202Efdp.exe',
  '\r\nSet-Cookie: a=b',
  "'; drop table consult; --",
  '__proto__',
  'constructor',
  'toString',
  '../../x.pdf',
  '%00',
  '${7*7}',
  '٣',
  '１２３４５６',
  '😀'.repeat(60),
  'x'.repeat(300),
  'x'.repeat(10_001),
  'x'.repeat(300_000),
]
const text = fc.oneof(fc.string({ unit: 'binary' }), fc.string({ unit: 'grapheme' }), fc.constantFrom(...oddTexts))
const oddNumber = fc.constantFrom(0, -1, 0.5, 2 ** 31 - 1, 2 ** 31, -(2 ** 31) - 1, 2 ** 53, 1e21, 1e308, 5e-324)
const moment = fc.oneof(
  fc
    .date({ noInvalidDate: true, min: new Date('0000-01-01'), max: new Date('9999-12-31') })
    .map((date) => date.toISOString()),
  fc.constantFrom(
    '0000-01-01T00:00:00Z',
    '9999-12-31T23:59:59+23:59',
    '2026-03-29T02:30:00+01:00',
    '2026-10-25T02:30:00.123456789Z',
  ),
)
const anything = fc.oneof(
  text,
  oddNumber,
  fc.constantFrom(null, true, [], {}),
  fc.jsonValue({ maxDepth: 3, stringUnit: 'binary' }),
)

/** Whatever a schema takes; a kind of schema that is not known here fails, so that none is left out in silence. */
function arbitraryOf(shape: Shape): fc.Arbitrary<unknown> {
  if ('const' in shape) return fc.constant(shape.const)
  if (shape.enum) return fc.constantFrom(...shape.enum)
  switch (shape.type) {
    case 'string':
      return shape.format === 'date-time' ? moment : text
    case 'integer':
      return fc.oneof(fc.integer({ min: shape.minimum ?? 1, max: shape.maximum ?? 9 }), fc.integer({ min: 1, max: 60 }))
    case 'boolean':
      return fc.boolean()
    case 'array':
      return fc.array(arbitraryOf(shape.items ?? {}), { maxLength: 3 })
    case 'object':
      return fc.record(
        Object.fromEntries(Object.entries(shape.properties ?? {}).map(([name, part]) => [name, arbitraryOf(part)])),
        { requiredKeys: shape.required ?? [] },
      )
    case undefined:
    default:
      throw new Error(`Nothing is known to try for ${JSON.stringify(shape)}`)
  }
}

/** What may happen to the text of a body on its way. */
const damage = {
  none: (json: string) => json,
  cut: (json: string) => json.slice(0, -1),
  marked: (json: string) => `\uFEFF${json}`,
  listed: (json: string) => `[${json}]`,
  nested: (json: string) => `${'{"a":'.repeat(20_000)}${json}${'}'.repeat(20_000)}`,
  infinite: (json: string) => json.replace(/\d+/, '1e999'),
  polluted: (json: string) =>
    json.replace('{', '{"__proto__":{"isAdmin":true},"constructor":{"prototype":{"isAdmin":true}},'),
} as const

/** How one call is to differ from a sample that is granted. */
interface Draft {
  made: Record<string, unknown>
  /** Fields that keep what the sample has. */
  kept: string[]
  edits: { field: string; value?: unknown }[]
  damage: keyof typeof damage
  header: string | undefined
  path: string | undefined
}

function draftOf(name: CallName): fc.Arbitrary<Draft> {
  const { body } = endpointOf(name)
  const shape = (body ? z.toJSONSchema(body, { io: 'input' }) : { type: 'object' }) as Shape
  const fields = Object.keys(shape.properties ?? {})
  const field = fc.constantFrom(...fields, 'extra', '__proto__', 'toString', 'length')
  return fc.record({
    made: arbitraryOf(shape) as fc.Arbitrary<Record<string, unknown>>,
    kept: fc.oneof({ weight: 3, arbitrary: fc.constant(fields) }, { weight: 2, arbitrary: fc.subarray(fields) }),
    edits: fc.array(fc.oneof(fc.record({ field, value: anything }), fc.record({ field })), { maxLength: 2 }),
    damage: fc.oneof(
      { weight: 9, arbitrary: fc.constant('none' as const) },
      { weight: 2, arbitrary: fc.constantFrom(...(Object.keys(damage) as (keyof typeof damage)[])) },
    ),
    header: fc.oneof(
      { weight: 12, arbitrary: fc.constant(undefined) },
      fc
        .record({
          scheme: fc.constantFrom('Basic ', 'Token ', 'Bearer ', ''),
          rest: fc.oneof(fc.base64String(), fc.stringMatching(/^[!-~ ]{0,80}$/)),
        })
        .map(({ scheme, rest }) => scheme + rest),
    ),
    path: fc.oneof(
      { weight: 3, arbitrary: fc.constant(undefined) },
      text.filter((one) => one.length < 1000).map((one) => one.toWellFormed()),
    ),
  })
}

function bodyFor({ made, kept, edits, damage: kind }: Draft, sample: unknown): string {
  const own = Object.entries(sample as object).filter(([field]) => kept.includes(field))
  const fields = new Map<string, unknown>([...Object.entries(made), ...own])
  for (const edit of edits) {
    if ('value' in edit) fields.set(edit.field, edit.value)
    else fields.delete(edit.field)
  }
  return damage[kind](JSON.stringify(Object.fromEntries(fields)))
}

function inputFor(draft: Draft, sample: CallInput): CallInput {
  const { header, path } = draft
  return {
    ...sample,
    ...(sample.body !== undefined && { body: bodyFor(draft, sample.body) }),
    ...(sample.path && path !== undefined && path !== '' && { path: { id: path } }),
    ...(header !== undefined && { headers: { Authorization: header } }),
  }
}

/** What is wrong with an answer, in a few words; nothing when it is as the contract has it. */
function faultOf(name: CallName, { status, body, headers }: Answer): string | undefined {
  if (headers.get('content-type') !== 'application/json') return 'the answer is no JSON'
  if (status === 200)
    return endpointOf(name).answer.safeParse(body).success ? undefined : 'the answer breaks the contract'
  if (status >= 500) return `a failure of the back end: ${status}`
  if (!statusesOf(name).includes(status)) return `an undeclared status: ${status}`
  const { message, error, ...more } = body as { message?: unknown; error?: unknown }
  if (!isForPatient(message)) return `words that are not for a patient: ${JSON.stringify(message)}`
  if (Object.keys(more).length > 0 || !['undefined', 'string'].includes(typeof error))
    return 'a refusal that says more than its message'
  return status === 429 && !(Number(headers.get('retry-after')) > 0)
    ? 'too many tries, and no word how long to wait'
    : undefined
}

/** How often each status was answered, by call. */
type Tally = Record<CallName, Record<number, number>>

interface FuzzOrder {
  seed: number
  /** For each call. */
  runs: number
  calls?: readonly CallName[]
}

/** A sample is used up by being granted, and an account by too many wrong tries. */
const runsPerSample = 10

/** Sends what the contract takes and what it does not, and throws at the first answer that is not as declared. */
export async function runFuzz(backend: TestBackend, { seed, runs, calls = callNames }: FuzzOrder): Promise<Tally> {
  const tally = Object.fromEntries(calls.map((name) => [name, {}])) as Tally
  for (const name of calls) {
    let sample: CallInput = {}
    let used = 0
    await fc.assert(
      fc.asyncProperty(draftOf(name), async (draft) => {
        if (used % runsPerSample === 0) sample = await sampleOf(name).granted(backend)
        used += 1
        const answer = await backend.call(name, inputFor(draft, sample))
        tally[name][answer.status] = (tally[name][answer.status] ?? 0) + 1
        const fault = faultOf(name, answer)
        if (fault !== undefined) throw new Error(`${name}: ${fault}`)
      }),
      { seed, numRuns: runs },
    )
  }
  return tally
}

import type { CallName } from '#portal/api/contract/contract.ts'
import { typed } from './sample/sample.ts'
import { type Answer, basicHeader, type CallInput, type TestBackend } from './test-backend.ts'

export interface Exchange {
  name: CallName
  input: CallInput
  answer: Answer
}

const logFields = new Set(['time', 'level', 'method', 'path', 'status', 'ms', 'reference', 'failure'])
const shortest = 6

/** The same back end with every call kept, and with patients whose names are known to nobody else. */
export function recorded(backend: TestBackend): { backend: TestBackend; exchanges: Exchange[] } {
  const exchanges: Exchange[] = []
  const name = () => ({ initials: 'Q.', first: typed('Kanarie'), last: typed('van Geel') })
  return {
    exchanges,
    backend: {
      ...backend,
      testAdmin: {
        ...backend.testAdmin,
        createPatient: (state, overrides) => backend.testAdmin.createPatient(state, { name: name(), ...overrides }),
      },
      signedIn: (state, overrides) => backend.signedIn(state, { name: name(), ...overrides }),
      async call(call, input = {}) {
        const answer = await backend.call(call, input)
        exchanges.push({ name: call, input, answer })
        return answer
      },
    },
  }
}

/** Every text in a value, line by line, that is long enough to be told from others. A day says nothing of a patient. */
function textsIn(value: unknown): string[] {
  if (typeof value === 'string')
    return value.split(/[\r\n]+/).filter((line) => line.length >= shortest && !/^\d{4}-\d\d-\d\d/.test(line))
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsIn) : []
}

function sentIn({ token, basic, body, path, headers }: CallInput): string[] {
  return textsIn([
    token,
    basic?.email,
    basic?.password,
    basic && basicHeader(basic),
    body,
    path,
    headers?.['Authorization'],
  ])
}

function holds(text: string, canary: string): boolean {
  // A code could stand in a longer number by chance.
  return /^\d+$/.test(canary) ? new RegExp(`(?<![\\da-z])${canary}(?![\\da-z])`, 'i').test(text) : text.includes(canary)
}

/** The names of the files that a request carried: the one thing that its own refusal may repeat. */
function filesIn({ body }: CallInput): string[] {
  const { attachments = [] } = (body ?? {}) as { attachments?: { filename?: unknown }[] }
  return Array.isArray(attachments) ? attachments.flatMap(({ filename }) => textsIn(filename)) : []
}

function leaksInLog(log: readonly string[], canaries: readonly string[]): string[] {
  const lines = log.join('').trimEnd().split('\n')
  const odd = lines.filter(
    (line) => line !== '' && !Object.keys(JSON.parse(line) as object).every((field) => logFields.has(field)),
  )
  // As it is written and as it is read: a quotation mark is written as two characters.
  const text = [
    ...lines,
    ...lines.flatMap((line) => (line === '' ? [] : Object.values(JSON.parse(line) as object).map(String))),
  ].join('\n')
  return [
    ...odd.map((line) => `another field in the log: ${line}`),
    ...canaries.filter((canary) => holds(text, canary)).map((canary) => `in the log: ${canary}`),
  ]
}

/** Everything typed, given or secret that is found where it must not be: in the log, in a header, or in a refusal. */
export function findLeaks(exchanges: readonly Exchange[], log: readonly string[]): string[] {
  const sent = new Set(exchanges.flatMap(({ input }) => sentIn(input)))
  const given = new Set(exchanges.flatMap(({ answer }) => (answer.status === 200 ? textsIn(answer.body) : [])))
  const inAnswers = exchanges.flatMap(({ name, input, answer }) => {
    const headers = [...answer.headers].map(([header, value]) => `${header}: ${value}`).join('\n')
    const files = answer.status === 200 ? [] : filesIn(input)
    const [inHeaders, inBody] = [
      [...sent].filter((canary) => holds(headers, canary)),
      answer.status === 200 ? [] : [...sent].filter((canary) => holds(answer.text, canary)),
    ]
    return [
      ...inHeaders.map((canary) => `in a header of ${name}: ${canary}`),
      ...inBody
        .filter((canary) => !files.some((file) => file.includes(canary)))
        .map((canary) => `in a ${answer.status} of ${name}: ${canary}`),
    ]
  })
  return [...leaksInLog(log, [...sent, ...given]), ...inAnswers]
}

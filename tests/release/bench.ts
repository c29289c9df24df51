import { availableParallelism, cpus, loadavg } from 'node:os'
import type { Message } from '#portal/api/contract/thread.ts'
import { type ClinicProcess, startProcess, startServer } from '../clinic/test-kit/clinic-process.ts'
import { type CallName, endpointOf } from '#portal/api/contract/contract.ts'
import { pdfOf } from '../clinic/test-kit/attachment.ts'
import { granted, infoOf, signIn } from '../clinic/test-kit/granted.ts'
import { directoryStore, type DataStore, postgresStore } from '../clinic/test-kit/data-store.ts'
import { basicHeader, slotWindow } from '../clinic/test-kit/test-clinic.ts'
import { type Random, randomFrom, shuffled } from '../support/random.ts'
import { besideUploadHead, besideUploadRow, largestQuestion } from './beside-upload.ts'
import { clinicBackEnd } from './judged.ts'
import { measure, type Measure, percentile, type Sent } from './measure.ts'
import type { Proof } from './proof.ts'
import { withPostgres } from './with-postgres.ts'

const atOnce = 8
const often = 800
/** Signing in takes another patient each time, for a code asked for again within seconds is not sent again. */
const seldom = 200
const files = 8
const megabytes = 20

interface Person {
  email: string
  password: string
}
interface Line {
  what: string
  all: readonly Sent[]
  atOnce: number
}

const repeat = <T>(times: number, one: T): T[] => Array.from({ length: times }, () => one)

function callTo({ origin }: ClinicProcess, name: CallName, authorization: string, body?: unknown): Sent {
  const { method, path } = endpointOf(name)
  return {
    url: origin + path,
    method,
    headers: {
      ...(authorization !== '' && { Authorization: authorization }),
      ...(body !== undefined && { 'Content-Type': 'application/json' }),
    },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  }
}

async function peopleOf(clinic: ClinicProcess, count: number): Promise<Person[]> {
  const { location } = await clinic.desk.createPatient('nothing-planned')
  const people = []
  for (let number = 0; number < count; number += 1)
    people.push(await clinic.desk.createPatient('nothing-planned', { location }))
  return people
}

async function tokenOf(
  clinic: ClinicProcess,
  state: 'everything' | 'nothing-planned' | 'many-messages',
): Promise<string> {
  return signIn(clinic, await clinic.desk.createPatient(state))
}

/** A conversation with a large file, and the call that fetches the file. */
async function largeFile(clinic: ClinicProcess, token: string): Promise<Line[]> {
  const body = { content: 'Zie de bijlage.', attachments: [pdfOf(megabytes * 1024 ** 2)] }
  const { thread_id: thread } = await granted<{ thread_id: number }>(clinic, 'newThread', {
    token,
    body: { ...body, subject: 'Scan', department: 'office' },
  })
  const { messages } = await granted<{ messages: Message[] }>(clinic, 'getThread', {
    token,
    body: { thread_id: thread, mark_messages_as_read: true },
  })
  const file = { documentId: messages[0]?.attachments[0]?.id, data: true }
  return [
    {
      what: `replyThread with ${megabytes} MB`,
      all: repeat(files, callTo(clinic, 'replyThread', `Token ${token}`, { ...body, thread_id: thread })),
      atOnce: 1,
    },
    {
      what: `getDocument of ${megabytes} MB`,
      all: repeat(files, callTo(clinic, 'getDocument', `Token ${token}`, file)),
      atOnce: 1,
    },
  ]
}

/** The calls of one clinic, each with data that it has to work for. */
async function linesFor(clinic: ClinicProcess, people: readonly Person[]): Promise<Line[]> {
  const [everything, planning, writing] = [
    await tokenOf(clinic, 'everything'),
    await tokenOf(clinic, 'nothing-planned'),
    await tokenOf(clinic, 'many-messages'),
  ]
  const {
    internal_message_threads: [thread],
  } = await infoOf(clinic, writing)
  const asks = (times: number, name: CallName, token: string, body: unknown) => ({
    all: repeat(times, callTo(clinic, name, `Token ${token}`, body)),
    atOnce,
  })
  return [
    { what: 'login', all: people.map((person) => callTo(clinic, 'login', basicHeader(person))), atOnce },
    { what: 'getInfo', ...asks(often, 'getInfo', everything, { modules: [] }) },
    { what: 'getSlots over 90 days', ...asks(seldom, 'getSlots', planning, slotWindow()) },
    {
      what: 'getThread of 500 messages',
      ...asks(seldom, 'getThread', writing, { thread_id: thread?.id, mark_messages_as_read: true }),
    },
    ...(await largeFile(clinic, planning)),
  ]
}

const row = (where: string, what: string, { times, perSecond, odd }: Measure): string =>
  `| ${where} | ${what} | ${perSecond < 10 ? perSecond.toFixed(1) : Math.round(perSecond)} | ${percentile(times, 0.5).toFixed(1)} | ${percentile(times, 0.99).toFixed(1)} |${odd.length > 0 ? ` **${odd.length} were not 200: ${odd[0]}** |` : ''}`

/** How much sooner or later an address that has an account is answered, in the middle of as many calls of both. */
async function differenceOf(calls: (known: boolean) => readonly Sent[], random: Random): Promise<number> {
  const all = shuffled(
    [true, false].flatMap((known) => calls(known).map((sent) => ({ known, sent }))),
    random,
  )
  const times = new Map<boolean, number[]>([
    [true, []],
    [false, []],
  ])
  for (const { known, sent } of all) times.get(known)?.push(...(await measure([sent], 1)).times)
  const middle = (known: boolean) =>
    percentile(
      (times.get(known) ?? []).toSorted((a, b) => a - b),
      0.5,
    )
  return middle(true) - middle(false)
}

async function timingRows(
  where: string,
  clinic: ClinicProcess,
  people: readonly Person[],
  random: Random,
): Promise<string[]> {
  const addresses = (known: boolean) => people.map(({ email }) => (known ? email : `niemand.${email}`))
  const login = await differenceOf(
    (known) =>
      addresses(known).map((email) => callTo(clinic, 'login', basicHeader({ email, password: 'Verkeerd-Woord-1' }))),
    random,
  )
  const reset = await differenceOf(
    (known) => addresses(known).map((emailAddress) => callTo(clinic, 'passwordResetRequest', '', { emailAddress })),
    random,
  )
  return [['login with a wrong password', login] as const, ['passwordResetRequest', reset] as const].map(
    ([what, difference]) =>
      `| ${where} | ${what} | ${difference.toFixed(2)} | ${Math.abs(difference) < 20 ? 'yes' : '**no**'} |`,
  )
}

interface Bench {
  speed: string[]
  timing: string[]
  beside: string
  isSound: boolean
}

async function benchAt(where: string, store: DataStore, random: Random): Promise<Bench> {
  const clinic = await startProcess(store)
  try {
    const people = await peopleOf(clinic, seldom)
    const bench: Bench = { speed: [], timing: [], beside: '', isSound: true }
    for (const { what, all, atOnce: together } of await linesFor(clinic, people)) {
      const measured = await measure(all, together)
      bench.speed.push(row(where, what, measured))
      bench.isSound &&= measured.odd.length === 0
    }
    bench.timing = await timingRows(where, clinic, people, random)
    const [sender, other] = [await tokenOf(clinic, 'nothing-planned'), await tokenOf(clinic, 'nothing-planned')]
    bench.beside = await besideUploadRow(
      where,
      callTo(clinic, 'newThread', `Token ${sender}`, largestQuestion()),
      callTo(clinic, 'getEmployees', `Token ${other}`),
    )
    return bench
  } finally {
    await clinic.end('SIGTERM')
    await store.remove()
  }
}

async function hello(): Promise<string> {
  const server = await startServer(new URL('hello.ts', import.meta.url), {})
  try {
    return row(
      'none',
      'a bare Hono hello',
      await measure(repeat(5 * often, { url: server.origin, method: 'GET', headers: {} }), atOnce),
    )
  } finally {
    await server.end('SIGTERM')
  }
}

const machine = (): string =>
  `${availableParallelism()} cores (${cpus()[0]?.model.trim() ?? 'unknown'}), Node ${process.versions.node}, load average ${loadavg()[0]?.toFixed(1)} when it began.`

export const bench: Proof = {
  says: 'what the calls cost, and that a known address answers as fast as an unknown one',
  judges: [...clinicBackEnd, 'tests/release/bench.ts', 'tests/release/measure.ts'],
  async run({ seed }) {
    const random = randomFrom(seed)
    const began = machine()
    const ceiling = await hello()
    const embedded = await benchAt('embedded', await directoryStore(), random)
    const server = await withPostgres(async (url) => benchAt('PostgreSQL', await postgresStore(url), random))
    return {
      passed: embedded.isSound && server.isSound,
      summary: {
        amount: `2 databases, ${embedded.speed.length} kinds of call`,
        figure: `a known address ${embedded.isSound && server.isSound ? 'answers as fast' : 'can be told'}`,
        limit: '20 ms apart',
      },
      figures: [
        `${began} ${atOnce} calls at a time, files one at a time; client and server share the machine.`,
        '',
        '| database | call | per second | p50 ms | p99 ms |',
        '|---|---|---|---|---|',
        ceiling,
        ...embedded.speed,
        ...server.speed,
        '',
        `Known minus unknown addresses, p50 of ${seldom} calls each, shuffled; below 20 ms is wanted.`,
        '',
        '| database | call | ms | below 20 ms |',
        '|---|---|---|---|',
        ...embedded.timing,
        ...server.timing,
        '',
        ...besideUploadHead,
        embedded.beside,
        server.beside,
      ],
    }
  },
}

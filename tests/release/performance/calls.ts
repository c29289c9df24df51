import type { Message } from '#portal/api/contract/thread.ts'
import { type CallName, endpointOf } from '#portal/api/contract/contract.ts'
import { pdfOf } from '../../backend/test-kit/attachment.ts'
import { type BackendProcess, startProcess } from '../../backend/test-kit/backend-process.ts'
import type { DataStore } from '../../backend/test-kit/data-store.ts'
import { granted, infoOf, signIn } from '../../backend/test-kit/granted.ts'
import { basicHeader, slotWindow } from '../../backend/test-kit/test-backend.ts'
import { type Random, shuffled } from '../../support/random.ts'
import { onBothStores } from '../databases.ts'
import { exchangeAll, type Sent } from './exchange.ts'
import { median, percentile, type Measurement } from './phone.ts'

const atOnce = 8
const often = 800
/** Signing in takes another patient each time, for a code asked for again within seconds is not sent again. */
const seldom = 200
const files = 8
const megabytes = 20
/** How much sooner or later an address that has an account may be answered, in ms: longer tells over a network which has one. */
const toldApart = 20

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

function callTo({ origin }: BackendProcess, name: CallName, authorization: string, body?: unknown): Sent {
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

async function peopleOf(backend: BackendProcess): Promise<Person[]> {
  const { location } = await backend.testAdmin.createPatient('nothing-planned')
  const people = []
  for (let number = 0; number < seldom; number += 1)
    people.push(await backend.testAdmin.createPatient('nothing-planned', { location }))
  return people
}

/** A conversation with a large file, and the call that fetches the file. */
async function largeFile(backend: BackendProcess, token: string): Promise<Line[]> {
  const body = { content: 'Zie de bijlage.', attachments: [pdfOf(megabytes * 1024 ** 2)] }
  const { thread_id: thread } = await granted<{ thread_id: number }>(backend, 'newThread', {
    token,
    body: { ...body, subject: 'Scan', department: 'office' },
  })
  const { messages } = await granted<{ messages: Message[] }>(backend, 'getThread', {
    token,
    body: { thread_id: thread, mark_messages_as_read: true },
  })
  const file = { documentId: messages[0]?.attachments[0]?.id, data: true }
  const line = (name: CallName, sent: object): Line => ({
    what: `${name} of ${megabytes} MB`,
    all: repeat(files, callTo(backend, name, `Token ${token}`, sent)),
    atOnce: 1,
  })
  return [line('replyThread', { ...body, thread_id: thread }), line('getDocument', file)]
}

/** Calls of each kind, with data that the back end has to work for. */
async function linesFor(backend: BackendProcess, people: readonly Person[]): Promise<Line[]> {
  const tokenOf = async (state: 'everything' | 'nothing-planned' | 'many-messages') =>
    signIn(backend, await backend.testAdmin.createPatient(state))
  const [everything, planning, writing] = [
    await tokenOf('everything'),
    await tokenOf('nothing-planned'),
    await tokenOf('many-messages'),
  ]
  const {
    internal_message_threads: [thread],
  } = await infoOf(backend, writing)
  const line = (what: string, times: number, name: CallName, token: string, body: unknown): Line => ({
    what,
    all: repeat(times, callTo(backend, name, `Token ${token}`, body)),
    atOnce,
  })
  return [
    { what: 'login', all: people.map((person) => callTo(backend, 'login', basicHeader(person))), atOnce },
    line('getInfo', often, 'getInfo', everything, { modules: [] }),
    line('getSlots over 90 days', seldom, 'getSlots', planning, slotWindow()),
    line('getThread of 500 messages', seldom, 'getThread', writing, {
      thread_id: thread?.id,
      mark_messages_as_read: true,
    }),
    ...(await largeFile(backend, planning)),
  ]
}

/** How much sooner or later addresses that have an account are answered than others, in the middle of as many calls of both. */
async function differenceOf(
  people: readonly Person[],
  callWith: (email: string) => Sent,
  random: Random,
): Promise<number> {
  const calls = people.flatMap(({ email }) => [
    { isKnown: true, sent: callWith(email) },
    { isKnown: false, sent: callWith(`niemand.${email}`) },
  ])
  const timed: { isKnown: boolean; time: number }[] = []
  for (const { isKnown, sent } of shuffled(calls, random))
    timed.push({ isKnown, time: (await exchangeAll([sent], 1)).times[0] ?? Number.NaN })
  const middle = (ofKnown: boolean) =>
    median(timed.filter(({ isKnown }) => isKnown === ofKnown).map(({ time }) => time))
  return Math.abs(middle(true) - middle(false))
}

async function callsOn(where: string, store: DataStore, random: Random): Promise<Measurement[]> {
  const backend = await startProcess(store)
  try {
    const people = await peopleOf(backend)
    const measurements: Measurement[] = []
    for (const { what, all, atOnce: together } of await linesFor(backend, people)) {
      const { times, perSecond, odd } = await exchangeAll(all, together)
      measurements.push(
        { what: `${where}: ${what}`, value: perSecond, unit: '/s' },
        { what: `${where}: ${what}, 99th percentile`, value: percentile(times, 0.99), unit: 'ms' },
        { what: `${where}: ${what}, answers that are no 200`, value: odd.length, unit: '', most: 0 },
      )
    }
    const apart = {
      'login with a wrong password': (email: string) =>
        callTo(backend, 'login', basicHeader({ email, password: 'Verkeerd-Woord-1' })),
      passwordResetRequest: (emailAddress: string) => callTo(backend, 'passwordResetRequest', '', { emailAddress }),
    }
    for (const [what, callWith] of Object.entries(apart))
      measurements.push({
        what: `${where}: ${what}, known beside unknown addresses`,
        value: await differenceOf(people, callWith, random),
        unit: 'ms',
        most: toldApart,
      })
    return measurements
  } finally {
    await backend.end('SIGTERM')
    await store.remove()
  }
}

/** What the calls cost on both databases, and that a known address answers as fast as an unknown one. */
export const calls = async ({ random }: { random: Random }): Promise<Measurement[]> =>
  (await onBothStores(async (where, createStore) => callsOn(where, await createStore(), random))).flat()

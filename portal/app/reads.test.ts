import { describe, expect, test } from 'vitest'
import type { Call } from '../api/client.ts'
import { documents } from '../api/contract/document.ts'
import type { Endpoint } from '../api/contract/endpoint.ts'
import { invoices } from '../api/contract/invoice.ts'
import { patient } from '../api/contract/patient.ts'
import { threads } from '../api/contract/thread.ts'
import { routes, type RouteName } from '../navigation/route-table.ts'
import { reads, readsOf } from './reads.ts'
import { screens } from './screens.ts'

/** Written out, as the contract does not tell which calls change nothing: most of these are a POST, and starting a questionnaire is a GET. */
const changesNothing: readonly Endpoint[] = [
  patient.getInfo,
  patient.getEmployees,
  documents.getDocument,
  invoices.listInvoices,
  invoices.listSubtrajects,
  invoices.getInvoice,
]

const names = Object.keys(reads) as RouteName[]
const queriesOf = (name: RouteName, call: Call) => readsOf({ name, parameters: { id: 41, docId: 71 } }, call)

/** The calls that the queries make before their functions first wait. */
function callsOf(name: RouteName) {
  const calls: { endpoint: Endpoint; input: unknown }[] = []
  const call = ((endpoint: Endpoint, input: unknown) => {
    calls.push({ endpoint, input })
    return new Promise(() => {})
  }) as Call
  for (const { queryFn } of queriesOf(name, call))
    void queryFn?.({ signal: new AbortController().signal } as Parameters<typeof queryFn>[0])
  return calls
}

test('every screen for patients has its queries, and no other screen has', () => {
  const ofPatients = (Object.keys(screens) as RouteName[]).filter((name) =>
    ['patient', 'onboarded'].includes(routes[name].access),
  )
  expect(names.toSorted()).toEqual(ofPatients.toSorted())
})

describe.each(names)('%s', (name) => {
  test('each query makes one immediate call that only reads', () => {
    const calls = callsOf(name)
    expect(calls).toHaveLength(queriesOf(name, (() => {}) as unknown as Call).length)
    for (const { endpoint } of calls) expect(changesNothing).toContain(endpoint)
  })

  test('patient info is first', () => {
    expect(callsOf(name)[0]?.endpoint).toBe(patient.getInfo)
  })
})

test('a conversation is not prefetched, because reading it marks it as read', () => {
  expect(callsOf('question').map(({ endpoint }) => endpoint)).not.toContain(threads.getThread)
})

test('ids in the path are passed to the calls', () => {
  expect(callsOf('attachment')[1]?.input).toMatchObject({ body: { documentId: 71 } })
  expect(callsOf('invoiceDocument')[1]?.input).toMatchObject({ path: { id: 41 } })
})

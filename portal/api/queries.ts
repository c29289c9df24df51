import { queryOptions } from '@tanstack/react-query'
import type { Call } from './client.ts'
import { consults } from './contract/consult.ts'
import { invoices } from './contract/invoice.ts'
import { infoModules, patient } from './contract/patient.ts'
import { threads } from './contract/thread.ts'

/** What each query asks the clinic, in one place: keys name what is kept. */
export const patientInfoQuery = (call: Call) => queryOptions({
  queryKey: ['patientInfo'],
  queryFn: ({ signal }) => call(patient.getInfo, { body: { modules: [...infoModules] }, signal }),
  // It ages when routing/refresh.ts says so: a screen that arrives late does not ask a second time.
  staleTime: Infinity,
  refetchOnReconnect: 'always',
})

export const employeesQuery = (call: Call) => queryOptions({
  queryKey: ['employees'],
  // No signal: a screen that is left would take its call with it, and the next one would ask again.
  queryFn: async () => (await call(patient.getEmployees)).employees,
  // Loaded once a session: staff seldom change.
  staleTime: Infinity,
  gcTime: Infinity,
})

/** One conversation. Asking for it tells the clinic that it is read. */
export const threadQuery = (call: Call, id: number) => queryOptions({
  queryKey: ['thread', id],
  queryFn: ({ signal }) => call(threads.getThread, { body: { thread_id: id, mark_messages_as_read: true }, signal }),
  refetchOnReconnect: 'always',
})

/** Every invoice of the patient, also those that another pays. */
export const invoicesQuery = (call: Call) => queryOptions({
  queryKey: ['invoices'],
  queryFn: ({ signal }) => call(invoices.listInvoices, { signal }),
  refetchOnReconnect: 'always',
})

export const subtrajectsQuery = (call: Call) => queryOptions({
  queryKey: ['subtrajects'],
  queryFn: async ({ signal }) => (await call(invoices.listSubtrajects, { signal })).subtrajects,
  refetchOnReconnect: 'always',
})

export const invoiceQuery = (call: Call, id: number) => queryOptions({
  queryKey: ['invoice', id],
  queryFn: async ({ signal }) => (await call(invoices.getInvoice, { path: { id }, signal })).invoice,
  refetchOnReconnect: 'always',
})

export interface SlotWindow {
  startDateTime: string
  endDateTime: string
  rescheduling: boolean
}

/** Free times, whatever was asked. */
export const slotsQueries = { queryKey: ['slots'] }

export const slotsQuery = (call: Call, { startDateTime, endDateTime, rescheduling }: SlotWindow) => queryOptions({
  queryKey: [...slotsQueries.queryKey, startDateTime, endDateTime, rescheduling],
  queryFn: async ({ signal }) => {
    const body = { startDateTime, endDateTime, aggregate: true as const, ...(rescheduling && { existing_is_error: false as const }) }
    return (await call(consults.getSlots, { body, signal })).slots
  },
  // From one step to the next it counts as fresh; the clinic refuses what was taken meanwhile.
  staleTime: 60_000,
})

import { queryOptions } from '@tanstack/react-query'
import type { Call } from './client.ts'
import { consults } from './contract/consult.ts'
import { invoices } from './contract/invoice.ts'
import { infoModules, patient } from './contract/patient.ts'
import { threads } from './contract/thread.ts'
import { ApiError } from './error.ts'

/** What each query asks the clinic, in one place: keys name what is kept. */
export const patientInfoQuery = (call: Call) => queryOptions({
  queryKey: ['patientInfo'],
  queryFn: ({ signal }) => call(patient.getInfo, { body: { modules: [...infoModules] }, signal }),
  // It ages when app/use-refresh.ts says so: a screen that arrives late does not ask a second time.
  staleTime: Infinity,
  // Nor after a failure: that would take the failure's text away and start the 15 s of ERR-04 again.
  retryOnMount: false,
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
  queryFn: async ({ signal }) => {
    const answer = await call(threads.getThread, { body: { thread_id: id, mark_messages_as_read: true }, signal })
    return { ...answer, thread: { ...answer.thread, id } }
  },
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
  queryFn: async ({ signal }) => {
    const { invoice, incomplete = [] } = await call(invoices.getInvoice, { path: { id }, signal })
    return { ...invoice, incomplete }
  },
  refetchOnReconnect: 'always',
})

interface SlotWindow {
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
    const { slots, incomplete } = await call(consults.getSlots, { body, signal })
    // None that can be read is not the same as none.
    if (incomplete && Object.values(slots).every((days) => Object.values(days).every((free) => free.length === 0))) throw new ApiError('brokenAnswer', 200, undefined)
    return slots
  },
  // From one step to the next it counts as fresh; the clinic refuses what was taken meanwhile.
  staleTime: 60_000,
})

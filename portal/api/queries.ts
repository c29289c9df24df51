import { queryOptions } from '@tanstack/react-query'
import type { Call } from './client.ts'
import { consults } from './contract/consult.ts'
import { invoices } from './contract/invoice.ts'
import { infoModules, patient } from './contract/patient.ts'
import { threads } from './contract/thread.ts'
import { ApiError } from './error.ts'

/** All modules of patient info, in one query for all screens. */
export const patientInfoQuery = (call: Call) =>
  queryOptions({
    queryKey: ['patientInfo'],
    queryFn: ({ signal }) => call(patient.getInfo, { body: { modules: [...infoModules] }, signal }),
    // app/use-refresh.ts invalidates it; a screen that mounts later must not fetch a second time.
    staleTime: Infinity,
    // Nor after a failure: a refetch would remove the error message and restart the 15 s of ERR-04.
    retryOnMount: false,
    refetchOnReconnect: 'always',
  })

/** The clinic's employees, fetched once a session (MSG-06). */
export const employeesQuery = (call: Call) =>
  queryOptions({
    queryKey: ['employees'],
    // No signal: leaving a screen would abort the call, and the next screen would start it again.
    queryFn: async () => (await call(patient.getEmployees)).employees,
    // Loaded once a session: staff seldom change.
    staleTime: Infinity,
    gcTime: Infinity,
  })

/** One conversation. Fetching it marks its messages as read. */
export const threadQuery = (call: Call, id: number) =>
  queryOptions({
    queryKey: ['thread', id],
    queryFn: async ({ signal }) => {
      const answer = await call(threads.getThread, { body: { thread_id: id, mark_messages_as_read: true }, signal })
      return { ...answer, thread: { ...answer.thread, id } }
    },
    refetchOnReconnect: 'always',
  })

/** Every invoice of the patient, also those that somebody else pays. */
export const invoicesQuery = (call: Call) =>
  queryOptions({
    queryKey: ['invoices'],
    queryFn: ({ signal }) => call(invoices.listInvoices, { signal }),
    refetchOnReconnect: 'always',
  })

/** The periods of treatment by which invoices are grouped. */
export const subtrajectsQuery = (call: Call) =>
  queryOptions({
    queryKey: ['subtrajects'],
    queryFn: async ({ signal }) => (await call(invoices.listSubtrajects, { signal })).subtrajects,
    refetchOnReconnect: 'always',
  })

/** One invoice, with the paths of its unreadable fields in `incomplete`. */
export const invoiceQuery = (call: Call, id: number) =>
  queryOptions({
    queryKey: ['invoice', id],
    queryFn: async ({ signal }) => {
      const { invoice, incomplete = [] } = await call(invoices.getInvoice, { path: { id }, signal })
      return { ...invoice, incomplete }
    },
    refetchOnReconnect: 'always',
  })

/** Instants in ISO 8601 with an offset (see `slotWindow`). */
interface SlotWindow {
  startDateTime: string
  endDateTime: string
  rescheduling: boolean
}

/** Matches every query of free times, to invalidate them all. */
export const slotsQueries = { queryKey: ['slots'] }

/** Free times in a window. Rejects with an `ApiError` of kind 'brokenAnswer' if none of the slots could be read. */
export const slotsQuery = (call: Call, { startDateTime, endDateTime, rescheduling }: SlotWindow) =>
  queryOptions({
    queryKey: [...slotsQueries.queryKey, startDateTime, endDateTime, rescheduling],
    queryFn: async ({ signal }) => {
      const body = {
        startDateTime,
        endDateTime,
        aggregate: true as const,
        ...(rescheduling && { existing_is_error: false as const }),
      }
      const { slots, incomplete } = await call(consults.getSlots, { body, signal })
      // If every slot was unreadable, 'no free times' would be wrong.
      if (incomplete && Object.values(slots).every((days) => Object.values(days).every((free) => free.length === 0)))
        throw new ApiError('brokenAnswer', 200, undefined)
      return slots
    },
    // Fresh enough for the steps of one booking; the clinic refuses a slot taken in the meantime.
    staleTime: 60_000,
  })

import { consultCategory, consultState, type Slot } from '#portal/api/contract/consult.ts'
import { bookingOf, freeSlots, type BackendClient } from '../test-backend.ts'
import { granted, infoOf, signIn } from '../granted.ts'
import type { NewWriter } from './writer.ts'

interface Appointment {
  id: number
  at: string
}

/** Books, moves twice and cancels, over and over. Moved by half would leave two appointments, or none. */
export const planner: NewWriter = async (backend) => {
  const token = await signIn(backend, await backend.testAdmin.createPatient('nothing-planned'))
  const free = await freeSlots(backend, token, consultCategory.followUp)
  let steps = 0
  let cancelled = 0
  let current: Appointment | undefined
  /** When the appointment stands if the write that is under way is done; undefined without one. */
  let plannedStart: string | undefined

  async function put(on: BackendClient, slot: Slot): Promise<void> {
    plannedStart = slot.startDT
    const body = { ...bookingOf(slot), ...(current && { cancel_consult_id: current.id, cancel_note: 'Verplaatst' }) }
    const { id } = await granted<{ id: number }>(on, current ? 'moveConsult' : 'addConsult', { token, body })
    if (current) cancelled += 1
    current = { id, at: slot.startDT }
  }

  async function cancel(on: BackendClient, { id }: Appointment): Promise<void> {
    plannedStart = undefined
    await granted(on, 'cancelConsult', { token, body: { consult_id: id, note: 'Afgezegd' } })
    cancelled += 1
    current = undefined
  }

  return {
    async write(on) {
      steps += 1
      // Three types share a time, so the next time is three further.
      const slot = free[(steps * 3) % free.length]
      if (current && steps % 4 === 0) await cancel(on, current)
      else if (slot) await put(on, slot)
    },
    async missing(on) {
      const { consults } = await infoOf(on, token)
      const open = consults.filter(({ state }) => state === consultState.open)
      const gone = consults.length - open.length
      const [found] = open
      const wrong = [
        ...(open.length > 1 ? [`${open.length} appointments where one was moved`] : []),
        ...([current?.at, plannedStart].includes(found?.startDateTime)
          ? []
          : [`the appointment of ${current?.at}: there is ${found?.startDateTime}`]),
        ...(gone < cancelled ? [`${cancelled - gone} cancelled appointments`] : []),
      ]
      current = found && { id: found.id, at: found.startDateTime }
      cancelled = gone
      return wrong
    },
  }
}

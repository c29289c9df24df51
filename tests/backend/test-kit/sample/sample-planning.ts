import { onlyRow } from '../../database/database.ts'
import { bookingOf, firstSlot, freeSlots, slotWindow } from '../test-backend.ts'
import { type Arrange, changed, from, typed, type Sample } from './sample.ts'

const book: Arrange = async (backend) => {
  const { token } = await backend.signedIn('nothing-planned')
  return { token, body: bookingOf(await firstSlot(backend, token, 1)) }
}

const move: Arrange = async (backend) => {
  const {
    token,
    consults: [planned],
  } = await backend.signedIn('planned-video')
  const [, slot] = await freeSlots(backend, token, 1)
  return {
    token,
    body: { ...(slot && bookingOf(slot)), cancel_consult_id: planned?.id, cancel_note: typed('Ik kan niet') },
  }
}

function cancel(state: 'planned-video' | 'past-open'): Arrange {
  return async (backend) => {
    const {
      token,
      consults: [planned],
    } = await backend.signedIn(state)
    return { token, body: { consult_id: planned?.id, note: typed('Ik ben ziek') } }
  }
}

/** The same, and then somebody else is quicker. */
function tooLate(arrange: Arrange): Arrange {
  return async (backend) => {
    const input = await arrange(backend)
    const { startDateTime, availabilityId } = input.body as { startDateTime: string; availabilityId: number }
    const { email } = await onlyRow<{ email: string }>(
      backend.database,
      'select email from patient join availability using (location_id) where availability.id = $1 limit 1',
      [availabilityId],
    )
    await backend.testAdmin.sell(email, { startDateTime, availabilityId })
    return input
  }
}

const past = { startDateTime: '2020-01-06T09:00:00+01:00' }
const backwards = { startDateTime: slotWindow().endDateTime, endDateTime: slotWindow().startDateTime }

export const planningSamples = {
  getSlots: {
    granted: from('nothing-planned', slotWindow()),
    newcomer: 412,
    refused: {
      412: from('planned-video', slotWindow()),
      491: from('nothing-planned', { ...slotWindow(), ...backwards }),
    },
  },
  addConsult: {
    granted: book,
    newcomer: 412,
    owned: { availabilityId: 491 },
    refused: {
      409: tooLate(book),
      412: async (backend) => ({ ...(await book(backend)), token: (await backend.signedIn('locked')).token }),
      491: changed(book, past),
    },
  },
  moveConsult: {
    granted: move,
    owned: { cancel_consult_id: 495, availabilityId: 491 },
    refused: { 409: tooLate(move), 491: changed(move, past) },
  },
  cancelConsult: {
    granted: cancel('planned-video'),
    owned: { consult_id: 495 },
    refused: { 491: cancel('past-open') },
  },
} satisfies Readonly<Record<string, Sample>>

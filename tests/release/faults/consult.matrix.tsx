import { page } from 'vitest/browser'
import { consults, type Consult } from '#portal/api/contract/consult.ts'
import { patient } from '#portal/api/contract/patient.ts'
import { routes } from '#portal/navigation/route-table.ts'
import { planned } from '#portal/stories/fixture/consult.ts'
import { patientInfo } from '#portal/stories/fixture/patient.ts'
import { firstSlot, slots } from '#portal/stories/fixture/slot.ts'
import { button, text } from '#portal/stories/render-screen.tsx'
import { mockResponse, type StoryReply } from '#portal/stories/story-backend.ts'
import { pressButton } from './act-way.ts'
import { matrix } from './matrix.ts'
import { patternOf } from './spoken.ts'
import type { Outcome, Way } from './way.ts'

const impossible = { message: 'appointment:err_appointment_logic_error' }
const second = { message: 'appointment:err_future_appointment' }
const notFound = { message: 'appointment:err_appointment_not_found' }
/** BOOK-13: somebody else has this time, so another is to be chosen. */
const taken: Outcome = { message: 'appointment:err_appointment_conflicting', step: /Kies een dag en tijd/ }

/** At the step of the times, with one chosen. A run of its own, as tests share a history. */
const wizard = () => ({ run: crypto.randomUUID(), mode: 'clinic', day: '20261201', slot: firstSlot, step: 1 })
const info = (...own: Consult[]) => mockResponse(patient.getInfo, patientInfo({ consults: own }))
const chosen = () => page.getByRole('main').getByText('di 1 december, 09:20').first()
const wayOf = (reply: StoryReply, rest: Pick<Way, 'press' | 'done' | 'own' | 'late'>, moved?: Consult): Way => ({
  at: routes.booking.pattern,
  replies: [info(...(moved ? [moved] : [])), mockResponse(consults.getSlots, { slots }), reply],
  state: () => ({ wizard: wizard(), ...(moved && { isReschedule: true, consultId: moved.id }) }),
  before: () => pressButton('Volgende'),
  keeps: chosen,
  ...rest,
})
const late = (task: string) => ({ late: `appointment:${task}.done`, 'late error': `appointment:${task}.unknown` })

matrix(consults, {
  getSlots: {
    at: routes.booking.pattern,
    state: () => ({ wizard: wizard() }),
    replies: [info(), mockResponse(consults.getSlots, { slots })],
    done: () => button('dinsdag 1 december, 4 tijden vrij'),
    own: { 412: second, 491: impossible },
  },
  addConsult: wayOf(mockResponse(consults.addConsult, undefined), {
    press: 'Afspraak maken',
    done: () => text(patternOf('appointment:booking.booked')),
    own: { 409: taken, 412: second, 491: impossible },
    late: late('booking.late.new'),
  }),
  moveConsult: wayOf(
    mockResponse(consults.moveConsult, undefined),
    {
      press: 'Bevestigen',
      done: () => text(patternOf('appointment:booking.moved')),
      own: { 409: taken, 491: impossible, 495: notFound },
      late: late('booking.late.move'),
    },
    planned,
  ),
  cancelConsult: {
    at: routes.cancel.pattern,
    state: () => ({ consultId: planned.id }),
    replies: [info(planned), mockResponse(consults.cancelConsult, undefined)],
    types: { Opmerking: 'Ik ben dan weg.' },
    press: 'Afspraak afzeggen',
    done: () => text(patternOf('appointment:cancel.done')),
    own: { 491: impossible, 495: notFound },
    late: late('cancel.late'),
  },
})

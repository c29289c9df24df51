import { page } from 'vitest/browser'
import { documents } from '#portal/api/contract/document.ts'
import { patient } from '#portal/api/contract/patient.ts'
import { threads } from '#portal/api/contract/thread.ts'
import { pathTo, routes } from '#portal/navigation/route-table.ts'
import { past, planned } from '#portal/stories/fixture/consult.ts'
import { newestPrescription, prescriptionFile } from '#portal/stories/fixture/document.ts'
import { employees, patientInfo } from '#portal/stories/fixture/patient.ts'
import { medicineMessages, medicineThread } from '#portal/stories/fixture/thread.ts'
import { text } from '#portal/stories/render-screen.tsx'
import { mockResponse } from '#portal/stories/story-backend.ts'
import { matrix } from './matrix.ts'
import { patternOf } from './spoken.ts'

const { id } = medicineThread
const info = mockResponse(
  patient.getInfo,
  patientInfo({
    consults: [...past, planned],
    documents: [newestPrescription],
    internal_message_threads: [medicineThread],
  }),
)
const conversation = mockResponse(threads.getThread, { thread: medicineThread, messages: medicineMessages })
const unknownThread = { message: 'messages:thread.unknownThread', isFinal: true } as const
const refused = { message: 'messages:refused' }

matrix(
  { ...patient, ...documents, ...threads },
  {
    getInfo: { at: routes.dashboard.pattern, replies: [info], done: () => text(/3 december 2026/) },
    // A name is no more than a courtesy: what is planned stands there without it.
    getEmployees: {
      at: routes.dashboard.pattern,
      replies: [info, mockResponse(patient.getEmployees, { employees })],
      done: () => text(/3 december 2026/),
      own: { refused: {}, unknown: {} },
    },
    getDocument: {
      at: pathTo('prescription', { id: newestPrescription.id }),
      replies: [info, mockResponse(documents.getDocument, prescriptionFile)],
      done: () => page.getByRole('link', { name: /^Downloaden/ }),
      own: { 495: { message: 'documents:prescriptions.missingMore', isFinal: true } },
    },
    getThread: {
      at: pathTo('question', { id }),
      replies: [info, conversation],
      done: () => text(/schema staat in de bijlage/),
      own: { 495: unknownThread },
    },
    replyThread: {
      at: pathTo('question', { id }),
      replies: [info, conversation, mockResponse(threads.replyThread, undefined)],
      types: { 'Uw antwoord': 'Dank u wel.' },
      attaches: 'dagboek.pdf',
      press: 'Versturen',
      // In its bubble, with the way to send it anew or to change it.
      keeps: () => page.getByRole('main').getByText('Dank u wel.'),
      retry: 'Opnieuw',
      done: () => text(patternOf('messages:thread.sent')),
      own: { 491: refused, 495: { message: 'messages:thread.unknownThread' } },
      late: { late: 'messages:reply.late.done', 'late error': 'messages:reply.late.unknown' },
    },
    newThread: {
      at: routes.newQuestion.pattern,
      replies: [info, mockResponse(threads.newThread, undefined)],
      types: { Afdeling: 'office', Onderwerp: 'Verwijsbrief', 'Uw vraag': 'Is mijn brief er al?' },
      attaches: 'dagboek.pdf',
      press: 'Versturen',
      done: () => text(patternOf('messages:ask.done')),
      own: { 412: { message: 'messages:ask.noIntake' }, 491: refused },
      late: { late: 'messages:ask.late.done', 'late error': 'messages:ask.late.unknown' },
    },
  },
)

import { useState } from 'react'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { textsOf } from '#tests/support/texts-of.ts'
import { consultState, consultType, type Consult } from '../../api/contract/consult.ts'
import { patient, type PatientInfo } from '../../api/contract/patient.ts'
import { routes } from '../../navigation/route-table.ts'
import type { BookingOutcome } from '../../rules/booking-outcome.ts'
import { planned, plannedLater } from '../../stories/fixture/consult.ts'
import { employees, patientInfo } from '../../stories/fixture/patient.ts'
import { button, heading, renderScreen } from '../../stories/render-screen.tsx'
import { mockResponse, mockDeferred } from '../../stories/story-backend.ts'
import { usePatientInfo } from '../../session/use-patient-info.ts'
import { ConsultResult, useConsultResult } from './booking-result.tsx'

const { id: consultId, consultTypeId, startDateTime } = planned
const booked: BookingOutcome = { kind: 'booked', consultTypeId, startDateTime }
const moved: BookingOutcome = { kind: 'moved', consultTypeId, startDateTime, consultId: 12 }
const cancelled: BookingOutcome = { kind: 'cancelled', consultTypeId, startDateTime, consultId }
const isCancelled = { ...planned, state: consultState.cancelled }

function Result({ info }: { info: PatientInfo }) {
  const result = useConsultResult(info)
  return result && <ConsultResult result={result} info={info} />
}

function List({ isOpen: isOpenFirst }: { isOpen: boolean }) {
  const { data, refetch } = usePatientInfo()
  const [isOpen, setIsOpen] = useState(isOpenFirst)
  return (
    <main>
      <h1>Afspraken</h1>
      <button type="button" onClick={() => void refetch()}>
        Ververs
      </button>
      <button type="button" onClick={() => setIsOpen(true)}>
        Toon
      </button>
      {data && <p>Bekend</p>}
      {data && isOpen && <Result info={data} />}
    </main>
  )
}
const renderList = (state: object, known: Consult[], isOpen = true) =>
  renderScreen(<List isOpen={isOpen} />, {
    at: routes.appointments.pattern,
    state,
    replies: [
      mockResponse(patient.getInfo, patientInfo({ consults: known })),
      mockResponse(patient.getEmployees, { employees }),
    ],
  })
const open = (result: BookingOutcome, known: Consult[], isOpen?: boolean) => renderList({ result }, known, isOpen)
const resultCard = () => page.getByRole('region', { name: /^Uw afspraak is/ })
const facts = 'donderdag 3 december 202614:30 – 14:50Controle op de kliniek met dr. A.B. Bos'
const onSite =
  'Hoe gaat het verder?U komt naar de kliniek: Lindelaan 12, 1234 AB Voorbeeldstad.Neem uw identiteitsbewijs mee, en een lijst van uw medicijnen.'
const actions = 'VerzettenAfzeggenZet in agendaKan het eerder?'
const nothingToDo = 'Hoe gaat het verder?Deze afspraak gaat niet door. U hoeft niets meer te doen.'

test.each<[string, BookingOutcome, Consult[], string]>([
  ['a booked consult', booked, [planned], `Uw afspraak is gemaakt${facts}${onSite}${actions}`],
  [
    'a moved consult',
    moved,
    [planned],
    `Uw afspraak is verzet${facts}${onSite}Uw oude afspraak geldt niet meer.${actions}`,
  ],
  [
    'a cancelled consult',
    cancelled,
    [isCancelled],
    `Uw afspraak is afgezegd${facts}${nothingToDo}Wilt u toch een afspraak? Maak hieronder een nieuwe.Haal uit agenda`,
  ],
  [
    'a cancelled consult beside another',
    cancelled,
    [isCancelled, plannedLater],
    `Uw afspraak is afgezegd${facts}${nothingToDo}Uw andere afspraken blijven staan.Haal uit agenda`,
  ],
  [
    'a cancelled consult that the back end no longer lists',
    cancelled,
    [],
    `Uw afspraak is afgezegddonderdag 3 december 202614:30Controle op de kliniek${nothingToDo}Wilt u toch een afspraak? Maak hieronder een nieuwe.`,
  ],
])(
  'BOOK-12 CANCEL-03 TOAST-02.1 for %s the result shows date, time, person and type, with what happens next',
  async (_what, told, known, words) => {
    await open(told, known)
    await expect.element(resultCard()).toHaveTextContent(words)
  },
)

test.each([
  [
    consultType.followUpVideo,
    ['U krijgt de link voor het videogesprek per e-mail.', 'Controleer vooraf uw camera en uw geluid.'],
  ],
  [
    consultType.followUpPhone,
    ['De kliniek belt u op deze tijd.', 'Houd uw telefoon bij u. Het nummer kan onbekend zijn.'],
  ],
  [
    consultType.botox,
    [
      'U komt naar de kliniek: Lindelaan 12, 1234 AB Voorbeeldstad.',
      'Bent u zwanger, ziek of gebruikt u bloedverdunners? Bel ons vóór de behandeling: 010\u00a0000\u00a000\u00a000.',
    ],
  ],
  [
    consultType.gonBlock,
    [
      'U komt naar de kliniek: Lindelaan 12, 1234 AB Voorbeeldstad.',
      'Rijd na de behandeling niet zelf. Gebruikt u bloedverdunners? Bel ons vóór de behandeling: 010\u00a0000\u00a000\u00a000.',
    ],
  ],
])('for type %i the result shows how to get there and what to prepare', async (type, lines) => {
  await open({ ...booked, consultTypeId: type }, [{ ...planned, consultTypeId: type }])
  await expect.poll(() => textsOf(page.getByRole('listitem'))).toEqual(lines)
})

test('the result is shown at once, and removed when the back end reports otherwise', async () => {
  const { backend } = await open(booked, [], false)
  const fresh = mockDeferred(patient.getInfo, patientInfo({ consults: [planned] }))
  backend.setReplies(fresh)
  await button('Ververs').click()
  await button('Toon').click()
  await expect
    .element(resultCard())
    .toHaveTextContent(`Uw afspraak is gemaaktdonderdag 3 december 202614:30Controle op de kliniek${onSite}`)
  fresh.tell()
  await expect.element(resultCard()).toHaveTextContent(`Uw afspraak is gemaakt${facts}${onSite}${actions}`)
  backend.setReplies(mockResponse(patient.getInfo, patientInfo({ consults: [isCancelled] })))
  await button('Ververs').click()
  await expect.element(resultCard()).not.toBeInTheDocument()
})

test.each<[string, object]>([
  ['a result of another patient', { result: booked, epoch: 'another' }],
  ['an invalid result', { result: { ...cancelled, consultId: '31' } }],
])('%s is not shown as a result', async (_what, state) => {
  await renderList(state, [planned, isCancelled])
  await expect.element(heading('Afspraken')).toBeVisible()
  await expect.poll(() => page.getByText('Bekend').elements()).toHaveLength(1)
  expect(resultCard().elements()).toEqual([])
})

import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { textsOf } from '#tests/support/texts-of.ts'
import {
  consultCategory,
  consults,
  consultType,
  type ConsultCategory,
  type Slots,
} from '../../../api/contract/consult.ts'
import { patient } from '../../../api/contract/patient.ts'
import { routes } from '../../../navigation/route-table.ts'
import { mockResponse } from '../../../stories/story-backend.ts'
import { planned, plannedLater } from '../../../stories/fixture/consult.ts'
import { employees, patientInfo } from '../../../stories/fixture/patient.ts'
import { button, heading, renderScreen, text } from '../../../stories/render-screen.tsx'
import { BookingScreen } from '../booking-screen.tsx'

const { intake, followUp, botox, gonBlock, unplanned } = consultCategory
const { intakeVideo, followUpClinic, followUpVideo, followUpPhone } = consultType
const startDT = '2026-12-01T11:40:00+01:00'
const offer = (...types: number[]) => ({ 20261201: types.map((typeId) => ({ startDT, avId: 100 + typeId, typeId })) })
/** All types at one time: a slot of a wrong category or mode would be sent if it were not filtered out. */
const slots: Slots = {
  [intake]: offer(consultType.intake, intakeVideo),
  [followUp]: offer(followUpClinic, followUpVideo, followUpPhone),
  [botox]: offer(consultType.botox),
  [gonBlock]: offer(consultType.gonBlock),
  [unplanned]: offer(consultType.unplannedFollowUp),
}
const defaultReplies = [mockResponse(patient.getEmployees, { employees }), mockResponse(consults.getSlots, { slots })]
const facts = () => textsOf(page.getByRole('main').getByRole('definition'))

async function choose(mode: string, title = /Klopt dit\?/) {
  await page.getByRole('radio', { name: mode, exact: true }).click()
  await button('Volgende').click()
  await button('dinsdag 1 december, 1 tijd vrij').click()
  await page.getByRole('radio', { name: '11:40' }).click()
  await button('Volgende').click()
  await expect.element(heading(title)).toBeVisible()
}
const moving = /Klopt uw nieuwe afspraak\?/

// Each mode and a category of one mode: the rule has a table of all.
test.each<[what: string, category: ConsultCategory, mode: string, typeId: number, note: string]>([
  ['Intake via video', intake, 'Via video', intakeVideo, 'U krijgt de link voor het videogesprek per e-mail.'],
  ['Controle via de telefoon', followUp, 'Via de telefoon', followUpPhone, 'De kliniek belt u op deze tijd.'],
  ['Controle op de kliniek', followUp, 'Op de kliniek', followUpClinic, ''],
  ['Botoxbehandeling op de kliniek', botox, 'Botoxbehandeling op de kliniek', consultType.botox, ''],
])(
  'BOOK-09.1 BOOK-11.1 BOOK-18 BOOK-19.1 %s: the choice is shown, and sent as it was offered',
  async (what, nextConsultCategory, mode, typeId, note) => {
    const info = mockResponse(patient.getInfo, patientInfo({ nextConsult: { nextConsultCategory } }))
    const { backend } = await renderScreen(<BookingScreen />, {
      at: routes.booking.pattern,
      replies: [...defaultReplies, info, mockResponse(consults.addConsult, undefined)],
    })
    await choose(mode)
    expect(facts()).toEqual(['dinsdag 1 december 202611:40', what])
    expect(textsOf(page.getByText(/videogesprek|belt u|U komt naar/))).toEqual([
      note || 'U komt naar de kliniek: Lindelaan 12, 1234 AB Voorbeeldstad.',
    ])
    await button('Afspraak maken').click()
    await expect
      .poll(() => backend.bodiesOf(consults.addConsult))
      .toEqual([{ startDateTime: startDT, availabilityId: 100 + typeId, consultTypeId: typeId }])
  },
)

// Categories per type are covered by the unit test of `categoryOf`.
test('BOOK-03.2 BOOK-11.2 BOOK-18 BOOK-20.1 a follow-up is rescheduled within its own category', async () => {
  const consult = { ...planned, consultTypeId: followUpClinic }
  const info = mockResponse(
    patient.getInfo,
    patientInfo({ consults: [consult], nextConsult: { nextConsultCategory: intake } }),
  )
  const { backend } = await renderScreen(<BookingScreen />, {
    at: routes.booking.pattern,
    state: { isReschedule: true, consultId: consult.id, consultType: followUpClinic },
    replies: [...defaultReplies, info, mockResponse(consults.moveConsult, undefined)],
  })
  await button('Wijzig: soort afspraak').click()
  await choose('Via de telefoon', moving)
  expect(backend.bodiesOf(consults.getSlots)).toEqual([expect.objectContaining({ existing_is_error: false })])
  await button('Bevestigen').click()
  await expect
    .poll(() => backend.bodiesOf(consults.moveConsult))
    .toEqual([
      {
        cancel_consult_id: consult.id,
        cancel_note: 'Afspraak verplaatst door patiënt naar 1 december 2026 11:40',
        startDateTime: startDT,
        availabilityId: 100 + followUpPhone,
        consultTypeId: followUpPhone,
      },
    ])
  await expect
    .poll(() => history.state as unknown)
    .toMatchObject({ result: { kind: 'moved', consultTypeId: followUpPhone, startDateTime: startDT } })
})

test('while rescheduling, the old and new time are shown until confirmation, with a warning about an overlap', async () => {
  const other = {
    ...plannedLater,
    startDateTime: '2026-12-01T11:55:00+01:00',
    endDateTime: '2026-12-01T12:15:00+01:00',
  }
  const info = mockResponse(patient.getInfo, patientInfo({ consults: [planned, other] }))
  await renderScreen(<BookingScreen />, {
    at: routes.booking.pattern,
    state: { from: routes.dashboard.pattern, isReschedule: true, consultId: planned.id },
    replies: [...defaultReplies, info],
  })
  await expect.element(text('U verzet uw afspraak van donderdag 3 december 2026 om 14:30 uur.')).toBeVisible()
  expect(document.title).toContain('Afspraak verzetten')
  await button('Wijzig: soort afspraak').click()
  await page.getByRole('radio', { name: 'Via video' }).click()
  await button('Volgende').click()
  await expect.element(text('Het stippelrandje is uw afspraak van nu.')).toBeVisible()
  await expect.element(button('geen tijden, donderdag 3 december')).toBeVisible()
  await button('dinsdag 1 december, 1 tijd vrij').click()
  await page.getByRole('radio', { name: '11:40' }).click()
  await button('Volgende').click()
  await expect.element(heading(moving)).toBeVisible()
  await expect.element(text('Uw oude afspraak blijft staan tot u bevestigt.')).toBeVisible()
  const cardText = (name: string) => page.getByRole('heading', { name, level: 2 }).element().parentElement?.textContent
  await expect
    .poll(() => cardText('Oude afspraak'))
    .toBe('Oude afspraakdonderdag 3 december 202614:30 – 14:50Controle op de kliniek met dr. A.B. Bos')
  // The slot has no end time.
  expect(cardText('Nieuwe afspraak')).toBe(
    'Nieuwe afspraakdinsdag 1 december 202611:40Controle via videoWijzig dag/tijd',
  )
  await expect.element(text('U heeft dan al een andere afspraak')).toBeVisible()
  await expect
    .element(
      text(
        'Controle via video met J. van der Linden, op dinsdag 1 december 2026 om 11:55 uur. U kunt toch doorgaan, of een andere tijd kiezen.',
      ),
    )
    .toBeVisible()
  await expect.element(button('Bevestigen')).toBeEnabled()
  await expect
    .element(page.getByRole('link', { name: 'Toch niet verzetten' }))
    .toHaveAttribute('href', routes.dashboard.pattern)
})

import { describe, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import appointment from '#locales/nl/appointment.json'
import { consultCategory } from '../../api/contract/consult.ts'
import { patient, type PatientInfo } from '../../api/contract/patient.ts'
import { paths } from '../../navigation/paths.ts'
import { AppointmentsScreen } from '../appointments/appointments-screen.tsx'
import { DashboardScreen } from '../dashboard/dashboard-screen.tsx'
import { answers } from './story-clinic.ts'
import { cancelledPast, employees, lockedConsult, past, pastOpen, patientInfo, planned, plannedLater } from './story-fixtures.ts'
import { button, renderScreen, text } from './story-render.tsx'

const replies = (info: Partial<PatientInfo>) => [answers(patient.getInfo, patientInfo(info)), answers(patient.getEmployees, { employees })]
const dashboard = (info: Partial<PatientInfo>) => renderScreen(<DashboardScreen />, { at: paths.dashboard, replies: replies(info) })
const list = (info: Partial<PatientInfo>) => renderScreen(<AppointmentsScreen />, { at: paths.appointments, replies: replies(info) })
const cards = () => page.getByRole('heading', { name: /Volgende afspraak|Afspraak daarna/ })

describe('the faces of the block', () => {
  test('BLOCK-02 a past appointment that is still open', async () => {
    await dashboard({ consults: [planned, pastOpen] })
    await expect.element(text('Uw vorige afspraak staat nog open')).toBeVisible()
    await expect.element(text(appointment.block.pastOpen)).toBeVisible()
    await expect.element(cards()).not.toBeInTheDocument()
  })

  test('BLOCK-03 a locked appointment names phone and e-mail as links', async () => {
    await dashboard({ consults: [lockedConsult] })
    await expect.element(text('Uw afspraak staat vast')).toBeVisible()
    const main = page.getByRole('main')
    await expect.element(main.getByRole('link', { name: /^010/ })).toHaveAttribute('href', expect.stringMatching(/^tel:\+31/))
    await expect.element(main.getByRole('link', { name: /@/ })).toHaveAttribute('href', expect.stringMatching(/^mailto:.+@/))
    await expect.element(cards()).not.toBeInTheDocument()
  })

  test('BLOCK-04 BLOCK-07 with limit 1, one box with the soonest', async () => {
    await dashboard({ consults: [plannedLater, planned] })
    await expect.element(text(/3 december 2026/)).toBeVisible()
    expect(cards().elements()).toHaveLength(1)
    expect(document.body.textContent).not.toContain('18 december')
  })

  test('BLOCK-04 without a limit, cards with date-time, employee and type', async () => {
    await list({ consults: [plannedLater, planned] })
    await expect.element(text('Controle op de kliniek met dr. A.B. Bos')).toBeVisible()
    await expect.element(text('Controle via video met J. van der Linden')).toBeVisible()
    expect(cards().elements().map((card) => card.textContent)).toEqual(['Volgende afspraak', 'Afspraak daarna'])
    const shown = document.querySelector('main')?.textContent ?? ''
    for (const part of ['3 december 2026', '14:30', '14:50', '18 december 2026', '10:00', '10:20']) expect(shown).toContain(part)
  })

  test('BLOCK-06 BLOCK-08 nothing planned: what comes next, a general note, and a way to book', async () => {
    await dashboard({})
    await expect.element(text('Uw volgende afspraak is een controle. U kiest zelf een dag en tijd.')).toBeVisible()
    await button('Afspraak maken').click()
    expect([location.pathname, history.state]).toEqual([paths.booking, { from: paths.dashboard, isReschedule: false }])
  })

  test.each([
    ['botox', consultCategory.botox, 'Uw volgende afspraak is een botoxbehandeling. De kliniek plant deze behandeling met u. Het kan vanaf 14 december 2026.'],
    ['GON block', consultCategory.gonBlock, 'Uw volgende afspraak is een GON-blokkade. De kliniek plant deze behandeling met u. Het kan vanaf 14 december 2026.'],
  ])('BLOCK-08 %s adds that the clinic plans it, with the minimum date', async (_name, nextConsultCategory, words) => {
    await dashboard({ nextConsult: { nextConsultCategory, nextConsultMinDateTime: '2026-12-14T00:00:00+01:00' } })
    await expect.element(text(words)).toBeVisible()
  })

  test('BLOCK-08 without a minimum date none is named', async () => {
    await dashboard({ nextConsult: { nextConsultCategory: consultCategory.botox } })
    await expect.element(text(/De kliniek plant deze behandeling met u\.$/)).toBeVisible()
  })
})

describe('rescheduling and cancelling', () => {
  const displayName = 'dr. A.B. Bos'
  const { id: consultId, consultTypeId: consultType, startDateTime } = planned

  test('BLOCK-05 a single card offers both, and rescheduling says what is moved', async () => {
    await list({ consults: [planned] })
    await expect.element(button(/^Afzeggen/)).toBeVisible()
    await button(/^Verzetten/).click()
    expect([location.pathname, history.state]).toEqual([paths.booking, { from: paths.appointments, isReschedule: true, consultId, consultType }])
  })

  test('BLOCK-05 ACC-13 cancelling says what is cancelled', async () => {
    await list({ consults: [planned] })
    await expect.element(text(/dr\. A\.B\. Bos/)).toBeVisible()
    await button(/^Afzeggen/).click()
    expect([location.pathname, history.state]).toEqual([paths.cancel, { consultId, startDateTime, displayName, consultType }])
  })

  test('BLOCK-09 the box on the dashboard and each of several cards offer both', async () => {
    await dashboard({ consults: [planned, plannedLater] })
    await expect.element(button('Verzetten: donderdag 3 december 2026')).toBeVisible()
    await expect.element(button('Afzeggen: donderdag 3 december 2026')).toBeVisible()
  })

  test('BLOCK-09 each card names its own day to who does not see it', async () => {
    await list({ consults: [planned, plannedLater] })
    for (const day of ['donderdag 3 december 2026', 'vrijdag 18 december 2026']) {
      await expect.element(button(`Verzetten: ${day}`)).toBeVisible()
      await expect.element(button(`Afzeggen: ${day}`)).toBeVisible()
    }
  })
})

describe('the list', () => {
  test('LIST-01 shows past appointments, newest first, without cancelled ones', async () => {
    await list({ consults: [...past, cancelledPast] })
    const row = page.getByRole('main').getByRole('listitem')
    await expect.poll(() => row.elements().map((item) => item.textContent)).toEqual([
      expect.stringMatching(/5 november 2026.*16:10.*Controle via de telefoon met \(onbekend\)/),
      expect.stringMatching(/10 maart 2026.*13:00.*Intake op de kliniek met dr\. A\.B\. Bos/),
    ])
  })

  test('LIST-02 offers a new booking', async () => {
    await list({})
    await expect.element(button('Afspraak maken')).toBeVisible()
  })

  test('LIST-03 says so when there are none', async () => {
    await list({ consults: [planned, cancelledPast] })
    await expect.element(text('U heeft nog geen eerdere afspraken.')).toBeVisible()
  })
})

test('who is not onboarded sees no appointments on the dashboard', async () => {
  await dashboard({ user: { onBoardingComplete: false }, consults: [planned] })
  await expect.element(text('Uw aanmelding is nog niet klaar')).toBeVisible()
  await expect.element(cards()).not.toBeInTheDocument()
})

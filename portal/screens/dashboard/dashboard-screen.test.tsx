import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import appointment from '#locales/nl/appointment.json'
import { consultCategory } from '../../api/contract/consult.ts'
import { patient, type PatientInfo } from '../../api/contract/patient.ts'
import { destinations } from '../../navigation/destinations.ts'
import { currentPeriod } from '../../session/period.ts'
import { answers } from '../../stories/story-clinic.ts'
import { lockedConsult, pastOpen, planned, plannedLater } from '../../stories/fixture/consult.ts'
import { employees, patientInfo } from '../../stories/fixture/patient.ts'
import { button, renderScreen, text } from '../../stories/render-screen.tsx'
import { DashboardScreen } from './dashboard-screen.tsx'

const dashboard = (info: Partial<PatientInfo>) => renderScreen(<DashboardScreen />, {
  at: destinations.dashboard.pattern, replies: [answers(patient.getInfo, patientInfo(info)), answers(patient.getEmployees, { employees })],
})
const cards = () => page.getByRole('heading', { name: /Volgende afspraak|Afspraak daarna/ })

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

test('BLOCK-06 BLOCK-08 nothing planned: what comes next, a general note, and a way to book', async () => {
  await dashboard({})
  await expect.element(text('Uw volgende afspraak is een controle. U kiest zelf een dag en tijd.')).toBeVisible()
  await button('Afspraak maken').click()
  expect([location.pathname, history.state]).toEqual([destinations.booking.pattern, { from: destinations.dashboard.pattern, isReschedule: false, period: currentPeriod() }])
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

test('BLOCK-09 the box on the dashboard and each of several cards offer both', async () => {
  await dashboard({ consults: [planned, plannedLater] })
  await expect.element(button('Verzetten: donderdag 3 december 2026')).toBeVisible()
  await expect.element(button('Afzeggen: donderdag 3 december 2026')).toBeVisible()
})

test('who is not onboarded sees no appointments on the dashboard', async () => {
  await dashboard({ user: { onBoardingComplete: false }, consults: [planned] })
  await expect.element(text('Uw aanmelding is nog niet klaar')).toBeVisible()
  await expect.element(cards()).not.toBeInTheDocument()
})

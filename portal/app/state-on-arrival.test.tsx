import { describe, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { consults } from '../api/contract/consult.ts'
import { actionState, patient } from '../api/contract/patient.ts'
import { App } from './app.tsx'
import { planned, plannedLater } from '../stories/fixture/consult.ts'
import { onboardingInfo } from '../stories/fixture/onboarding.ts'
import { employees, patientInfo } from '../stories/fixture/patient.ts'
import { slots } from '../stories/fixture/slot.ts'
import { heading, renderScreen, text } from '../stories/render-screen.tsx'
import { mockResponse, mockPending, type StoryReply } from '../stories/story-backend.ts'

const replies = [
  mockResponse(patient.getInfo, patientInfo({ consults: [planned, plannedLater] })),
  mockResponse(patient.getEmployees, { employees }),
  mockResponse(consults.getSlots, { slots }),
]
const open = (at: string, state: object, ...more: StoryReply[]) =>
  renderScreen(<App />, { at, state, replies: [...replies, ...more], token: 'abc' })
const bar = () => page.getByRole('banner')

describe('navigation state of a screen', () => {
  test('ACC-13.1 /appointment takes the origin and the mode', async () => {
    await open(
      '/appointment',
      { from: '/dashboard', type: 'phone', isReschedule: false },
      mockResponse(patient.getInfo, patientInfo()),
    )
    await expect.element(page.getByRole('radio', { name: 'Via de telefoon' })).toBeChecked()
    await expect.element(bar().getByRole('link', { name: 'Sluiten' })).toHaveAttribute('href', '/dashboard')
  })

  test.each(['cancel_consult_id', 'consultId'])(
    'ACC-13.1 /appointment takes the consult to reschedule as %s, with its type',
    async (given) => {
      await open('/appointment', {
        from: '/appointments',
        isReschedule: true,
        [given]: plannedLater.id,
        consultType: plannedLater.consultTypeId,
      })
      await expect.element(text('U verzet uw afspraak van vrijdag 18 december 2026 om 10:00 uur.')).toBeVisible()
      await expect.element(bar().getByText('Afspraak verzetten')).toBeVisible()
      await expect.element(bar().getByRole('link', { name: 'Sluiten' })).toHaveAttribute('href', '/appointments')
    },
  )

  test('ACC-13.2 /cancel-appointment takes the consult, its time, its type, and a name to show until staff names are loaded', async () => {
    const { id: consultId, startDateTime, consultTypeId: consultType } = plannedLater
    await open(
      '/cancel-appointment',
      { consultId, startDateTime, displayName: 'dr. V. Oorbeeld', consultType },
      mockPending(patient.getEmployees),
    )
    await expect.element(page.getByRole('definition').filter({ hasText: 'dr. V. Oorbeeld' })).toBeVisible()
    await expect
      .element(page.getByRole('definition').filter({ hasText: 'vrijdag 18 december 202610:00' }))
      .toBeVisible()
    await expect.element(page.getByRole('definition').filter({ hasText: 'Controle via video' })).toBeVisible()
  })
})

const foreign: unknown[] = [
  null,
  'tekst',
  42,
  [],
  [1, 2],
  {
    from: 'https://elders.example',
    type: 'paard',
    isReschedule: 'ja',
    consultId: '7',
    consultType: null,
    cancel_consult_id: {},
  },
  { isReschedule: true },
  { isReschedule: true, consultId: 999_999_999 },
  { consultId: 1.5, startDateTime: 'gisteren', displayName: 9 },
  { wizard: { step: 9 } },
  { message: { a: 1 }, result: { kind: 'booked', startDateTime: 'morgen' } },
  {
    actionItem: 'general',
    questionnaire_id: '4',
    type: 7,
    identificationUrl: {},
    confirmed: 'ja',
    identificationSession: [],
  },
  { actionItem: { key: 1 }, questionnaire_id: 0.5, identificationUrl: 'https://elders.example/' },
]
const begun = mockResponse(patient.getInfo, onboardingInfo(actionState.started))

test.each([
  ['/login', 'Inloggen', undefined],
  ['/dashboard', 'Uw overzicht', 'abc'],
  ['/appointment', /^Afspraak (maken|verzetten)$/, 'abc'],
  ['/appointments', 'Afspraken', 'abc'],
  ['/cancel-appointment', 'Afspraak afzeggen', 'abc'],
  ['/action/identificationInfo', 'Laat zien wie u bent', 'abc', begun],
  ['/action/askbsn', 'Wat is uw BSN?', 'abc', begun],
] as const)(
  'ACC-13.5 missing or invalid state never breaks %s',
  async (address, title, token, ...more: StoryReply[]) => {
    await renderScreen(<App />, { at: '/nergens', replies: [...replies, ...more], ...(token && { token }) })
    for (const state of foreign) {
      history.pushState({}, '', '/nergens')
      await expect.element(heading('Deze pagina bestaat niet')).toBeVisible()
      history.pushState(state, '', address)
      await expect.element(heading(title), { message: JSON.stringify(state) }).toBeVisible()
      expect(location.pathname).toBe(address)
    }
  },
)

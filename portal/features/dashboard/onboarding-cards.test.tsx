import { cleanup } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { textsOf } from '#tests/support/texts-of.ts'
import { actionState, patient, type PatientInfo } from '../../api/contract/patient.ts'
import { questionnaires } from '../../api/contract/questionnaire.ts'
import { routes } from '../../navigation/route-table.ts'
import { toastsAtom } from '../../session/toast-state.ts'
import { onboardingDone, onboardingInfo } from '../../stories/fixture/onboarding.ts'
import { answeredUpTo, generalSheet, migraineSheet } from '../../stories/fixture/questionnaire.ts'
import { button, renderScreen, text } from '../../stories/render-screen.tsx'
import { mockResponse, mockPending, mockStatus, type StoryReply } from '../../stories/story-backend.ts'
import { ActionProgress } from '../onboarding/action-progress.tsx'
import { DashboardScreen } from './dashboard-screen.tsx'

const { none, started, approved, declined, finished, acceptNoBsn } = actionState

const dashboard = (info: PatientInfo, ...replies: StoryReply[]) =>
  renderScreen(<DashboardScreen />, {
    at: routes.dashboard.pattern,
    replies: [mockResponse(patient.getInfo, info), mockPending(questionnaires.getQuestionnaire), ...replies],
  })
const card = (name: string) =>
  page
    .getByRole('main')
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading', { name, exact: true }) })
const expectText = (name: string, words: string) =>
  expect.element(card(name).getByText(words, { exact: true })).toBeVisible()
const pressable = () => textsOf(page.getByRole('main').getByRole('button'))

test('DASH-02.1 DASH-02.2 there are three cards in order, without referrals and insurance', async () => {
  await dashboard(
    onboardingInfo(none, none, none, { insuranceInfo: { state: started }, referrals: [{ type: 'IN_MIGR' }] }),
  )
  await expect.element(card('Identificatie')).toBeVisible()
  expect(textsOf(page.getByRole('main').getByRole('heading', { level: 2 }))).toEqual([
    'Identificatie',
    'Algemene vragenlijst',
    'Medische vragenlijst',
  ])
  expect(page.getByRole('main').element().textContent).not.toMatch(/verwijz|verzeker/i)
})

describe('a card', () => {
  test('DASH-03.2 an available item has the only button, and shows what it takes', async () => {
    await dashboard(onboardingInfo(none))
    await expect.element(text('Nog 3 stappen te doen. U kunt altijd stoppen. Wij bewaren wat u invult.')).toBeVisible()
    expect(
      card('Identificatie')
        .getByRole('listitem')
        .all()
        .map((line) => line.element().textContent),
    ).toEqual(['Ongeveer 5 minuten', 'Houd klaar: uw paspoort, identiteitskaart of rijbewijs'])
    expect(pressable()).toEqual(['Beginnen'])
    await expect.element(card('Identificatie').getByRole('button')).toHaveAccessibleDescription('Identificatie')
  })

  test('DASH-03.3 DASH-03.4 a blocked item shows only its name and the reason, without anything to press or focus', async () => {
    await dashboard(onboardingInfo(none))
    await expectText('Algemene vragenlijst', 'Dit kan als uw identificatie klaar is.')
    await expectText('Medische vragenlijst', 'Dit kan als uw algemene vragenlijst klaar is.')
    expect(['Algemene vragenlijst', 'Medische vragenlijst'].map((name) => card(name).element().textContent)).toEqual([
      'Algemene vragenlijstDit kan als uw identificatie klaar is.',
      'Medische vragenlijstDit kan als uw algemene vragenlijst klaar is.',
    ])
    for (const name of ['Algemene vragenlijst', 'Medische vragenlijst']) {
      expect(card(name).element().querySelectorAll('a, button, [tabindex], [role=button]')).toHaveLength(0)
      await card(name).click()
    }
    expect(location.pathname).toBe(routes.dashboard.pattern)
  })

  test('DASH-03.1 DASH-03.2 a finished item shows that it is done, and a started one can be continued', async () => {
    await dashboard(onboardingInfo(approved, started))
    await expect
      .element(text('Nog 2 van de 3 stappen te doen. U kunt altijd stoppen. Wij bewaren wat u invult.'))
      .toBeVisible()
    await expect.element(card('Identificatie')).toHaveTextContent('IdentificatieKlaar')
    await expectText('Algemene vragenlijst', 'Begonnen')
    expect(pressable()).toEqual(['Verdergaan'])
  })

  test.each([
    ['Identificatie', onboardingInfo(started)],
    ['Algemene vragenlijst', onboardingInfo(approved, started)],
    ['Medische vragenlijst', onboardingInfo(approved, finished, started)],
  ])('DASH-03.2 a started item shows what to have at hand, without the total time: %s', async (name, info) => {
    await dashboard(info)
    await expect.element(card(name).getByText(/^Houd klaar/)).toBeVisible()
    await expect.element(card(name).getByText(/minuten/)).not.toBeInTheDocument()
  })

  test('DASH-04.1 a finished identification without approval shows that its outcome is pending, and can be repeated', async () => {
    await dashboard(onboardingInfo(finished))
    await expectText('Identificatie', 'De controle is nog niet klaar. U kunt die ook opnieuw doen.')
    await expectText('Algemene vragenlijst', 'Dit kan als uw identificatie klaar is.')
    expect(pressable()).toEqual(['Opnieuw doen'])
    await expect.element(card('Identificatie').getByText(/^(Klaar|Begonnen)$/)).not.toBeInTheDocument()
    await button('Opnieuw doen').click()
    await expect.poll(() => location.pathname).toBe('/action/identificationInfo')
  })

  test('an identification without an outcome can be continued', async () => {
    await dashboard(onboardingInfo(started))
    await expectText(
      'Identificatie',
      'Wij hebben de uitslag van de controle nog niet. Was u nog niet klaar? Ga dan verder.',
    )
    expect(pressable()).toEqual(['Verdergaan'])
  })
})

test('DASH-05.1 DASH-05.2 a declined identification shows a warning and what to do, and can be started again', async () => {
  await dashboard(onboardingInfo(declined))
  await expectText('Identificatie', 'Niet gelukt')
  await expectText(
    'Identificatie',
    'De controle is niet gelukt. Misschien was uw identiteitsbewijs niet goed te lezen. Probeer het nog een keer.',
  )
  await button('Opnieuw proberen').click()
  await expect.poll(() => location.pathname).toBe('/action/identificationInfo')
})

test('DASH-06.1 DASH-06.2 ACC-13.4 a missing BSN shows a warning and leads to its screen, with the session in the state', async () => {
  const identificationSession = { sessionId: '3f8e', identificationUrl: 'https://verify.example/3f8e' }
  await dashboard(onboardingInfo(acceptNoBsn, none, none, { identificationSession }))
  await expectText('Identificatie', 'Uw BSN ontbreekt')
  expect(pressable()).toEqual(['BSN invullen'])
  await button('BSN invullen').click()
  await expect.poll(() => location.pathname).toBe('/action/askbsn')
  expect(history.state).toMatchObject({ identificationSession })
})

describe('when all three are done', () => {
  const complete = () => text('Alles is ingevuld')
  const notReferred = () => text('Wij hebben nog geen verwijzing van u')

  test('DASH-07.1 DASH-07.2 DASH-08.1 DASH-08.4 without a referral both messages are shown in the page, without a toast', async () => {
    const { store } = await dashboard(onboardingDone([]))
    await expect.element(complete()).toBeVisible()
    await expect.element(notReferred()).toBeVisible()
    // What is left to do stands first.
    expect(notReferred().element().compareDocumentPosition(complete().element())).toBe(Node.DOCUMENT_POSITION_FOLLOWING)
    await expect.element(text('Waarschuwing')).toBeInTheDocument()
    await expect.element(text(/U hoeft nu niets te doen/)).not.toBeInTheDocument()
    expect(store.get(toastsAtom)).toEqual([])
    expect(pressable()).toEqual([])
  })

  test('DASH-07 DASH-08.1 with a referral there is nothing to do but wait', async () => {
    await dashboard(onboardingDone([{ type: 'IN_MIGR' }]))
    await expect.element(complete()).toBeVisible()
    await expect.element(text(/U hoeft nu niets te doen/)).toBeVisible()
    await expect.element(notReferred()).not.toBeInTheDocument()
    await expect.element(text(/stappen te doen/)).not.toBeInTheDocument()
  })

  test('DASH-08.3 the message disappears when the back end has accepted the onboarding', async () => {
    await dashboard({ ...onboardingDone([]), user: { onBoardingComplete: true } })
    await expect.element(page.getByRole('link', { name: 'Naar uw berichten' })).toBeVisible()
    await expect.element(complete()).not.toBeInTheDocument()
    await expect.element(notReferred()).not.toBeInTheDocument()
  })

  test('DASH-07 DASH-08.2 neither message is shown before that', async () => {
    await dashboard(onboardingInfo(approved, finished, started))
    await expect.element(text(/Nog 1 van de 3/)).toBeVisible()
    await expect.element(complete()).not.toBeInTheDocument()
    await expect.element(notReferred()).not.toBeInTheDocument()
  })
})

test.each([
  [
    'Beginnen',
    onboardingInfo(none),
    '/action/identificationInfo',
    { key: 'identificationInfo', label: 'Identificatie', state: 'NULL' },
    {},
  ],
  [
    'Beginnen',
    onboardingInfo(approved),
    '/action/onboardGeneralQstrInfo',
    { key: 'onboardGeneralQstrInfo', label: 'Algemene vragenlijst', state: 'NULL' },
    {},
  ],
  [
    'Verdergaan',
    onboardingInfo(approved, started),
    '/action/onboardGeneralQstrInfo',
    { key: 'onboardGeneralQstrInfo', label: 'Algemene vragenlijst', state: 'STARTED' },
    { questionnaire_id: 4 },
  ],
  [
    'Verdergaan',
    onboardingInfo(approved, finished, started),
    '/action/onboardMedicalQstrInfo',
    { key: 'onboardMedicalQstrInfo', label: 'Medische vragenlijst', state: 'STARTED' },
    { questionnaire_id: 5, type: 'IN_MIGR' },
  ],
])('DASH-12 %s on a card opens its route with the item, id and type', async (press, info, address, item, ids) => {
  await dashboard(info)
  await button(press).click()
  await expect.poll(() => location.pathname).toBe(address)
  expect(history.state).toMatchObject({ actionItem: { ...item, ...ids }, ...ids })
  expect(
    Object.values(routes)
      .find(({ pattern }) => pattern === address)
      ?.state.parse(history.state),
  ).toMatchObject({ actionItem: item, ...ids })
})

describe('the progress of a started questionnaire', () => {
  test.each([
    ['Algemene vragenlijst', onboardingInfo(approved, started), generalSheet(answeredUpTo.medapp), 'Stap 4 van 8'],
    ['Medische vragenlijst', onboardingInfo(approved, finished, started), migraineSheet('severity'), 'Stap 3 van 11'],
  ])('DASH-03 is shown on the card: %s', async (name, info, sheet, words) => {
    await dashboard(info, sheet)
    await expect.element(card(name).getByText(words, { exact: true })).toBeVisible()
  })

  test.each([
    ['2026-11-21T08:03:00+01:00', 'vandaag 08:03'],
    ['2026-11-20T23:59:00+01:00', 'gisteren 23:59'],
    ['2026-11-12T10:00:00+01:00', 'op 12 november 2026'],
    ['2026-11-21T00:00:00+01:00', 'vandaag 00:00'],
  ])('saved at %s is shown as %s', async (savedAt, words) => {
    await renderScreen(<ActionProgress step={1} total={8} savedAt={Date.parse(savedAt)} />, {
      at: routes.dashboard.pattern,
    })
    await expect.element(text(`Stap 1 van 8, opgeslagen ${words}`)).toBeVisible()
  })

  test.each([
    ['Algemene vragenlijst', onboardingInfo(approved, started), generalSheet(answeredUpTo.medapp), 'Stap 4 van 8'],
    ['Medische vragenlijst', onboardingInfo(approved, finished, started), migraineSheet('severity'), 'Stap 3 van 11'],
  ])('the button of the card %s does not move when the progress loads', async (name, info, sheet, words) => {
    await dashboard(info)
    await expect.element(button('Verdergaan')).toBeVisible()
    const before = button('Verdergaan').element().getBoundingClientRect().top
    cleanup()
    await dashboard(info, sheet)
    await expect.element(card(name).getByText(words, { exact: true })).toBeVisible()
    expect(button('Verdergaan').element().getBoundingClientRect().top).toBe(before)
  })

  test('a card has no progress when it cannot be loaded', async () => {
    const { backend } = await dashboard(
      onboardingInfo(approved, started),
      mockStatus(questionnaires.getQuestionnaire, 500),
    )
    await expect.poll(() => backend.bodiesOf(questionnaires.getQuestionnaire)).toHaveLength(1)
    await expect.element(button('Verdergaan')).toBeVisible()
    await expect
      .element(card('Algemene vragenlijst').getByRole('list', { name: 'Stappen van deze vragenlijst' }))
      .not.toBeInTheDocument()
  })
})

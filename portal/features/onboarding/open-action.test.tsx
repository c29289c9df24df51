import { describe, expect, test } from 'vitest'
import { actionState, patient, type PatientInfo } from '../../api/contract/patient.ts'
import { routes } from '../../navigation/route-table.ts'
import { onboardingKeys, type OnboardingKey } from './rules/action-state.ts'
import { onboardingInfo } from '../../stories/fixture/onboarding.ts'
import { patientInfo } from '../../stories/fixture/patient.ts'
import { button, heading, renderScreen, text } from '../../stories/render-screen.tsx'
import { mockResponse, mockPending, mockStatus, type StoryReply } from '../../stories/story-backend.ts'
import { OpenAction } from './open-action.tsx'

const { none, started, approved, declined, finished, acceptNoBsn } = actionState
const screen = 'screen of the item'
const open = (itemKey: OnboardingKey, ...replies: StoryReply[]) =>
  renderScreen(<OpenAction itemKey={itemKey}>{() => <p>{screen}</p>}</OpenAction>, {
    at: `/action/${itemKey}`,
    replies,
  })
const openAs = (itemKey: OnboardingKey, info: PatientInfo) => open(itemKey, mockResponse(patient.getInfo, info))

describe('ACC-14', () => {
  test.each<[OnboardingKey, Parameters<typeof onboardingInfo>]>([
    ['identificationInfo', [none]],
    ['identificationInfo', [started]],
    ['identificationInfo', [declined]],
    ['identificationInfo', [acceptNoBsn]],
    ['onboardGeneralQstrInfo', [approved]],
    ['onboardGeneralQstrInfo', [approved, started]],
    ['onboardMedicalQstrInfo', [approved, finished]],
    ['onboardMedicalQstrInfo', [approved, finished, started]],
  ])('%s opens its screen with %j', async (key, states) => {
    await openAs(key, onboardingInfo(...states))
    await expect.element(text(screen)).toBeVisible()
    expect(location.pathname).toBe(`/action/${key}`)
  })

  test.each([
    [
      'onboardGeneralQstrInfo',
      onboardingInfo(none),
      'De algemene vragenlijst kan nu nog niet. Dit kan als uw identificatie klaar is.',
    ],
    [
      'onboardGeneralQstrInfo',
      onboardingInfo(acceptNoBsn, started),
      'De algemene vragenlijst kan nu nog niet. Dit kan als uw identificatie klaar is.',
    ],
    [
      'onboardMedicalQstrInfo',
      onboardingInfo(approved, started),
      'De medische vragenlijst kan nu nog niet. Dit kan als uw algemene vragenlijst klaar is.',
    ],
  ] as const)(
    'ACC-14.1 %s that is blocked leads to the dashboard, which shows the reason, and not as a success',
    async (key, info, message) => {
      await openAs(key, info)
      await expect.poll(() => location.pathname).toBe(routes.dashboard.pattern)
      expect(history.state).toMatchObject({ message, messageTone: 'info' })
      await expect.element(text(screen)).not.toBeInTheDocument()
    },
  )
})

test.each([
  ['IDENT-02', 'identificationInfo', onboardingInfo(approved)],
  ['DASH-03', 'onboardGeneralQstrInfo', onboardingInfo(approved, finished)],
  ['DASH-03', 'onboardMedicalQstrInfo', onboardingInfo(approved, finished, finished)],
  ...onboardingKeys.map((key) => ['DASH-03', key, patientInfo()] as const),
] as const)('%s %s that is done leads to the dashboard without a message', async (_id, key, info) => {
  await openAs(key, info)
  await expect.poll(() => location.pathname).toBe(routes.dashboard.pattern)
  expect(history.state).not.toHaveProperty('message', expect.anything())
})

test.each(onboardingKeys)('%s shows a loading message, or the error with a retry that opens it', async (key) => {
  const { backend } = await open(key, mockPending(patient.getInfo))
  await expect.element(text('Bezig met laden…')).toBeInTheDocument()
  await expect.element(heading(/./)).toBeVisible()
  await expect.element(text(screen)).not.toBeInTheDocument()
  expect(backend.bodiesOf(patient.getInfo)).toHaveLength(1)
})

test('a failed request for the state can be retried', async () => {
  const { backend } = await open('onboardMedicalQstrInfo', mockStatus(patient.getInfo, 503))
  await expect.element(heading('Medische vragenlijst')).toBeVisible()
  await expect.element(text(/even niet bereikbaar/)).toBeVisible()
  backend.setReplies(mockResponse(patient.getInfo, onboardingInfo(approved, finished)))
  await button('Opnieuw proberen').click()
  await expect.element(text(screen)).toBeVisible()
})

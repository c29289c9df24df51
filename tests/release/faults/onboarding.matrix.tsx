import { page } from 'vitest/browser'
import { decisions } from '#portal/api/contract/decision.ts'
import { identification } from '#portal/api/contract/identification.ts'
import { actionState, patient } from '#portal/api/contract/patient.ts'
import { routes } from '#portal/navigation/route-table.ts'
import { externalRedirectAtom } from '#portal/features/onboarding/identification/external-redirect.ts'
import { defaultSettings, settingsAtom } from '#portal/platform/settings.ts'
import { onboardingInfo } from '#portal/stories/fixture/onboarding.ts'
import { button, text } from '#portal/stories/render-screen.tsx'
import { mockResponse } from '#portal/stories/story-backend.ts'
import { matrix } from './matrix.ts'
import { patternOf } from './spoken.ts'
import type { Outcome } from './way.ts'

const dashboard = routes.dashboard.pattern
/** The test page plays the other site, which says nothing and always leads back: TEST-01. */
const leadsBack: Outcome = { message: 'test-page:done', to: dashboard }

matrix(
  { ...identification, ...decisions },
  {
    startIdentification: {
      at: routes.identification.pattern,
      replies: [
        mockResponse(patient.getInfo, onboardingInfo(actionState.none)),
        mockResponse(identification.startIdentification, { identificationUrl: 'https://verify.example/start' }),
      ],
      prepare: (store) => {
        store.set(externalRedirectAtom, { leaveFor: () => {} })
        store.set(settingsAtom, { ...defaultSettings, verificationOrigins: ['https://verify.example'] })
      },
      picks: [() => page.getByRole('checkbox', { name: /^Ik heb mijn identiteitsbewijs/ })],
      press: 'Beginnen',
      done: () => button('De website opent…'),
      own: { 412: { message: 'identification:known', to: dashboard }, 491: { message: 'identification:noAddress' } },
    },
    setBSN: {
      at: routes.askBsn.pattern,
      replies: [
        mockResponse(patient.getInfo, onboardingInfo(actionState.acceptNoBsn)),
        mockResponse(identification.setBSN, undefined),
      ],
      types: { 'Burgerservicenummer (BSN)': '999990019' },
      press: 'Opslaan',
      isForgotten: true,
      done: () => text(patternOf('bsn:done')),
      own: { 412: { message: 'bsn:other' }, 491: { message: 'common:err_bsn' } },
      late: { late: 'bsn:done', 'late error': 'bsn:late.unknown' },
    },
    decisionHook: {
      at: routes.test.pattern,
      query: { sessionId: '3f8e' },
      replies: [mockResponse(decisions.decisionHook, {})],
      press: 'Goedkeuren',
      done: () => text(patternOf('test-page:done')),
      own: { refused: leadsBack, unknown: leadsBack },
    },
  },
)

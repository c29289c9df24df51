import { page } from 'vitest/browser'
import { actionState, intakeType, patient } from '#portal/api/contract/patient.ts'
import { questionnaires } from '#portal/api/contract/questionnaire.ts'
import { routes } from '#portal/navigation/route-table.ts'
import {
  answeredUpTo,
  generalReplies,
  inGeneral,
  inMedical,
  medicalReplies,
  migraineSheet,
} from '#portal/stories/fixture/questionnaire.ts'
import { button, heading, text } from '#portal/stories/render-screen.tsx'
import { mockResponse } from '#portal/stories/story-backend.ts'
import { matrix } from './matrix.ts'
import { patternOf } from './spoken.ts'
import type { Way } from './way.ts'

const general = routes.generalQuestionnaire.pattern
const medical = routes.medicalQuestionnaire.pattern
const notStarted = { state: actionState.none, questionnaire_id: null }

/** GEN-02: one text for whatever keeps it from opening; a lost connection is named before it. */
const unable = { message: 'questionnaire:errors.unableToLoadQuestionnaire' }
const opens: Way['own'] = { refused: unable, 500: unable, 'error page': unable }
const unsaved = { message: 'questionnaire:errors.saveFailed' }
/** Sent before: the overview is the way on. */
const past = (questionnaire: 'general' | 'medical') => ({ message: `${questionnaire}:past`, isFinal: true }) as const
const finishes = (questionnaire: 'general' | 'medical'): Pick<Way, 'press' | 'done' | 'late' | 'own'> => ({
  press: 'Bevestigen',
  done: () => text(patternOf(`${questionnaire}:done`)),
  own: { 412: past(questionnaire) },
  late: { late: `${questionnaire}:done`, 'late error': 'questionnaire:late.unknown' },
})

const { city: _unanswered, ...withoutCity } = answeredUpTo.medappintro

matrix(questionnaires, {
  startOnboardGeneral: {
    at: general,
    replies: [
      ...generalReplies(),
      mockResponse(patient.getInfo, inGeneral({ onboardGeneralQstrInfo: notStarted })),
      mockResponse(questionnaires.startOnboardGeneral, { id: 4 }),
    ],
    done: () => heading(/Wie bent u/),
    own: { ...opens, 412: { message: 'general:past' } },
  },
  getQuestionnaire: { at: general, replies: generalReplies(), done: () => heading(/Wie bent u/), own: opens },
  setQuestionAnswer: {
    at: general,
    replies: generalReplies(withoutCity),
    types: { Woonplaats: 'Leiden' },
    press: 'Volgende',
    retry: 'Volgende',
    done: () => heading(/De app van de apotheek/),
    own: { unknown: unsaved, 491: { message: 'questionnaire:save.refused' } },
  },
  finalizeOnboardGeneral: {
    at: general,
    replies: [...generalReplies(answeredUpTo.terms), mockResponse(questionnaires.finalizeOnboardGeneral, {})],
    picks: [() => page.getByRole('checkbox', { name: /Ik ga akkoord/ })],
    ...finishes('general'),
  },
  startOnboardMedical: {
    at: medical,
    replies: [
      ...medicalReplies(),
      mockResponse(
        patient.getInfo,
        inMedical(intakeType.migraine, { onboardMedicalQstrInfo: { ...notStarted, type: intakeType.migraine } }),
      ),
      mockResponse(questionnaires.startOnboardMedical, { id: 5 }),
    ],
    done: () => button('Beginnen'),
    own: { ...opens, 412: { message: 'medical:past' } },
  },
  finalizeOnboardMedical: {
    at: medical,
    replies: [...medicalReplies(migraineSheet('end')), mockResponse(questionnaires.finalizeOnboardMedical, {})],
    ...finishes('medical'),
  },
})

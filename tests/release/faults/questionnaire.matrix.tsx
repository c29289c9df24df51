import { page } from 'vitest/browser'
import { actionState, intakeType, patient } from '#portal/api/contract/patient.ts'
import { questionnaires } from '#portal/api/contract/questionnaire.ts'
import { destinations } from '#portal/navigation/destinations.ts'
import {
  answeredUpTo,
  generalReplies,
  inGeneral,
  inMedical,
  medicalReplies,
  migraineSheet,
} from '#portal/stories/fixture/questionnaire.ts'
import { button, heading, text } from '#portal/stories/render-screen.tsx'
import { answers } from '#portal/stories/story-clinic.ts'
import { matrix } from './matrix.ts'
import { patternOf } from './spoken.ts'
import type { Way } from './way.ts'

const general = destinations.generalQuestionnaire.pattern
const medical = destinations.medicalQuestionnaire.pattern
const notStarted = { state: actionState.none, questionnaire_id: null }

/** GEN-02: one text for whatever keeps it from opening; a lost connection is named before it. */
const unable = { says: 'questionnaire:errors.unableToLoadQuestionnaire' }
const opens: Way['own'] = { refused: unable, 500: unable, 'error page': unable }
const unsaved = { says: 'questionnaire:errors.saveFailed' }
/** Sent before: the overview is the way on. */
const past = (questionnaire: 'general' | 'medical') => ({ says: `${questionnaire}:past`, isFinal: true }) as const
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
      answers(patient.getInfo, inGeneral({ onboardGeneralQstrInfo: notStarted })),
      answers(questionnaires.startOnboardGeneral, { id: 4 }),
    ],
    done: () => heading(/Wie bent u/),
    own: { ...opens, 412: { says: 'general:past' } },
  },
  getQuestionnaire: { at: general, replies: generalReplies(), done: () => heading(/Wie bent u/), own: opens },
  setQuestionAnswer: {
    at: general,
    replies: generalReplies(withoutCity),
    types: { Woonplaats: 'Leiden' },
    press: 'Volgende',
    retry: 'Volgende',
    done: () => heading(/De app van de apotheek/),
    own: { unknown: unsaved, 491: { says: 'questionnaire:save.refused' } },
  },
  finalizeOnboardGeneral: {
    at: general,
    replies: [...generalReplies(answeredUpTo.terms), answers(questionnaires.finalizeOnboardGeneral, {})],
    picks: [() => page.getByRole('checkbox', { name: /Ik ga akkoord/ })],
    ...finishes('general'),
  },
  startOnboardMedical: {
    at: medical,
    replies: [
      ...medicalReplies(),
      answers(
        patient.getInfo,
        inMedical(intakeType.migraine, { onboardMedicalQstrInfo: { ...notStarted, type: intakeType.migraine } }),
      ),
      answers(questionnaires.startOnboardMedical, { id: 5 }),
    ],
    done: () => button('Beginnen'),
    own: { ...opens, 412: { says: 'medical:past' } },
  },
  finalizeOnboardMedical: {
    at: medical,
    replies: [...medicalReplies(migraineSheet('end')), answers(questionnaires.finalizeOnboardMedical, {})],
    ...finishes('medical'),
  },
})

import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import texts from '#locales/nl/general.json'
import { generalQuestion as q } from '../../../api/contract/questionnaire.ts'
import { questionnaireSteps } from './questionnaire-steps.ts'
import { followingAnswers, generalPages, isNotReferred, mayBeEmergency, needsAttention } from './general-pages.ts'
import type { Answers } from './question.ts'
import { stepsOf, problemsIn } from './questionnaire-pages.ts'

const answersOf = (answers: Partial<Record<string, string>>): Answers =>
  new Map(Object.entries(answers).flatMap(([id, answer]) => (answer === undefined ? [] : [[id, answer]])))
const idsOf = (answers: Answers) => generalPages(answers).map(({ id }) => id)

test.each([
  [{}, 'pharmacy'],
  [{ medapp: '0' }, 'pharmacy'],
  [{ medapp: '1' }, 'medapp'],
])('GEN-01.1 with %o the questionnaire has eight steps, with %s as the fourth', (answers, fourth) => {
  expect(idsOf(answersOf(answers))).toEqual([
    'personal',
    'address',
    'medappintro',
    fourth,
    'referral',
    'medicalshort',
    'discovery',
    'terms',
  ])
})

test.each([
  ['personal', ['initials', 'firstname', 'lastname']],
  ['address', ['street', 'housenumber', 'postal', 'city']],
  ['medappintro', ['medapp']],
  ['pharmacy', ['pharmacyname', 'pharmacyemail']],
  ['referral', ['refermigid']],
  ['medicalshort', ['flagyear', 'flagsymp', 'flaghist', 'flagmeds']],
  ['discovery', ['discovery']],
  ['terms', []],
])('GEN-05.1 GEN-05.2 GEN-06.1 GEN-07.1 GEN-07.3 GEN-08.1 GEN-09.1 GEN-10.2 step %s requires %o', (step, missing) => {
  const page = generalPages(new Map()).find(({ id }) => id === step)
  expect(problemsIn(page?.questions ?? [], new Map()).map(({ question: { id } }) => id)).toEqual(missing)
})

test('GEN-07.2 a patient who wants the app must answer four consent questions', () => {
  const answers = answersOf({ medapp: '1' })
  const page = generalPages(answers).find(({ id }) => id === 'medapp')
  expect(problemsIn(page?.questions ?? [], answers).map(({ question: { id } }) => id)).toEqual([
    'medapp_post',
    'medapp_neighbour',
    'medapp_history',
    'medapp_lsp',
  ])
})

test('GEN-18.2 GEN-18.3 the ids are those of the back end, and each has the matching question', () => {
  expect(texts.question).toEqual({
    initials: 'Voorletters',
    firstname: 'Voornaam',
    lastname: 'Achternaam',
    gender: 'Geslacht',
    street: 'Straat',
    housenumber: 'Huisnummer',
    postal: 'Postcode',
    city: 'Woonplaats',
    country: 'Land',
    medapp: expect.stringMatching(/de app van de apotheek/) as string,
    medapp_post: expect.stringMatching(/met de post/) as string,
    medapp_neighbour: expect.stringMatching(/naar de buren/) as string,
    medapp_history: expect.stringMatching(/eerder kreeg/) as string,
    medapp_lsp: expect.stringMatching(/andere zorgverleners in Nederland/) as string,
    pharmacyname: 'Naam van uw apotheek',
    pharmacyemail: 'E-mailadres van uw apotheek',
    refermigid: 'Heeft u een verwijzing voor migraine?',
    referclusid: 'Heeft u een verwijzing voor clusterhoofdpijn?',
    flagyear: expect.stringMatching(/langer dan een jaar/) as string,
    flagsymp: expect.stringMatching(/niet bewegen/) as string,
    flaghist: expect.stringMatching(/kanker/) as string,
    flagmeds: expect.stringMatching(/bloedverdunners/) as string,
    discovery: 'Hoe heeft u ons gevonden?',
  })
  expect(Object.keys(texts.question).toSorted()).toEqual(Object.values<string>(q).toSorted())
})

test('GEN-01.1 there are as many steps as the dashboard shows', () => {
  expect(generalPages(new Map())).toHaveLength(questionnaireSteps.general)
})

describe('the referral', () => {
  test('GEN-08.4 when migraine is answered no, cluster headache is required too', () => {
    const page = generalPages(answersOf({ refermigid: '0' })).find(({ id }) => id === 'referral')
    expect(problemsIn(page?.questions ?? [], answersOf({ refermigid: '0' })).map(({ question: { id } }) => id)).toEqual(
      ['referclusid'],
    )
  })

  test.each([
    [{}, false],
    [{ refermigid: '0' }, false],
    [{ refermigid: '1', referclusid: '0' }, false],
    [{ refermigid: '0', referclusid: '1' }, false],
    [{ refermigid: '0', referclusid: '0' }, true],
  ])('GEN-08.5 with %o the patient has no referral: %o', (answers, isSo) => {
    expect(isNotReferred(answersOf(answers))).toBe(isSo)
  })

  test.each([
    [{}, []],
    [{ refermigid: '0' }, []],
    [{ refermigid: '0', referclusid: '1' }, []],
    [{ refermigid: '1', referclusid: '0' }, []],
    [{ refermigid: '1' }, [[q.referredForCluster, '0']]],
    [{ refermigid: '1', referclusid: '1' }, [[q.referredForCluster, '0']]],
  ])('GEN-08.2 GEN-08.3 the answers %o set %o', (answers, following) => {
    expect(followingAnswers(answersOf(answers))).toEqual(following)
  })

  test('GEN-08.2 GEN-08.3 when migraine is answered yes, cluster headache is disabled', () => {
    const page = generalPages(answersOf({ refermigid: '1' })).find(({ id }) => id === 'referral')
    expect(page?.questions.map(({ id, isDisabled = false }) => [id, isDisabled])).toEqual([
      ['refermigid', false],
      ['referclusid', true],
    ])
  })
})

test.each([
  [{}, false],
  [{ flagyear: '1' }, false],
  [{ flagyear: '0' }, true],
  [{ flagsymp: '1' }, false],
  [{ flaghist: '1' }, true],
  [{ flaghist: 'true' }, true],
  [{ flagmeds: '1' }, true],
  [{ flagyear: '1', flagsymp: '0', flaghist: '0', flagmeds: '0' }, false],
  [{ flagyear: '1', flagsymp: '0', flaghist: '0', flagmeds: '1' }, true],
])('GEN-09.2 %o needs attention: %o', (answers, isSo) => {
  expect(needsAttention(answersOf(answers))).toBe(isSo)
})

test.each([
  [{}, false],
  [{ flagsymp: '0' }, false],
  [{ flagsymp: '1' }, true],
  [{ flagsymp: 'true' }, true],
  [{ flagyear: '0', flaghist: '1', flagmeds: '1' }, false],
])('GEN-19.1 %o may be an emergency: %o', (answers, isSo) => {
  expect(mayBeEmergency(answersOf(answers))).toBe(isSo)
})

test('GEN-18.2 every question id is in the contract, once', () => {
  const known = Object.values<string>(q)
  const seen = [answersOf({}), answersOf({ medapp: '1' })].map((answers) =>
    stepsOf(generalPages(answers)).flatMap(({ questions }) => questions.map(({ id }) => id)),
  )
  for (const ids of seen) {
    expect(new Set(ids).size).toBe(ids.length)
    expect(ids.filter((id) => !known.includes(id))).toEqual([])
  }
  expect(new Set(seen.flat())).toEqual(new Set(known))
})

test('GEN-01.1 for any answers, there are eight steps', () => {
  const anything = fc.dictionary(
    fc.constantFrom(...Object.values<string>(q)),
    fc.oneof(fc.constantFrom('0', '1', 'true', '', '[]'), fc.string()),
  )
  fc.assert(
    fc.property(anything, (answers) => {
      expect(idsOf(answersOf(answers))).toHaveLength(8)
    }),
    { seed: 11, numRuns: 200 },
  )
})

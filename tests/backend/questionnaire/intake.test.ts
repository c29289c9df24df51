import { describe, expect, test } from 'vitest'
import { clusterIntake } from './cluster-intake.ts'
import { migraineIntake } from './migraine-intake.ts'

/** What the product description wants on each page, in its own words. */
test.each([
  [
    'IN_MIGR',
    migraineIntake,
    [
      ['weight', 'height', 'age_at_onset', 'family'],
      ['severity', 'attacks_year', 'duration_untreated', 'duration_treated'],
      ['characteristics'],
      ['sensitivity', 'nausea', 'aura', 'neurologist'],
      ['preventive', 'acute'],
      ['days_migraine', 'days_headache', 'days_none'],
      ['days_painkiller', 'days_triptan'],
      ['side_effects', 'side_effects_text'],
      ['remarks'],
    ],
  ],
  [
    'IN_CLUS',
    clusterIntake,
    [
      ['severity', 'location', 'side', 'duration'],
      ['autonomic'],
      ['attacks_day', 'three_months_free', 'neurologist'],
      ['preventive', 'acute'],
      ['remarks'],
    ],
  ],
] as const)(
  'MED-09.1 MED-09.2 each page of %s has its own group of questions',
  (_type, { pages, questions }, groups) => {
    expect(
      Array.from({ length: pages }, (_, at) => questions.filter(({ page }) => page === at + 1).map(({ id }) => id)),
    ).toEqual(groups)
    expect(
      questions.filter(({ id, isOptional = false }) => isOptional !== ['remarks', 'side_effects_text'].includes(id)),
    ).toEqual([])
  },
)

/** What each question must name to ask what its id says. */
const asked = {
  IN_MIGR: {
    weight: /weegt.*kilo/,
    height: /lang bent.*centimeter/,
    age_at_onset: /oud.*migraine begon/,
    family: /familie migraine/,
    severity: /erg is de pijn/,
    attacks_year: /Hoeveel aanvallen.*12 maanden/,
    duration_untreated: /lang duurt.*niets inneemt/,
    duration_treated: /lang duurt.*wel iets inneemt/,
    characteristics: /voelt de hoofdpijn/,
    sensitivity: /slecht tegen/,
    nausea: /misselijk.*overgeven/,
    aura: /vooraf een aura/,
    neurologist: /bij een neuroloog/,
    preventive: /middelen om aanvallen te voorkomen/,
    acute: /middelen tijdens een aanval/,
    days_migraine: /dagen had u migraine/,
    days_headache: /dagen had u alleen hoofdpijn/,
    days_none: /dagen had u geen hoofdpijn/,
    days_painkiller: /dagen nam u een gewone pijnstiller/,
    days_triptan: /dagen nam u een triptan/,
    side_effects: /middelen.*last van bijwerkingen/,
    side_effects_text: /Welke bijwerkingen/,
    remarks: /nog iets kwijt/,
  },
  IN_CLUS: {
    severity: /erg is de pijn/,
    location: /Waar zit de pijn/,
    side: /welke kant zit de pijn/,
    duration: /lang duurt een aanval/,
    autonomic: /nog meer tijdens een aanval/,
    attacks_day: /Hoeveel aanvallen.*op een dag/,
    three_months_free: /afgelopen jaar.*drie maanden zonder aanvallen/,
    neurologist: /behandeld door een neuroloog/,
    preventive: /middelen om aanvallen te voorkomen/,
    acute: /middelen tijdens een aanval/,
    remarks: /nog iets kwijt/,
  },
}

describe.each([
  ['IN_MIGR', migraineIntake, asked.IN_MIGR],
  ['IN_CLUS', clusterIntake, asked.IN_CLUS],
] as const)('MED-09.1 the question texts of %s', (_type, { questions }, patterns) => {
  test('exist for every question', () => {
    expect(questions.map(({ id }) => id)).toEqual(Object.keys(patterns))
  })

  // Where a pattern fitted another question too, the two could have changed places unseen.
  test.each(Object.entries(patterns))('match %s and no other question', (id, pattern) => {
    expect(questions.filter(({ question }) => pattern.test(question)).map((question) => question.id)).toEqual([id])
  })
})

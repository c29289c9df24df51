import { expect, test } from 'vitest'
import { clusterIntake } from './cluster-intake.ts'
import { migraineIntake } from './migraine-intake.ts'

/** What the product description wants on each page, in its own words. */
test.each([
  ['IN_MIGR', migraineIntake, [
    ['weight', 'height', 'age_at_onset', 'family'], ['severity', 'attacks_year', 'duration_untreated', 'duration_treated'], ['characteristics'], ['sensitivity', 'nausea', 'aura', 'neurologist'],
    ['preventive', 'acute'], ['days_migraine', 'days_headache', 'days_none'], ['days_painkiller', 'days_triptan'], ['side_effects', 'side_effects_text'], ['remarks'],
  ]],
  ['IN_CLUS', clusterIntake, [['severity', 'location', 'side', 'duration'], ['autonomic'], ['attacks_day', 'three_months_free', 'neurologist'], ['preventive', 'acute'], ['remarks']]],
] as const)('MED-09 each page of %s asks its own group', (_type, { pages, questions }, groups) => {
  expect(Array.from({ length: pages }, (_, at) => questions.filter(({ page }) => page === at + 1).map(({ id }) => id))).toEqual(groups)
  expect(questions.filter(({ id, isOptional = false }) => isOptional !== ['remarks', 'side_effects_text'].includes(id))).toEqual([])
})

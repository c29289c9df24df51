import { expect, test } from 'vitest'
import glossary from '#locales/nl/glossary.json' with { type: 'json' }
import { findTerms } from '#portal/features/onboarding/rules/find-terms.ts'
import { intakes } from '../backend/questionnaire/medical.ts'

const terms = Object.values(glossary.terms)
/** Answers that name no medicine. */
const plain = ['Iets anders', 'Geen', 'Middel tegen misselijkheid']

const medicines = [...intakes.values()]
  .flatMap(({ questions }) => questions)
  .filter(({ id }) => ['preventive', 'acute'].includes(id))
  .flatMap(({ answers = [] }) => answers)
  .filter((answer) => !plain.includes(answer))

test('every medicine in the questionnaires has an explanation', () => {
  expect(medicines.length).toBeGreaterThan(15)
  const unexplained = medicines
    .flatMap((answer) => answer.split(/, | of | als een | als /))
    .filter((name) => findTerms(name, terms).length === 0)
  expect(unexplained).toEqual([])
})

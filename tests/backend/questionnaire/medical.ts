import { intakeType } from '#portal/api/contract/patient.ts'
import { yesNo } from '#portal/api/contract/questionnaire.ts'
import { clusterIntake } from './cluster-intake.ts'
import type { Answers } from './general.ts'
import { migraineIntake } from './migraine-intake.ts'
import { type Intake, type Question, separator } from './question.ts'

const longestText = 4000

/** The intakes by their type. */
export const intakes: ReadonlyMap<string, Intake> = new Map([
  [intakeType.migraine, migraineIntake],
  [intakeType.cluster, clusterIntake],
])

const fits: Record<Question['type'], (question: Question, answer: string) => boolean> = {
  int: ({ range = [0, 2_147_483_647] }, answer) =>
    /^\d{1,9}$/.test(answer) && Number(answer) >= range[0] && Number(answer) <= range[1],
  bool: (_, answer) => Object.values<string>(yesNo).includes(answer),
  single_select: ({ answers = [] }, answer) => answers.includes(answer),
  multi_select: ({ answers = [] }, answer) => {
    const chosen = answer.split(separator)
    return new Set(chosen).size === chosen.length && chosen.every((one) => answers.includes(one))
  },
  open: (_, answer) => answer.length <= longestText,
}

/** Whether this answer may be kept; an empty one takes an earlier one back. */
export function fitsMedical(question: Question, answer: string): boolean {
  return !question.isDisabled && (answer === '' || fits[question.type](question, answer))
}

/** Ids that still lack an answer, or whose numbers do not add up. */
export function openMedicalQuestions({ questions, sum }: Intake, answers: Answers): string[] {
  const open = questions
    .filter(({ id, isOptional, isDisabled }) => !isOptional && !isDisabled && !answers.get(id)?.trim())
    .map(({ id }) => id)
  if (open.length > 0 || !sum) return open
  const added = sum.of.reduce((total, id) => total + Number(answers.get(id)), 0)
  return added === sum.total ? [] : [...sum.of]
}

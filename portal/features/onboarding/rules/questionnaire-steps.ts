import { intakeType } from '../../../api/contract/patient.ts'

/** How many steps each questionnaire has: of a medical one the start, its pages and the end. */
export const questionnaireSteps = { general: 8, [intakeType.migraine]: 11, [intakeType.cluster]: 7 } as const

/** Of a questionnaire whose kind or type nobody knows, as many as of the general one. */
export const stepsOf = ({ kind, type }: { kind: 'general' | 'medical'; type: string | null }): number =>
  (kind === 'medical' && Object.values<string | null>(intakeType).includes(type) ? questionnaireSteps[type as keyof typeof questionnaireSteps] : questionnaireSteps.general)

import { intakeType } from '../../../api/contract/patient.ts'

/** Number of steps per questionnaire; medical ones include start and end. */
export const questionnaireSteps = { general: 8, [intakeType.migraine]: 11, [intakeType.cluster]: 7 } as const

/** Number of steps of a questionnaire (MED-01); for an unknown type that of the general one. */
export const stepsOf = ({ kind, type }: { kind: 'general' | 'medical'; type: string | null }): number =>
  kind === 'medical' && Object.values<string | null>(intakeType).includes(type)
    ? questionnaireSteps[type as keyof typeof questionnaireSteps]
    : questionnaireSteps.general

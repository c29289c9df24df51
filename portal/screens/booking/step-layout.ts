import type { StepWizardProps } from '#design-system'

/** What every step of the wizard draws alike. */
export type StepLayout = Pick<StepWizardProps, 'steps' | 'current' | 'label' | 'progress' | 'title' | 'stateLabels'>

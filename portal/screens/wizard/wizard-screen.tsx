import { stepTitle } from '#design-system'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Screen } from '../frame/screen.tsx'
import { TaskBar } from '../frame/task-bar.tsx'
import type { Wizard } from './use-wizard.ts'
import { WizardLayoutContext } from './wizard-step.tsx'

export interface WizardScreenProps<Choices> {
  wizard: Wizard<Choices>
  /** What the whole task is called. */
  task: string
  /** Where Back on the first step, and Close, lead. */
  origin: string
  /** The open step: a WizardStep. */
  children: ReactNode
}

/** The frame of a task in steps: title of the tab, bar, progress, and focus on each step's heading. */
export function WizardScreen<Choices>({ wizard: { steps, index, isFinished }, task, origin, children }: WizardScreenProps<Choices>) {
  const { t } = useTranslation()
  const title = steps[index]?.title ?? task
  const progress = t('steps.progress', { step: index + 1, total: steps.length })
  if (isFinished) return null
  return (
    <Screen
      step={index}
      help="inside"
      title={stepTitle(progress, title, task)}
      header={<TaskBar title={task} titleAs="p" back={index === 0 ? { href: origin } : { onPress: () => history.back() }} close={{ href: origin }} />}
    >
      <WizardLayoutContext
        value={{
          steps: [...steps], current: index, title,
          texts: { label: t('steps.label'), progress, states: { done: t('steps.done'), current: t('steps.current'), open: t('steps.open'), error: t('steps.error') } },
        }}
      >
        {children}
      </WizardLayoutContext>
    </Screen>
  )
}

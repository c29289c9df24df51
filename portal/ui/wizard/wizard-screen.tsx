import { stepTitle } from '#design-system'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Screen } from '../layout/screen.tsx'
import { TaskBar } from '../layout/task-bar.tsx'
import { VisitorBar } from '../layout/visitor-bar.tsx'
import type { Step, Wizard } from './use-wizard.ts'
import { WizardLayoutContext } from './wizard-step.tsx'

interface WizardScreenProps {
  wizard: Pick<Wizard<unknown>, 'index' | 'isFinished'> & { steps: readonly Pick<Step<unknown>, 'id' | 'label' | 'title'>[] }
  /** What the whole task is called. */
  task: string
  /** Where Back on the first step, and Close, lead. Without it the task is a visitor's: it has their bar, and is named with its progress. */
  origin?: string
  /** Of a step that takes several screens, the open one: its heading, and which it is in words. */
  part?: { key: number; title: string; words: string } | undefined
  /** The words above the heading are only heard: the bar at the foot shows them. */
  isProgressHidden?: boolean
  /** The open step: a WizardStep. */
  children: ReactNode
}

/** The frame of a task in steps: title of the tab, bar, progress, and focus on each step's heading. */
export function WizardScreen({ wizard: { steps, index, isFinished }, task, origin, part, isProgressHidden = false, children }: WizardScreenProps) {
  const { t } = useTranslation()
  const title = steps[index]?.title ?? task
  const place = { step: index + 1, total: steps.length }
  const ofTask = origin === undefined ? t('steps.progressOf', { ...place, task }) : t('steps.progress', place)
  const progress = part ? `${ofTask}, ${part.words}` : ofTask
  if (isFinished) return null
  return (
    <Screen
      step={part?.key ?? index}
      help="inside"
      width={origin === undefined ? 'form' : 'column'}
      title={stepTitle(part ? progress : t('steps.progress', place), title, task)}
      header={origin === undefined ? <VisitorBar /> : <TaskBar title={task} titleAs="p" back={(part?.key ?? index) === 0 ? { href: origin } : { onPress: () => history.back() }} close={{ href: origin }} />}
    >
      <WizardLayoutContext
        value={{
          steps: [...steps], current: index, title: part?.title ?? title, shownProgress: part?.words ?? (isProgressHidden ? '' : undefined),
          texts: { label: t('steps.label'), progress, states: { done: t('steps.done'), current: t('steps.current'), open: t('steps.open'), error: t('steps.error') } },
        }}
      >
        {children}
      </WizardLayoutContext>
    </Screen>
  )
}

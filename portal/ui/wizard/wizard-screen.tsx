import { stepTitle, type StepWizardProps } from '#design-system'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Screen, type ScreenProps } from '../layout/screen.tsx'
import { TaskBar } from '../layout/task-bar.tsx'
import { VisitorBar } from '../layout/visitor-bar.tsx'
import type { WizardEntry, Wizard } from './use-wizard.ts'
import { WizardLayoutContext } from './wizard-step.tsx'

interface WizardScreenProps extends Pick<ScreenProps, 'arrivalId'> {
  wizard: Pick<Wizard<unknown>, 'index' | 'isFinished'> & {
    steps: readonly Pick<WizardEntry<unknown>, 'id' | 'label' | 'title'>[]
  }
  /** Name of the whole task. */
  task: string
  /** Address for Close and for Back on the first step. Without it the wizard is for visitors: it has the visitor's bar, and the progress names the task. */
  origin?: string
  /** The open screen of a step that has several: its heading, and its progress as text. A change of `key` moves focus to the heading. */
  part?: { key: number; title: string; text: string } | undefined
  /** What of the progress is visible above the heading; the rest is in the bottom bar. */
  shownProgress?: StepWizardProps['shownProgress']
  /** The open step: a WizardStep. */
  children: ReactNode
}

/** The frame of a wizard: document title, bar, progress, and focus on each step's heading. */
export function WizardScreen({
  wizard: { steps, index, isFinished },
  task,
  origin,
  part,
  arrivalId,
  shownProgress = 'all',
  children,
}: WizardScreenProps) {
  const { t } = useTranslation()
  const title = steps[index]?.title ?? task
  const position = { step: index + 1, total: steps.length }
  const ofTask = origin === undefined ? t('steps.progressOf', { ...position, task }) : t('steps.progress', position)
  const progress = part ? `${ofTask}, ${part.text}` : ofTask
  if (isFinished) return null
  return (
    <Screen
      step={part?.key ?? index}
      arrivalId={arrivalId}
      help="inside"
      width={origin === undefined ? 'form' : 'column'}
      title={stepTitle(part ? progress : t('steps.progress', position), title, task)}
      header={
        origin === undefined ? (
          <VisitorBar />
        ) : (
          <TaskBar
            title={task}
            titleAs="p"
            back={(part?.key ?? index) === 0 ? { href: origin } : { onPress: () => history.back() }}
            close={{ href: origin }}
          />
        )
      }
    >
      <WizardLayoutContext
        value={{
          steps: [...steps],
          current: index,
          title: part?.title ?? title,
          shownProgress,
          titleSize: part ? 'question' : 'page',
          labels: {
            label: t('steps.label'),
            progress,
            states: {
              done: t('steps.done'),
              current: t('steps.current'),
              open: t('steps.open'),
              error: t('steps.error'),
            },
          },
        }}
      >
        {children}
      </WizardLayoutContext>
    </Screen>
  )
}

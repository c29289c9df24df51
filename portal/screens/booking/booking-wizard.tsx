import { stepTitle } from '#design-system'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { goTo } from '../../navigation/go-to.ts'
import { Screen } from '../frame/screen.tsx'
import { TaskBar } from '../frame/task-bar.tsx'
import { ConfirmStep } from './confirm-step.tsx'
import { TimeStep } from './time-step.tsx'
import { TypeStep } from './type-step.tsx'
import { useWizard, type Bookable } from './use-wizard.ts'

export interface BookingWizardProps {
  subject: Bookable
  /** What the whole task is called. */
  task: string
  /** Where Back on the first step, and Close, lead. */
  origin: string
}

/** Three steps: how, when, and is this right. */
export function BookingWizard({ subject, task, origin }: BookingWizardProps) {
  const { t } = useTranslation(['appointment', 'common'])
  const wizard = useWizard(subject)
  const [conflict, setConflict] = useState<string | null>(null)
  const steps = [
    { id: 'type', label: t('booking.steps.type'), title: t('booking.typeTitle') },
    { id: 'time', label: t('booking.steps.time'), title: t('booking.timeTitle') },
    { id: 'confirm', label: t('booking.steps.confirm'), title: t('booking.confirmTitle') },
  ]
  const progress = t('common:steps.progress', { step: wizard.step + 1, total: steps.length })
  const title = steps[wizard.step]?.title ?? task
  const layout = {
    steps, current: wizard.step, title,
    texts: {
      label: t('common:steps.label'), progress,
      states: { done: t('common:steps.done'), current: t('common:steps.current'), open: t('common:steps.open'), error: t('common:steps.error') },
    },
  }
  if (wizard.isFinished) return null

  const back = wizard.step === 0 ? { href: origin } : { onPress: () => history.back() }

  return (
    <Screen
      key={wizard.step}
      help="inside"
      title={stepTitle(progress, title, task)}
      header={<TaskBar title={task} titleAs="p" back={{ ...back, label: t('common:back') }} close={{ href: origin, label: t('common:close') }} />}
    >
      {wizard.step === 0 && <TypeStep layout={layout} subject={subject} wizard={wizard} />}
      {wizard.step === 1 && <TimeStep layout={layout} subject={subject} wizard={wizard} conflict={conflict} onChosen={() => setConflict(null)} />}
      {wizard.step === 2 && (
        <ConfirmStep
          layout={layout} subject={subject} wizard={wizard}
          onConflict={(text) => { setConflict(text); wizard.chooseTimeAnew() }}
          onBooked={(address, message) => { wizard.finish(); goTo(address, { message }, { replace: true }) }}
        />
      )}
    </Screen>
  )
}

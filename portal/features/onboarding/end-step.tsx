import { StepFooter } from '#design-system'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { actionState } from '../../api/contract/patient.ts'
import { questionnaires } from '../../api/contract/questionnaire.ts'
import { useApiClient } from '../../platform/api-client.ts'
import { submitVariant } from '../../ui/load-states/alert.tsx'
import { FinishFailure } from './questionnaire/finish-failure.tsx'
import type { QuestionnaireEnd } from './questionnaire/questionnaire-form.tsx'
import { useFinish } from './questionnaire/use-finish.ts'
import type { LoadedQuestionnaire } from './questionnaire/use-opened-questionnaire.ts'
import { WizardStep } from '../../ui/wizard/wizard-step.tsx'

/** Last step: thanks, all answers, and the submit button. */
export function EndStep({
  opened,
  end: { progress, list, findRefused, finish },
  note,
}: {
  opened: LoadedQuestionnaire
  end: QuestionnaireEnd
  note: ReactNode
}) {
  const { t } = useTranslation(['medical', 'questionnaire'])
  const call = useApiClient()
  const finishing = useFinish({
    opened,
    finish,
    message: t('done'),
    past: t('past'),
    name: t('name'),
    send: () => call(questionnaires.finalizeOnboardMedical),
    isDone: ({ onboardMedicalQstrInfo: { state } }) => state === actionState.finished,
  })
  return (
    <WizardStep
      onSubmit={() => finishing.submit(undefined)}
      footer={
        <StepFooter
          next={t('questionnaire:confirm')}
          variant={submitVariant(finishing.failure)}
          progress={progress}
          busyLabel={finishing.busy ? t('questionnaire:confirming') : undefined}
        />
      }
    >
      <FinishFailure finishing={finishing} refused={findRefused()} />
      {note}
      <p>{t('end.thanks')}</p>
      <p>{t('end.check')}</p>
      {list}
    </WizardStep>
  )
}

import { Checkbox, Link, StepFooter } from '#design-system'
import { useTranslation } from 'react-i18next'
import { actionState } from '../../api/contract/patient.ts'
import { questionnaires } from '../../api/contract/questionnaire.ts'
import { useApiClient } from '../../platform/api-client.ts'
import { useDraft } from '../../ui/form/use-draft.ts'
import { submitVariant } from '../../ui/load-states/alert.tsx'
import { FinishFailure } from './questionnaire/finish-failure.tsx'
import type { QuestionnaireEnd } from './questionnaire/questionnaire-form.tsx'
import { useFinish } from './questionnaire/use-finish.ts'
import type { LoadedQuestionnaire } from './questionnaire/use-opened-questionnaire.ts'
import { WizardStep } from '../../ui/wizard/wizard-step.tsx'

const documents = ['terms', 'privacy', 'finance'] as const
const ticked = 'ticked'
const agreementId = 'agreement'

/** Step 8: all answers, and agreement with the terms. */
export function TermsStep({
  opened,
  end: { progress, list, findRefused, finish },
}: {
  opened: LoadedQuestionnaire
  end: QuestionnaireEnd
}) {
  const { t } = useTranslation(['general', 'questionnaire', 'clinic'])
  const call = useApiClient()
  // Stored as the answers are: a session that ends while it is sent keeps it.
  const agreement = useDraft(`terms ${opened.id}`)
  const agreed = agreement.text === ticked
  const finishing = useFinish({
    opened,
    message: t('done'),
    past: t('past'),
    name: t('name'),
    send: () => call(questionnaires.finalizeOnboardGeneral),
    isDone: ({ onboardGeneralQstrInfo: { state } }) => state === actionState.finished,
    finish: () => {
      agreement.remove()
      finish()
    },
  })
  return (
    <WizardStep
      onSubmit={() => {
        if (agreed) finishing.submit(undefined)
      }}
      footer={
        <StepFooter
          next={t('questionnaire:confirm')}
          variant={submitVariant(finishing.failure)}
          disabled={!agreed}
          blockedReason={agreed ? undefined : t('terms.needed')}
          blockedBy={agreementId}
          progress={progress}
          busyLabel={finishing.busy ? t('questionnaire:confirming') : undefined}
        />
      }
    >
      <FinishFailure finishing={finishing} refused={findRefused()} />
      <p>{t('intro.terms')}</p>
      {list}
      <section className="flex flex-col gap-3">
        <h2>{t('terms.heading')}</h2>
        <ul className="flex flex-col">
          {documents.map((one) => (
            <li key={one}>
              <Link
                href={t(`clinic:links.${one}`)}
                newTabLabel={t('terms.newTab')}
                className="inline-flex min-h-11 items-center"
              >
                {t(`terms.links.${one}`)}
              </Link>
            </li>
          ))}
        </ul>
        <Checkbox
          id={agreementId}
          label={t('terms.agree')}
          checked={agreed}
          onCheckedChange={(isTicked) => agreement.change(isTicked ? ticked : '')}
          required
        />
      </section>
    </WizardStep>
  )
}

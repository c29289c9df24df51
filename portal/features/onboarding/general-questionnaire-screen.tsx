import { useTranslation } from 'react-i18next'
import { questionnaires } from '../../api/contract/questionnaire.ts'
import { useNavigationState } from '../../navigation/history-entry.ts'
import { useApiClient } from '../../platform/api-client.ts'
import { OpenAction } from './open-action.tsx'
import { QuestionnaireLoader } from './questionnaire/questionnaire-loader.tsx'
import { useOpenedQuestionnaire } from './questionnaire/use-opened-questionnaire.ts'
import { GeneralQuestionnaire } from './general-questionnaire.tsx'

/** First questionnaire of onboarding: personal data, address, pharmacy, referral and screening. */
export const GeneralQuestionnaireScreen = () => (
  <OpenAction itemKey="onboardGeneralQstrInfo">
    {({ onboardGeneralQstrInfo }) => <StartedQuestionnaire knownId={onboardGeneralQstrInfo.questionnaire_id} />}
  </OpenAction>
)

function StartedQuestionnaire({ knownId }: { knownId: number | null }) {
  const { t } = useTranslation('general')
  const call = useApiClient()
  const { questionnaire_id: stateId } = useNavigationState('generalQuestionnaire')
  const query = useOpenedQuestionnaire('general', knownId ?? stateId ?? null, async () => {
    const { id } = await call(questionnaires.startOnboardGeneral)
    if (id === null || id === undefined) throw new Error('Geen ID ontvangen van startOnboardGeneral')
    return id
  })
  return (
    <QuestionnaireLoader task={t('title')} query={query} past={t('past')}>
      {(opened) => <GeneralQuestionnaire opened={opened} />}
    </QuestionnaireLoader>
  )
}

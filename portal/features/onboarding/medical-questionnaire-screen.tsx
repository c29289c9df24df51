import { ButtonLink } from '#design-system'
import { useTranslation } from 'react-i18next'
import { questionnaires } from '../../api/contract/questionnaire.ts'
import { addressOf } from '../../navigation/destinations.ts'
import { useNavigationState } from '../../navigation/history-entry.ts'
import { isIntakeType, type IntakeType } from './rules/medical-pages.ts'
import { useApiClient } from '../../platform/api-client.ts'
import { LabelledNotice } from '../../ui/load-states/labelled-notice.tsx'
import { OpenAction } from './open-action.tsx'
import { Frame, Opened } from './questionnaire/opened.tsx'
import { useOpenedQuestionnaire } from './questionnaire/use-opened-questionnaire.ts'
import { MedicalQuestionnaire } from './medical-questionnaire.tsx'

/** Intake questionnaire for migraine or cluster headache. */
export function MedicalQuestionnaireScreen() {
  const navigationState = useNavigationState('medicalQuestionnaire')
  return (
    <OpenAction itemKey="onboardMedicalQstrInfo">
      {({ onboardMedicalQstrInfo: { type, questionnaire_id: id } }) => {
        const knownType = type ?? navigationState.type
        return isIntakeType(knownType) ? <StartedQuestionnaire type={knownType} knownId={id ?? navigationState.questionnaire_id ?? null} /> : <UnknownType isNamed={Boolean(knownType)} />
      }}
    </OpenAction>
  )
}

/** The intake's type is missing, or unknown to this version. */
function UnknownType({ isNamed }: { isNamed: boolean }) {
  const { t } = useTranslation(['medical', 'questionnaire'])
  return (
    <Frame task={t('title')}>
      <LabelledNotice tone="error" actions={<ButtonLink href={addressOf('dashboard')}>{t('questionnaire:backToDashboard')}</ButtonLink>}>
        {isNamed ? t('notFound') : t('dashboard.reloadMedicalError')}
      </LabelledNotice>
    </Frame>
  )
}

function StartedQuestionnaire({ type, knownId }: { type: IntakeType; knownId: number | null }) {
  const { t } = useTranslation('medical')
  const call = useApiClient()
  const query = useOpenedQuestionnaire('medical', knownId, async () => {
    const { id } = await call(questionnaires.startOnboardMedical, { body: { type } })
    if (id === null || id === undefined) throw new Error('No id from startOnboardMedical')
    return id
  })
  return <Opened task={t('title')} query={query} past={t('past')}>{(opened) => <MedicalQuestionnaire type={type} opened={opened} />}</Opened>
}

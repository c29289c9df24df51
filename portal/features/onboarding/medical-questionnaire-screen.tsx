import { ButtonLink, Loading } from '#design-system'
import { useMutation } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { questionnaires } from '../../api/contract/questionnaire.ts'
import { pathTo } from '../../navigation/route-table.ts'
import { useNavigationState } from '../../navigation/history-entry.ts'
import { isIntakeType, type IntakeType } from './rules/medical-pages.ts'
import { useApiClient } from '../../platform/api-client.ts'
import { useFreshPatientInfo } from '../../session/use-patient-info.ts'
import { Alert } from '../../ui/load-states/alert.tsx'
import { OpenAction } from './open-action.tsx'
import { Frame, QuestionnaireLoader } from './questionnaire/questionnaire-loader.tsx'
import { useOpenedQuestionnaire } from './questionnaire/use-opened-questionnaire.ts'
import { MedicalQuestionnaire } from './medical-questionnaire.tsx'

/** Intake questionnaire for migraine or cluster headache. */
export function MedicalQuestionnaireScreen() {
  const { t } = useTranslation('medical')
  const navigationState = useNavigationState('medicalQuestionnaire')
  return (
    <OpenAction itemKey="onboardMedicalQstrInfo">
      {({ onboardMedicalQstrInfo: { type, questionnaire_id: id } }) => {
        const knownType = type ?? navigationState.type
        return isIntakeType(knownType) ? (
          <StartedQuestionnaire type={knownType} knownId={id ?? navigationState.questionnaire_id ?? null} />
        ) : knownType ? (
          <TypeNotice>{t('notFound')}</TypeNotice>
        ) : (
          <MissingType />
        )
      }}
    </OpenAction>
  )
}

/** For patient info without the intake's type. Refetches it first, as the cache may be older than the type. */
function MissingType() {
  const { t } = useTranslation(['medical', 'common'])
  const { mutate, isIdle, isPending } = useMutation({ mutationFn: useFreshPatientInfo(), networkMode: 'always' })
  useEffect(() => mutate(), [mutate])
  if (isIdle || isPending)
    return (
      <Frame task={t('title')}>
        <Loading label={t('common:loading')} />
      </Frame>
    )
  return <TypeNotice>{t('dashboard.reloadMedicalError')}</TypeNotice>
}

/** Shows why there are no questions for the intake's type. */
function TypeNotice({ children }: { children: string }) {
  const { t } = useTranslation(['medical', 'questionnaire'])
  return (
    <Frame task={t('title')}>
      <Alert
        tone="error"
        actions={<ButtonLink href={pathTo('dashboard')}>{t('questionnaire:backToDashboard')}</ButtonLink>}
      >
        {children}
      </Alert>
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
  return (
    <QuestionnaireLoader task={t('title')} query={query} past={t('past')}>
      {(opened) => <MedicalQuestionnaire type={type} opened={opened} />}
    </QuestionnaireLoader>
  )
}

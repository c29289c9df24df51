import { ButtonLink, Loading } from '#design-system'
import { useMutation } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { questionnaires } from '../../api/contract/questionnaire.ts'
import { addressOf } from '../../navigation/destinations.ts'
import { useNavigationState } from '../../navigation/history-entry.ts'
import { isIntakeType, type IntakeType } from './rules/medical-pages.ts'
import { useApiClient } from '../../platform/api-client.ts'
import { useFreshPatientInfo } from '../../session/use-patient-info.ts'
import { LabelledNotice } from '../../ui/load-states/labelled-notice.tsx'
import { OpenAction } from './open-action.tsx'
import { Frame, Opened } from './questionnaire/opened.tsx'
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

/** Patient info without the intake's type: said once the clinic has been asked again, as the cache may be older than the type. */
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

/** Says why there are no questions for the intake's type. */
function TypeNotice({ children }: { children: string }) {
  const { t } = useTranslation(['medical', 'questionnaire'])
  return (
    <Frame task={t('title')}>
      <LabelledNotice
        tone="error"
        actions={<ButtonLink href={addressOf('dashboard')}>{t('questionnaire:backToDashboard')}</ButtonLink>}
      >
        {children}
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
  return (
    <Opened task={t('title')} query={query} past={t('past')}>
      {(opened) => <MedicalQuestionnaire type={type} opened={opened} />}
    </Opened>
  )
}

import { useTranslation } from 'react-i18next'
import type { PatientInfo } from '../../api/contract/patient.ts'
import { goTo } from '../../navigation/history-entry.ts'
import { lazyWithRetry } from '../../platform/lazy-with-retry.tsx'
import { OptionalBoundary } from '../../platform/optional-boundary.tsx'
import {
  cardState,
  itemsToDo,
  onboardingKeys,
  referralsState,
  type OnboardingKey,
} from '../onboarding/rules/action-state.ts'
import { stepsOf } from '../onboarding/rules/questionnaire-steps.ts'
import { ContactText } from '../../ui/layout/contact-text.tsx'
import { Alert } from '../../ui/load-states/alert.tsx'
import { ProgressRoom } from '../onboarding/action-progress.tsx'
import type { CardProgressProps } from '../onboarding/questionnaire/card-progress.tsx'
import { ActionCard } from './action-card.tsx'
import { useOpenItem } from './open-item.ts'

/** Chunk with the questionnaires: loads after the card, and the card works without it. */
const CardProgress = lazyWithRetry(
  async () => (await import('../onboarding/questionnaire/card-progress.tsx')).CardProgress,
)

/** One card per onboarding item; the item to do now stands out. */
export function OnboardingCards({ info }: { info: PatientInfo }) {
  const { t } = useTranslation('dashboard')
  const open = useOpenItem(info)
  const counts = { count: itemsToDo(info), total: onboardingKeys.length }
  const progress = (key: OnboardingKey) => {
    const questionnaire = startedQuestionnaire(key, info)
    return (
      questionnaire && (
        <ProgressRoom total={stepsOf(questionnaire)}>
          <OptionalBoundary>
            <CardProgress {...questionnaire} />
          </OptionalBoundary>
        </ProgressRoom>
      )
    )
  }
  return (
    <>
      {counts.count > 0 && (
        <p className="-mt-5">{counts.count === counts.total ? t('allToDo', counts) : t('someToDo', counts)}</p>
      )}
      {counts.count === 0 && <AllDone isReferred={referralsState(info) === 'completed'} />}
      <ol aria-label={t('items')} className="flex flex-col gap-4">
        {onboardingKeys.map((key) => {
          const state = cardState(key, info)
          const onOpen = () =>
            state === 'missingBsn'
              ? goTo('askBsn', { state: { identificationSession: info.identificationSession ?? undefined } })
              : open(key)
          return (
            <li key={key}>
              <ActionCard itemKey={key} state={state} onOpen={onOpen} progress={state === 'started' && progress(key)} />
            </li>
          )
        })}
      </ol>
    </>
  )
}

/** All items are done, but the clinic has not completed the onboarding yet. What the patient still has to do comes first. */
function AllDone({ isReferred }: { isReferred: boolean }) {
  const { t } = useTranslation('dashboard')
  return (
    <div className="flex flex-col gap-4">
      {!isReferred && (
        <Alert tone="warning" title={t('noReferral.title')}>
          <ContactText>{t('noReferral.text')}</ContactText>
        </Alert>
      )}
      <Alert tone="info" title={t('complete.title')}>
        {isReferred ? `${t('complete.text')} ${t('complete.nothingToDo')}` : t('complete.text')}
      </Alert>
    </div>
  )
}

function startedQuestionnaire(key: OnboardingKey, info: PatientInfo): CardProgressProps | null {
  if (key === 'identificationInfo') return null
  const { questionnaire_id: questionnaireId } = info[key]
  if (questionnaireId === null) return null
  return key === 'onboardGeneralQstrInfo'
    ? { questionnaireId, kind: 'general', type: null }
    : { questionnaireId, kind: 'medical', type: info[key].type }
}

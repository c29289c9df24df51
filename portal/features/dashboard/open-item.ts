import { useTranslation } from 'react-i18next'
import type { PatientInfo } from '../../api/contract/patient.ts'
import { goTo } from '../../navigation/history-entry.ts'
import type { OnboardingKey } from '../onboarding/rules/action-state.ts'

const destinationOf = {
  onboardGeneralQstrInfo: 'generalQuestionnaire',
  onboardMedicalQstrInfo: 'medicalQuestionnaire',
} as const

/** Function that opens an item's screen with its data from the card in the navigation state. */
export function useOpenItem(info: PatientInfo): (key: OnboardingKey) => void {
  const { t } = useTranslation('dashboard')
  return (key) => {
    const item = { questionnaire_id: undefined, type: undefined, ...info[key] }
    const questionnaire_id = item.questionnaire_id ?? undefined
    const type = item.type ?? undefined
    const state = {
      actionItem: { key, label: t(`item.${key}.label`), state: item.state, questionnaire_id, type },
      questionnaire_id,
      type,
    }
    if (key === 'identificationInfo')
      goTo('identification', { state: { ...state, identificationUrl: info.identificationSession?.identificationUrl } })
    else goTo(destinationOf[key], { state })
  }
}

import { useTranslation } from 'react-i18next'
import { isOnboarded } from '../../rules/onboarded.ts'
import { AppointmentBlock } from '../consult/appointment-block.tsx'
import { Loaded } from '../failure/loaded.tsx'
import { OverviewBar } from '../frame/overview-bar.tsx'
import { usePatientInfo } from '../patient/use-patient-info.ts'
import { Screen } from '../frame/screen.tsx'
import { MessagesPanel } from './messages-panel.tsx'
import { OnboardingCards } from './onboarding-cards.tsx'

/** The first screen after signing in: what comes next. */
export function DashboardScreen() {
  const { t } = useTranslation('dashboard')
  return (
    <Screen title={t('title')} header={<OverviewBar />}>
      <h1>{t('title')}</h1>
      <Loaded query={usePatientInfo()}>
        {(info) => (isOnboarded(info)
          ? (
              <>
                <AppointmentBlock info={info} limit={1} />
                <MessagesPanel info={info} />
              </>
            )
          : <OnboardingCards info={info} />)}
      </Loaded>
    </Screen>
  )
}

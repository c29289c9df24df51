import { useTranslation } from 'react-i18next'
import { isOnboarded } from '../../rules/onboarded.ts'
import { QueryContent } from '../../ui/load-states/query-content.tsx'
import { OverviewBar } from '../../ui/layout/overview-bar.tsx'
import { usePatientInfo } from '../../session/use-patient-info.ts'
import { Screen } from '../../ui/layout/screen.tsx'
import { OnboardingCards } from './onboarding-cards.tsx'
import { OverviewOutline } from './overview-outline.tsx'
import { Overview } from './overview.tsx'
import { useDueInvoices } from './use-due-invoices.ts'

/** Home screen after sign-in: onboarding items, or the overview once onboarding is complete. */
export function DashboardScreen() {
  const { t } = useTranslation('dashboard')
  return (
    <Screen title={t('title')} header={<OverviewBar overdue={useDueInvoices().due?.overdue} />}>
      {/* At rest the first screen has no room for it. */}
      <h1 className="in-data-rest:sr-only">{t('title')}</h1>
      <QueryContent query={usePatientInfo()} waiting={<OverviewOutline />}>
        {(info) => (isOnboarded(info) ? <Overview info={info} /> : <OnboardingCards info={info} />)}
      </QueryContent>
    </Screen>
  )
}

import { useTranslation } from 'react-i18next'
import { dateText } from '../rules/clinic-time.ts'
import { personName } from '../rules/person-name.ts'
import { usePatientInfo } from '../session/use-patient-info.ts'
import { useClock } from '../platform/clock.ts'
import { ValueText } from '../ui/layout/value-text.tsx'

/** The head of a printed page: the clinic, the patient and the date. */
export function PrintHead() {
  const { t } = useTranslation('clinic')
  const { data } = usePatientInfo()
  const { now } = useClock()
  const name = data && personName(data.personal)
  return (
    <p className="hidden border-b border-divider px-5 pb-2 text-small print:block">
      <ValueText values={[t('name'), name ?? '']}>
        {[t('name'), name, dateText(now())].filter(Boolean).join(' · ')}
      </ValueText>
    </p>
  )
}

import { useTranslation } from 'react-i18next'
import type { Slot } from '../../../api/contract/consult.ts'
import { momentOf } from '../../../rules/clinic-time.ts'
import { ownOverlap } from '../rules/own-overlap.ts'
import { useConsultText } from '../consult/use-consult-text.ts'
import { Alert } from '../../../ui/load-states/alert.tsx'
import { usePatientInfo } from '../../../session/use-patient-info.ts'
import type { Bookable } from './bookable.ts'

/** Warns when the chosen time overlaps another consult of the patient; does not block. */
export function OverlapNotice({ subject, slot }: { subject: Bookable; slot: Slot }) {
  const { t } = useTranslation('appointment')
  const { data } = usePatientInfo()
  const consultText = useConsultText()
  const other = ownOverlap(data?.consults ?? [], slot, subject.kind === 'move' ? subject.consult : undefined)
  if (!other) return null
  return (
    <Alert tone="warning" title={t('booking.overlapTitle')}>
      {t('booking.overlap', { consult: consultText(other), ...momentOf(other.startDateTime) })}
    </Alert>
  )
}

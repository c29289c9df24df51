import { Button } from '#design-system'
import { useTranslation } from 'react-i18next'
import type { Consult } from '../../../api/contract/consult.ts'
import { usePathname } from '../../../navigation/current-entry.ts'
import { goTo } from '../../../navigation/history-entry.ts'
import { longDateText } from '../../../rules/clinic-time.ts'
import { useEmployeeName } from '../../../session/use-patient-info.ts'

/** Buttons to move and to cancel a consult. */
export function ChangeButtons({ consult }: { consult: Consult }) {
  const { t } = useTranslation('appointment')
  const from = usePathname()
  const employee = useEmployeeName()(consult.employeeId)
  const date = longDateText(consult.startDateTime)
  const { id: consultId, consultTypeId, startDateTime } = consult
  const reschedule = () =>
    goTo('booking', { state: { from, isReschedule: true, consultId, consultType: consultTypeId } })
  const cancel = () =>
    goTo('cancel', {
      state: { consultId, startDateTime, displayName: employee ?? undefined, consultType: consultTypeId },
    })
  return (
    <>
      <Button aria-label={t('block.rescheduleOf', { date })} onClick={reschedule}>
        {t('block.reschedule')}
      </Button>
      <Button aria-label={t('block.cancelOf', { date })} onClick={cancel}>
        {t('block.cancel')}
      </Button>
    </>
  )
}

import { Card } from '#design-system'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import type { Consult, Slot } from '../../../api/contract/consult.ts'
import { ConsultFacts } from '../consult/consult-facts.tsx'

interface RescheduleSummaryProps {
  /** The consult to move. */
  consult: Consult
  /** Its new time. */
  slot: Slot
  /** Actions below the new time. */
  children: ReactNode
}

/** Old and new appointment, side by side or stacked on phones. The new one has no end time, as slots have none. */
export function RescheduleSummary({ consult, slot: { startDT, typeId }, children }: RescheduleSummaryProps) {
  const { t } = useTranslation('appointment')
  return (
    <Card className="overflow-hidden px-0 py-0">
      <div className="grid grid-cols-1 wide:grid-cols-2">
        <div className="flex flex-col gap-2 p-5">
          <h2 className="text-small font-semibold text-muted">{t('booking.old')}</h2>
          <ConsultFacts consult={consult} quiet />
        </div>
        <div className="flex flex-col gap-2 border-t border-divider bg-soft p-5 wide:border-t-0 wide:border-l">
          <h2 className="text-small font-semibold">{t('booking.new')}</h2>
          <ConsultFacts consult={{ startDateTime: startDT, consultTypeId: typeId, employeeId: null }} />
          {children}
        </div>
      </div>
    </Card>
  )
}

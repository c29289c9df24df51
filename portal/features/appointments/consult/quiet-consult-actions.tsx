import { Button, ButtonLink } from '#design-system'
import { useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Consult } from '../../../api/contract/consult.ts'
import { pathTo } from '../../../navigation/route-table.ts'
import { longDateText } from '../../../rules/clinic-time.ts'
import { EarlierTime, hiddenWhileOffered } from '../earlier-offer.tsx'
import { AddToCalendar } from './add-to-calendar.tsx'
import { ChangeButtons } from './change-buttons.tsx'

/**
 * Actions of a planned consult that needs no action now: one press shows moving and cancelling. `later`: number of
 * consults after it.
 */
export function QuietConsultActions({ consult, later }: { consult: Consult; later: number }) {
  const { t } = useTranslation('appointment')
  const id = useId()
  const [isOpen, setIsOpen] = useState(false)
  return (
    <div className="group/actions flex flex-wrap items-center gap-x-3 gap-y-1 max-wide:flex-col max-wide:items-start wide:-ml-3">
      {later > 0 && (
        <ButtonLink variant="quiet" className="max-wide:-ml-3" href={pathTo('appointments')}>
          {t('block.moreAppointments', { count: later })}
        </ButtonLink>
      )}
      <div className={`contents ${hiddenWhileOffered}`}>
        <Button
          variant="quiet"
          className="max-wide:-ml-3"
          aria-expanded={isOpen}
          aria-controls={isOpen ? id : undefined}
          aria-label={t('block.changeOf', { date: longDateText(consult.startDateTime) })}
          onClick={() => setIsOpen(!isOpen)}
        >
          {t('block.change')}
        </Button>
        {isOpen && (
          <div id={id} className="flex basis-full flex-wrap gap-3 pb-2 wide:pl-3">
            <ChangeButtons consult={consult} />
          </div>
        )}
      </div>
      <AddToCalendar consult={consult} />
      <EarlierTime consult={consult} />
    </div>
  )
}

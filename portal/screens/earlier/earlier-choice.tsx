import { Button } from '#design-system'
import type { ReactNode, RefObject } from 'react'
import { useTranslation } from 'react-i18next'
import type { Consult, Slot } from '../../api/contract/consult.ts'
import { slotId } from '../../rules/bookable-slot.ts'
import { briefDateText, timeText } from '../../rules/clinic-time.ts'
import { Moment } from '../consult/moment.tsx'

export interface EarlierChoiceProps {
  ref: RefObject<HTMLUListElement | null>
  consult: Consult
  /** Earlier free times, in order; one at least. */
  slots: readonly Slot[]
  /** Which of them the consult is being moved to. */
  busy: string | null
  onMove: (slot: Slot) => void
  onKeep: () => void
}

/** What the consult is and what it would become, and a press for each earlier time. */
export function EarlierChoice({ ref, consult, slots, busy, onMove, onKeep }: EarlierChoiceProps) {
  const { t } = useTranslation('appointment')
  const [first] = slots
  return (
    <>
      <dl className="grid gap-3 wide:grid-cols-2">
        <Side term={t('earlier.now')} className="border border-divider"><Moment start={consult.startDateTime} quiet /></Side>
        {first && <Side term={t('earlier.becomes')} className="bg-soft"><Moment start={first.startDT} quiet /></Side>}
      </dl>
      <p>{t('earlier.withWhom')}</p>
      <ul ref={ref} className="flex flex-col gap-3">
        {slots.map((slot) => (
          <li key={slotId(slot)}>
            <Button width="full-on-phone" busyLabel={busy === slotId(slot) ? t('booking.busy') : undefined} onClick={() => onMove(slot)}>
              {t('earlier.move', { date: briefDateText(slot.startDT), time: timeText(slot.startDT) })}
            </Button>
          </li>
        ))}
      </ul>
      <Button variant="quiet" className="-ml-3 self-start" onClick={onKeep}>{t('earlier.keep')}</Button>
    </>
  )
}

function Side({ term, className, children }: { term: string; className: string; children: ReactNode }) {
  return (
    <div className={`flex flex-col gap-1.5 rounded-md p-4 ${className}`}>
      <dt className="text-small text-muted">{term}</dt>
      <dd>{children}</dd>
    </div>
  )
}

import { Button } from '#design-system'
import type { ReactNode, RefObject } from 'react'
import { useTranslation } from 'react-i18next'
import type { Consult, Slot } from '../../api/contract/consult.ts'
import { slotId } from './rules/bookable-slot.ts'
import { dayMonthText, timeText } from '../../rules/clinic-time.ts'
import { Moment } from './consult/moment.tsx'

interface EarlierChoiceProps {
  ref: RefObject<HTMLDivElement | null>
  consult: Consult
  /** Earlier free times, in order; not empty. */
  slots: readonly Slot[]
  /** Id of the slot that is being booked. */
  busy: string | null
  onMove: (slot: Slot) => void
  onKeep: () => void
}

/**
 * The earlier and the present time, and a button for each earlier time; the first is filled, as it is what the patient
 * looked for.
 */
export function EarlierChoice({ ref, consult, slots, busy, onMove, onKeep }: EarlierChoiceProps) {
  const { t } = useTranslation('appointment')
  const [first, ...others] = slots
  const moveButton = (slot: Slot, variant?: 'primary') => (
    <Button
      variant={variant}
      width="full-on-phone"
      className="self-start"
      busyLabel={busy === slotId(slot) ? t('booking.busy') : undefined}
      onClick={() => onMove(slot)}
    >
      {/* Non-breaking space: day and month stay on one line. */}
      {t('earlier.move', { date: dayMonthText(slot.startDT).replace(' ', '\u00A0'), time: timeText(slot.startDT) })}
    </Button>
  )
  return (
    <div ref={ref} data-part="earlier-choice" className="flex flex-col gap-4">
      <dl className="grid grid-cols-1 overflow-hidden wrap-anywhere rounded-md border border-divider wide:grid-cols-2">
        {first && (
          <Time term={t('earlier.possible')}>
            <Moment start={first.startDT} quiet />
          </Time>
        )}
        <Time
          term={t('earlier.now')}
          className="border-t border-divider text-muted wide:border-t-0 wide:border-l [&_dd>time]:font-normal!"
        >
          <Moment start={consult.startDateTime} quiet />
        </Time>
      </dl>
      {first && moveButton(first, 'primary')}
      <p>{t('earlier.withWhom')}</p>
      {others.length > 0 && (
        <div className="flex flex-col gap-3">
          <p className="text-small text-muted">{t('earlier.others')}</p>
          <ul className="flex flex-wrap gap-3">
            {others.map((slot) => (
              <li key={slotId(slot)} className="max-wide:w-full">
                {moveButton(slot)}
              </li>
            ))}
          </ul>
        </div>
      )}
      <Button variant="quiet" className="-ml-3 self-start" onClick={onKeep}>
        {t('booking.keepOld')}
      </Button>
    </div>
  )
}

function Time({ term, className = '', children }: { term: string; className?: string; children: ReactNode }) {
  return (
    <div className={`flex flex-col gap-1.5 p-4 ${className}`}>
      <dt className="text-small text-muted">{term}</dt>
      <dd>{children}</dd>
    </div>
  )
}

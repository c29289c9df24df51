import { Card } from '#design-system'
import type { Consult } from '../../api/contract/consult.ts'
import { dayAndDateText, timeText } from '../../rules/clinic-time.ts'
import { DaysAway } from '../appointments/consult/consult-card.tsx'
import { useConsultText } from '../appointments/consult/use-consult-words.ts'

/** The next consult in as few words as tell when, where and with whom. */
export function RestAppointment({ consult }: { consult: Consult }) {
  const text = useConsultText()(consult)
  return (
    <Card className="gap-0! px-4! py-2!">
      <p className="text-h2 font-bold max-wide:text-body-tight">
        <time dateTime={consult.startDateTime}>
          <span>{dayAndDateText(consult.startDateTime)}</span>{' '}
          <span className="inline-block">{timeText(consult.startDateTime)}</span>
        </time>
      </p>
      {/* The name loads later. */}
      <p className="text-small-tight text-muted max-wide:min-h-11">
        <DaysAway startDateTime={consult.startDateTime} />
        <span>{` · ${text}`}</span>
      </p>
    </Card>
  )
}

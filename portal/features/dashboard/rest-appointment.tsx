import { Card } from '#design-system'
import type { Consult } from '../../api/contract/consult.ts'
import { dayAndDateText, timeText } from '../../rules/clinic-time.ts'
import { DaysAway } from '../appointments/consult/consult-card.tsx'
import { useConsultText } from '../appointments/consult/use-consult-text.ts'

/** The next consult in few words: when, how and with whom. */
export function RestAppointment({ consult }: { consult: Consult }) {
  const text = useConsultText()(consult)
  return (
    <Card className="gap-0! px-3! pt-1! pb-0! wide:pb-1!">
      <p className="text-h2 font-bold max-wide:text-body-tight">
        <time dateTime={consult.startDateTime}>
          <span>{dayAndDateText(consult.startDateTime)}</span>{' '}
          <span className="inline-block">{timeText(consult.startDateTime)}</span>
        </time>
        <span>{', '}</span>
        <span className="inline-block text-small-tight font-normal text-muted">
          <DaysAway startDateTime={consult.startDateTime} />
        </span>
      </p>
      {/* Room for two lines and the padding below, as the name loads later. */}
      <p className="text-small-tight text-muted max-wide:min-h-13">{text}</p>
    </Card>
  )
}

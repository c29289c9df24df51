import { Icon } from '#design-system'
import type { Consult } from '../../api/contract/consult.ts'
import { modeOf } from '../../rules/booking-mode.ts'
import { Moment } from './moment.tsx'
import { useConsultText } from './use-consult-words.ts'

/** When, what and with whom. `quiet` after the first of several. */
export function ConsultFacts({ consult, quiet = false }: { consult: Consult; quiet?: boolean }) {
  return (
    <div className="flex flex-col gap-1.5">
      <p><Moment start={consult.startDateTime} end={consult.endDateTime} quiet={quiet} /></p>
      <p className="flex items-start gap-2"><Icon name={modeOf(consult.consultTypeId) ?? 'calendar'} className="mt-1" />{useConsultText()(consult)}</p>
    </div>
  )
}

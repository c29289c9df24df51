import { calendarIcon, Icon } from '#design-system'
import type { Consult } from '../../../api/contract/consult.ts'
import { modeOf } from '../rules/consult-mode.ts'
import { ConsultText } from './consult-text.tsx'
import { modeIcon } from './mode-icon.ts'
import { Moment } from './moment.tsx'

/** Date and time, type and employee of a consult. `quiet`: smaller, for those after the first. */
export function ConsultFacts({
  consult,
  quiet = false,
}: {
  consult: Pick<Consult, 'startDateTime' | 'consultTypeId' | 'employeeId'> & { endDateTime?: string }
  quiet?: boolean
}) {
  const mode = modeOf(consult.consultTypeId)
  return (
    <div className="flex flex-col gap-1.5">
      <p>
        <Moment start={consult.startDateTime} end={consult.endDateTime} quiet={quiet} />
      </p>
      <p className="flex items-start gap-3">
        <Icon icon={mode ? modeIcon[mode] : calendarIcon} className="h-lh" />
        <ConsultText consult={consult} />
      </p>
    </div>
  )
}

import { List, ListRow } from '#design-system'
import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import type { Consult } from '../../api/contract/consult.ts'
import type { PatientInfo } from '../../api/contract/patient.ts'
import { pastConsults } from './rules/appointment-block.ts'
import { byYear } from '../../rules/by-year.ts'
import { dateText, timeText } from '../../rules/clinic-time.ts'
import { isIncomplete, type Incomplete } from '../../rules/incomplete.ts'
import { useClock } from '../../platform/clock.ts'
import { ConsultText } from './consult/consult-text.tsx'

/** Number of consults from which they are grouped by year. */
const groupFrom = 10

/** Past consults, newest first, grouped by year when there are many. */
export function PastConsults({ info }: { info: Pick<PatientInfo, 'consults'> & Incomplete }) {
  const { t } = useTranslation('appointment')
  const heading = useId()
  const past = pastConsults(info.consults, useClock().now())
  if (past.length === 0 && isIncomplete(info, ['consults'])) return null
  return (
    <section aria-labelledby={heading} className="flex flex-col gap-3">
      <h2 id={heading}>{t('list.past')}</h2>
      {past.length === 0 && <p className="text-muted">{t('list.none')}</p>}
      {past.length < groupFrom ? (
        <List>
          {past.map((consult) => (
            <PastRow key={consult.id} consult={consult} />
          ))}
        </List>
      ) : (
        byYear(past, ({ startDateTime }) => startDateTime).map(({ year, ofYear }) => (
          <PastYear key={year} year={year} consults={ofYear} />
        ))
      )}
    </section>
  )
}

function PastYear({ year, consults }: { year: string; consults: readonly Consult[] }) {
  const heading = useId()
  return (
    <div className="flex flex-col gap-2 not-first-of-type:mt-3">
      <h3 id={heading}>{year}</h3>
      <List aria-labelledby={heading}>
        {consults.map((consult) => (
          <PastRow key={consult.id} consult={consult} />
        ))}
      </List>
    </div>
  )
}

function PastRow({ consult }: { consult: Consult }) {
  const { t } = useTranslation('appointment')
  return (
    <ListRow title={`${dateText(consult.startDateTime)}, ${timeText(consult.startDateTime)}`}>
      <ConsultText consult={consult} nobody={t('list.nobody')} />
    </ListRow>
  )
}

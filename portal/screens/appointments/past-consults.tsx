import { Card } from '#design-system'
import { useAtomValue } from 'jotai'
import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import type { Consult } from '../../api/contract/consult.ts'
import { pastConsults } from '../../rules/appointment-block.ts'
import { dateText, timeText } from '../../rules/clinic-time.ts'
import { clockAtom } from '../../session/clock.ts'
import { useConsultText } from '../consult/use-consult-words.ts'

/** Consults that are over, newest first. */
export function PastConsults({ consults }: { consults: readonly Consult[] }) {
  const { t } = useTranslation('appointment')
  const heading = useId()
  const consultText = useConsultText()
  const past = pastConsults(consults, useAtomValue(clockAtom).now())
  return (
    <section aria-labelledby={heading} className="flex flex-col gap-3">
      <h2 id={heading}>{t('list.past')}</h2>
      {past.length === 0 && <p className="text-muted">{t('list.none')}</p>}
      {past.length > 0 && (
        <Card className="py-1">
          <ul className="flex flex-col">
            {past.map((consult) => (
              <li key={consult.id} className="border-t border-divider py-4 first:border-t-0">
                <p>{dateText(consult.startDateTime)}, {timeText(consult.startDateTime)}</p>
                <p className="text-small text-muted">{consultText(consult)}</p>
              </li>
            ))}
          </ul>
        </Card>
      )}
    </section>
  )
}

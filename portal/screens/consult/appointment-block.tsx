import { Button, Card } from '#design-system'
import { useAtomValue } from 'jotai'
import { useTranslation } from 'react-i18next'
import { usePathname } from 'wouter/use-browser-location'
import type { NextConsult, PatientInfo } from '../../api/contract/patient.ts'
import { goTo } from '../../navigation/go-to.ts'
import { destinations } from '../../navigation/destinations.ts'
import { appointmentBlock } from '../../rules/appointment-block.ts'
import { dateText } from '../../rules/clinic-time.ts'
import { nextConsultNote } from '../../rules/next-consult.ts'
import { clockAtom } from '../../session/clock.ts'
import { ContactText } from '../frame/contact-text.tsx'
import { LabelledNotice } from '../frame/labelled-notice.tsx'
import { ConsultFacts } from './consult-facts.tsx'
import { PlannedConsult } from './planned-consult.tsx'

/** What stands planned, or how to plan it. `limit` shows the soonest only. */
export function AppointmentBlock({ info, limit }: { info: PatientInfo; limit?: 1 }) {
  const { t } = useTranslation('appointment')
  const { now } = useAtomValue(clockAtom)
  const block = appointmentBlock(info.consults, now())
  switch (block.kind) {
    case 'pastOpen':
      return (
        <div className="flex flex-col gap-4">
          <Card><ConsultFacts consult={block.consult} /></Card>
          <LabelledNotice tone="warning" title={t('block.pastOpenTitle')}><ContactText>{t('block.pastOpen')}</ContactText></LabelledNotice>
        </div>
      )
    case 'locked':
      return (
        <div className="flex flex-col gap-4">
          <Card>
            <h2 className="text-small font-normal text-muted">{t('block.next')}</h2>
            <ConsultFacts consult={block.consult} />
          </Card>
          <LabelledNotice tone="info" title={t('block.lockedTitle')}><ContactText>{t('block.locked')}</ContactText></LabelledNotice>
        </div>
      )
    case 'planned': {
      const [next, ...later] = block.planned
      return (
        <div className="flex flex-col gap-7">
          <PlannedConsult consult={next} heading={t('block.next')} primary />
          {!limit && later.length > 0 && (
            <div className="flex flex-col gap-3">
              <h2>{t('block.later', { count: later.length })}</h2>
              {later.map((consult) => <PlannedConsult key={consult.id} consult={consult} />)}
            </div>
          )}
        </div>
      )
    }
    case 'none':
      return <NothingPlanned next={info.nextConsult} />
  }
}

function NothingPlanned({ next }: { next: NextConsult | null | undefined }) {
  const { t } = useTranslation('appointment')
  const from = usePathname()
  const note = nextConsultNote(next)
  const planned = note.kind === 'clinicPlanned' && (note.from ? t('block.clinicPlannedFrom', { date: dateText(note.from) }) : t('block.clinicPlanned'))
  return (
    <Card>
      <h2>{t('block.noneTitle')}</h2>
      <p>{next ? t(`block.category.${next.nextConsultCategory}`) : t('block.noCategory')} {planned || t('block.general')}</p>
      <Button variant="primary" className="self-start" onClick={() => goTo(destinations.booking, { state: { from, isReschedule: false } })}>{t('block.create')}</Button>
    </Card>
  )
}

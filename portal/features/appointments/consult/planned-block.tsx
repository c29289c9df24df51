import { Button, Card } from '#design-system'
import { useTranslation } from 'react-i18next'
import type { Consult } from '../../../api/contract/consult.ts'
import type { NextConsult, PatientInfo } from '../../../api/contract/patient.ts'
import { usePathname } from '../../../navigation/current-entry.ts'
import { goTo } from '../../../navigation/history-entry.ts'
import { appointmentBlock, unknownStateConsults } from '../rules/appointment-block.ts'
import { dateText } from '../../../rules/clinic-time.ts'
import { isIncomplete, type Incomplete } from '../../../rules/incomplete.ts'
import { nextConsultNote } from '../rules/next-consult.ts'
import { useClock } from '../../../platform/clock.ts'
import { ContactText } from '../../../ui/layout/contact-text.tsx'
import { Alert } from '../../../ui/load-states/alert.tsx'
import { ConsultCard } from './consult-card.tsx'
import { PlannedConsult } from './planned-consult.tsx'

/** The patient info that the block shows. */
export type PlannedInfo = Pick<PatientInfo, 'consults' | 'nextConsult'> & Incomplete

/**
 * Planned consults, or how to plan one (BLOCK-02 to BLOCK-06). `limit`: the soonest only, without its actions. `quiet`:
 * not the main content of the screen.
 */
export function AppointmentBlock({ info, limit, quiet = false }: { info: PlannedInfo; limit?: 1; quiet?: boolean }) {
  const { t } = useTranslation('appointment')
  const { now } = useClock()
  const block = appointmentBlock(info.consults, now())
  const unsure = unknownStateConsults(info.consults, now())
  switch (block.kind) {
    case 'pastOpen':
      return (
        <div className="flex flex-col gap-4">
          <ConsultCard consult={block.consult} heading={t('block.last')} past />
          <Alert tone="warning" title={t('block.pastOpenTitle')}>
            <ContactText>{t('block.pastOpen')}</ContactText>
          </Alert>
        </div>
      )
    case 'locked':
      return (
        <div className="flex flex-col gap-4">
          <ConsultCard consult={block.consult} heading={t('block.next')} />
          <Alert tone="info" title={t('block.lockedTitle')}>
            <ContactText>{t('block.locked')}</ContactText>
          </Alert>
        </div>
      )
    case 'unsure':
      return <Unsure consults={unsure} heading={t('block.next')} />
    case 'planned': {
      const [next, ...later] = block.planned
      return (
        <div className="flex flex-col gap-7">
          {limit ? (
            <ConsultCard consult={next} heading={t('block.next')} />
          ) : (
            <PlannedConsult consult={next} heading={t('block.next')} quiet={quiet} />
          )}
          {!limit && later.length > 0 && (
            <div className="flex flex-col gap-3">
              <h2>{t('block.later', { count: later.length })}</h2>
              {later.map((consult) => (
                <PlannedConsult key={consult.id} consult={consult} quiet />
              ))}
            </div>
          )}
          {unsure.length > 0 && <Unsure consults={unsure} />}
        </div>
      )
    }
    case 'none':
      return (
        <NothingPlanned
          next={info.nextConsult}
          isCertain={!isIncomplete(info, ['consults'])}
          quiet={limit !== undefined}
        />
      )
  }
}

/** Future consults with an unknown state: refers to the clinic. */
function Unsure({ consults, heading }: { consults: readonly Consult[]; heading?: string }) {
  const { t } = useTranslation('appointment')
  return (
    <div className="flex flex-col gap-4">
      {consults.map((consult, at) => (
        <ConsultCard key={consult.id} consult={consult} heading={at === 0 ? heading : undefined} quiet />
      ))}
      <Alert tone="warning" title={t('block.unsureTitle')}>
        <ContactText>{t('block.unsure')}</ContactText>
      </Alert>
    </div>
  )
}

/** How the next consult is planned: by the patient or by the clinic. `isCertain`: every consult could be parsed, so there is none. `quiet`: nothing has to be done now. */
function NothingPlanned({
  next,
  isCertain,
  quiet,
}: {
  next: NextConsult | null | undefined
  isCertain: boolean
  quiet: boolean
}) {
  const { t } = useTranslation('appointment')
  const from = usePathname()
  const note = nextConsultNote(next)
  const isClinicPlanned = note.kind === 'clinicPlanned'
  const sentences = [
    next ? t(`block.category.${next.nextConsultCategory}`) : t('block.noCategory'),
    t(isClinicPlanned ? 'block.clinicPlanned' : 'block.general'),
    isClinicPlanned && note.from && t('block.clinicPlannedFrom', { date: dateText(note.from) }),
  ]
  return (
    <Card>
      {isCertain && <h2>{t('block.noneTitle')}</h2>}
      <div className="flex flex-col gap-3">
        <p>{sentences.filter(Boolean).join(' ')}</p>
        {isClinicPlanned && <p className="font-semibold">{t('block.nothingToDo')}</p>}
        {isClinicPlanned && (
          <p>
            <ContactText>{t('block.ratherNow')}</ContactText>
          </p>
        )}
      </div>
      <Button
        variant={isClinicPlanned || quiet ? 'secondary' : 'primary'}
        className="self-start"
        onClick={() => goTo('booking', { state: { from, isReschedule: false } })}
      >
        {t('block.create')}
      </Button>
    </Card>
  )
}

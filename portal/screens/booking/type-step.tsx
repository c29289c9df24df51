import { Notice, RadioGroup, StepFooter } from '#design-system'
import { useTranslation } from 'react-i18next'
import { consultCategory } from '../../api/contract/consult.ts'
import { bookingModes, isModeAllowed, type BookingMode } from '../../rules/booking-mode.ts'
import { longDateText, timeText } from '../../rules/clinic-time.ts'
import { isClinicPlanned } from '../../rules/next-consult.ts'
import { WizardStep, type StepLayout } from '../wizard/wizard-step.tsx'
import type { Bookable, Wizard } from './use-wizard.ts'

/** Step 1: by video, by phone or on site. */
export function TypeStep({ layout, subject, wizard }: { layout: StepLayout; subject: Bookable; wizard: Wizard }) {
  const { t } = useTranslation(['appointment', 'common'])
  const { category } = subject
  const label = (mode: BookingMode) => {
    if (mode === 'clinic' && category === consultCategory.botox) return t('booking.modeBotox')
    if (mode === 'clinic' && category === consultCategory.gonBlock) return t('booking.modeGonBlock')
    return t(`booking.mode.${mode}`)
  }
  const reason = isClinicPlanned(category) ? t('booking.onlyClinic') : t('booking.notByMode')
  return (
    <WizardStep
      {...layout}
      onSubmit={() => { if (wizard.mode) wizard.advance() }}
      footer={(
        <StepFooter next={t('common:next')} disabled={!wizard.mode} blockedReason={wizard.mode ? undefined : t('booking.chooseMode')}>
          {wizard.mode && label(wizard.mode)}
        </StepFooter>
      )}
    >
      {subject.kind === 'move' && (
        <Notice tone="info" toneLabel={t('common:tone.info')}>
          {t('booking.moving', { date: longDateText(subject.consult.startDateTime), time: timeText(subject.consult.startDateTime) })}
        </Notice>
      )}
      <RadioGroup
        legend={t('booking.type')} name="mode" value={wizard.mode}
        onValueChange={(chosen) => wizard.choose({ mode: bookingModes.find((mode) => mode === chosen) ?? null, slot: null })}
        options={bookingModes.map((mode) => ({
          value: mode, label: label(mode), icon: mode,
          ...(!isModeAllowed(category, mode) && { disabled: true, hint: reason }),
        }))}
      />
    </WizardStep>
  )
}

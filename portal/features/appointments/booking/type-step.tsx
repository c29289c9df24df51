import { RadioGroup, StepFooter } from '#design-system'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { bookingModes } from '../../../rules/booking-mode.ts'
import { isModeAllowed } from '../rules/consult-mode.ts'
import { momentOf } from '../../../rules/clinic-time.ts'
import { modeIcon } from '../consult/mode-icon.ts'
import { Alert } from '../../../ui/load-states/alert.tsx'
import { WizardStep } from '../../../ui/wizard/wizard-step.tsx'
import type { Bookable } from './bookable.ts'
import type { BookingWizard } from './use-booking-wizard.ts'
import { useModeLabel } from './use-mode-label.ts'

const orList = new Intl.ListFormat('nl', { type: 'disjunction' })

/** Step 1: choose video, phone or on site. */
export function TypeStep({ subject, wizard }: { subject: Bookable; wizard: BookingWizard }) {
  const { t } = useTranslation(['appointment', 'common'])
  const { category } = subject
  const { mode: chosenMode } = wizard.choices
  const [wasLeft, setWasLeft] = useState(false)
  const label = useModeLabel(category)
  const allowed = bookingModes
    .filter((mode) => isModeAllowed(category, mode))
    .map((mode) => t(`booking.mode.${mode}`).toLocaleLowerCase('nl'))
  const reason = t('booking.onlyModes', { modes: orList.format(allowed) })
  return (
    <WizardStep
      onSubmit={() => {
        if (chosenMode) wizard.advance()
      }}
      footer={
        <StepFooter
          next={t('common:next')}
          disabled={!chosenMode}
          blockedReason={!chosenMode && wasLeft ? t('booking.chooseMode') : undefined}
        >
          {chosenMode && label(chosenMode)}
        </StepFooter>
      }
    >
      {subject.kind === 'move' && (
        <Alert tone="info">{t('booking.moving', momentOf(subject.consult.startDateTime))}</Alert>
      )}
      <RadioGroup
        onBlur={() => setWasLeft(true)}
        legend={t('booking.typeTitle')}
        legendSize="hidden"
        name="mode"
        value={chosenMode}
        onValueChange={(chosen) =>
          wizard.choose({ mode: bookingModes.find((mode) => mode === chosen) ?? null, slot: null })
        }
        options={bookingModes.map((mode) => ({
          value: mode,
          label: label(mode),
          icon: modeIcon[mode],
          ...(!isModeAllowed(category, mode) && { disabled: true, hint: reason }),
        }))}
      />
    </WizardStep>
  )
}

import { useTranslation } from 'react-i18next'
import * as z from 'zod/mini'
import { slot } from '../../../api/contract/consult.ts'
import { useSearch } from '../../../navigation/current-entry.ts'
import { pathTo } from '../../../navigation/route-table.ts'
import { useNavigationState } from '../../../navigation/history-entry.ts'
import { bookingModes } from '../../../rules/booking-mode.ts'
import { isDayKey, type DayKey } from '../../../rules/clinic-time.ts'
import { fitsMode, isModeAllowed, modeOf, onlyMode } from '../rules/consult-mode.ts'
import { useWizard, type Wizard } from '../../../ui/wizard/use-wizard.ts'
import type { Bookable } from './bookable.ts'

const choices = z.object({
  mode: z.nullable(z.enum(bookingModes)),
  day: z.nullable(z.custom<DayKey>(isDayKey)),
  slot: z.nullable(slot),
})
type BookingChoices = z.infer<typeof choices>
/** State of the booking wizard. Of `choices`, `day` is a day key, and each is null until chosen. */
export type BookingWizard = Wizard<BookingChoices>

/** Indices of the steps. */
export const bookingStep = { type: 0, time: 1, confirm: 2 } as const

/**
 * State of the booking wizard. The initial mode comes from the navigation state, else the URL (BOOK-16), else the moved
 * consult, if the category allows it; otherwise it is the category's only one, or null.
 */
export function useBookingWizard(subject: Bookable): BookingWizard {
  const { category, kind } = subject
  const { t } = useTranslation('appointment')
  const { type } = useNavigationState('booking')
  const inUrl = new URLSearchParams(useSearch()).get('type')
  const movedMode = kind === 'move' ? modeOf(subject.consult.consultTypeId) : undefined
  const requestedMode = type ?? bookingModes.find((mode) => mode === inUrl) ?? movedMode
  const mode = requestedMode && isModeAllowed(category, requestedMode) ? requestedMode : onlyMode(category)
  return useWizard({
    schema: choices,
    steps: [
      {
        id: 'type',
        label: t('booking.steps.type'),
        title: t('booking.typeTitle'),
        isDone: ({ mode: chosen }) => chosen !== null,
      },
      {
        id: 'time',
        label: t('booking.steps.time'),
        title: t('booking.timeTitle'),
        isDone: ({ slot: chosen }) => chosen !== null,
      },
      {
        id: 'confirm',
        label: t('booking.steps.confirm'),
        title: kind === 'move' ? t('booking.confirmMoveTitle') : t('booking.confirmTitle'),
        isDone: () => false,
      },
    ],
    initial: { mode, day: null, slot: null },
    isValid: ({ mode: stored, slot: chosen }) =>
      stored === null
        ? chosen === null
        : isModeAllowed(category, stored) && (chosen === null || fitsMode(chosen.typeId, stored)),
    // A move keeps its mode, so it opens at step 2, with step 1 behind Back.
    initialSteps:
      kind === 'move' ? () => [bookingStep.type, bookingStep.time].map((step) => ({ step, choices: {} })) : undefined,
    redirectWhenDone: pathTo('appointments'),
  })
}

import type { TFunction } from 'i18next'
import { useTranslation } from 'react-i18next'
import type { Consult } from '../../../api/contract/consult.ts'
import { pathTo } from '../../../navigation/route-table.ts'
import type { CalendarAppointment } from '../rules/calendar-file.ts'
import { momentOf } from '../../../rules/clinic-time.ts'
import { modeOf } from '../rules/consult-mode.ts'
import { useConsultText } from './use-consult-text.ts'

type EntryTexts = Pick<CalendarAppointment, 'title' | 'text' | 'location' | 'url'>

type CalendarTexts = (consult: Consult, isNamed: boolean) => EntryTexts

/**
 * Returns a function that gives the texts of a calendar entry. Unless `isNamed`, nothing in them refers to health care.
 */
export const useCalendarTexts = (): CalendarTexts =>
  calendarTexts(useTranslation(['appointment', 'clinic']).t, useConsultText())

/** The same outside of a component. */
export function calendarTexts(
  t: TFunction<['appointment', 'clinic']>,
  consultText: (consult: Consult) => string,
): CalendarTexts {
  return (consult, isNamed) => {
    const mode = modeOf(consult.consultTypeId)
    const modeTexts = { video: t('appointment:agenda.how.video'), phone: t('appointment:agenda.how.phone'), clinic: '' }
    const textOf = (change: string) =>
      [t('appointment:agenda.when', momentOf(consult.startDateTime)), mode && modeTexts[mode], change]
        .filter(Boolean)
        .join('\n')
    if (!isNamed) return { title: t('appointment:agenda.title'), text: textOf(t('appointment:agenda.change')) }
    return {
      title: consultText(consult),
      text: textOf(t('appointment:agenda.changeOrCall', { phone: t('clinic:phone') })),
      location: mode === 'clinic' ? `${t('clinic:name')}, ${t('clinic:address')}` : undefined,
      url: location.origin + pathTo('appointments'),
    }
  }
}

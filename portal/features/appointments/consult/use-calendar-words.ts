import type { TFunction } from 'i18next'
import { useTranslation } from 'react-i18next'
import type { Consult } from '../../../api/contract/consult.ts'
import { pathTo } from '../../../navigation/route-table.ts'
import type { CalendarAppointment } from '../rules/calendar-file.ts'
import { momentOf } from '../../../rules/clinic-time.ts'
import { modeOf } from '../rules/consult-mode.ts'
import { useConsultText } from './use-consult-words.ts'

type EntryTexts = Pick<CalendarAppointment, 'title' | 'text' | 'place' | 'address'>

type CalendarWords = (consult: Consult, isNamed: boolean) => EntryTexts

/** Texts of a calendar entry. Unless the consult may be named, nothing in them refers to health care. */
export const useCalendarWords = (): CalendarWords =>
  calendarWords(useTranslation(['appointment', 'clinic']).t, useConsultText())

/** The same outside of a component. */
export function calendarWords(
  t: TFunction<['appointment', 'clinic']>,
  consultText: (consult: Consult) => string,
): CalendarWords {
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
      place: mode === 'clinic' ? `${t('clinic:name')}, ${t('clinic:address')}` : undefined,
      address: location.origin + pathTo('appointments'),
    }
  }
}

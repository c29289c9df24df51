import { useTranslation } from 'react-i18next'
import type { Consult } from '../../../api/contract/consult.ts'
import { addressOf } from '../../../navigation/destinations.ts'
import type { CalendarAppointment } from '../rules/calendar-file.ts'
import { momentOf } from '../../../rules/clinic-time.ts'
import { modeOf } from '../rules/consult-mode.ts'
import { useConsultText } from './use-consult-words.ts'

type EntryTexts = Pick<CalendarAppointment, 'title' | 'text' | 'place' | 'address'>

/** Texts of a calendar entry. Unless the consult may be named, nothing in them refers to health care. */
export function useCalendarWords(): (consult: Consult, isNamed: boolean) => EntryTexts {
  const { t } = useTranslation(['appointment', 'clinic'])
  const consultText = useConsultText()
  return (consult, isNamed) => {
    const mode = modeOf(consult.consultTypeId)
    const modeTexts = { video: t('agenda.how.video'), phone: t('agenda.how.phone'), clinic: '' }
    const textOf = (change: string) =>
      [t('agenda.when', momentOf(consult.startDateTime)), mode && modeTexts[mode], change].filter(Boolean).join('\n')
    if (!isNamed) return { title: t('agenda.title'), text: textOf(t('agenda.change')) }
    return {
      title: consultText(consult),
      text: textOf(t('agenda.changeOrCall', { phone: t('clinic:phone') })),
      place: mode === 'clinic' ? `${t('clinic:name')}, ${t('clinic:address')}` : undefined,
      address: location.origin + addressOf('appointments'),
    }
  }
}

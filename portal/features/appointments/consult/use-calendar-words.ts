import { useTranslation } from 'react-i18next'
import type { Consult } from '../../../api/contract/consult.ts'
import { addressOf } from '../../../navigation/destinations.ts'
import type { CalendarAppointment } from '../rules/calendar-file.ts'
import { momentOf } from '../../../rules/clinic-time.ts'
import { modeOf } from '../rules/consult-mode.ts'
import { useConsultText } from './use-consult-words.ts'

type Words = Pick<CalendarAppointment, 'title' | 'text' | 'place' | 'address'>

/** What a calendar says of a consult. Unless it may be named, nothing tells others that it is about one's health. */
export function useCalendarWords(): (consult: Consult, isNamed: boolean) => Words {
  const { t } = useTranslation(['appointment', 'clinic'])
  const consultText = useConsultText()
  return (consult, isNamed) => {
    const mode = modeOf(consult.consultTypeId)
    const how = { video: t('agenda.how.video'), phone: t('agenda.how.phone'), clinic: '' }
    const textOf = (change: string) => [t('agenda.when', momentOf(consult.startDateTime)), mode && how[mode], change].filter(Boolean).join('\n')
    if (!isNamed) return { title: t('agenda.title'), text: textOf(t('agenda.change')) }
    return {
      title: consultText(consult),
      text: textOf(t('agenda.changeOrCall', { phone: t('clinic:phone') })),
      place: mode === 'clinic' ? `${t('clinic:name')}, ${t('clinic:address')}` : undefined,
      address: location.origin + addressOf('appointments'),
    }
  }
}

import { useTranslation } from 'react-i18next'
import { addressOf } from '../../navigation/destination.ts'
import { destinations } from '../../navigation/destinations.ts'
import { ContactText } from '../frame/contact-text.tsx'
import { Screen } from '../frame/screen.tsx'
import { TaskBar } from '../frame/task-bar.tsx'

/** How to ask the clinic something. */
export function NewQuestionScreen() {
  const { t } = useTranslation('appointment')
  return (
    <Screen title={t('question.title')} header={<TaskBar title={t('question.title')} titleAs="p" back={{ href: addressOf(destinations.dashboard) }} />}>
      <h1>{t('question.heading')}</h1>
      <p><ContactText>{t('question.text')}</ContactText></p>
      <p>{t('question.urgent')}</p>
    </Screen>
  )
}

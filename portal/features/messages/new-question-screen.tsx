import { useTranslation } from 'react-i18next'
import { pathTo } from '../../navigation/route-table.ts'
import { QueryContent } from '../../ui/load-states/query-content.tsx'
import { Screen } from '../../ui/layout/screen.tsx'
import { TaskBar } from '../../ui/layout/task-bar.tsx'
import { usePatientInfo } from '../../session/use-patient-info.ts'
import { QuestionForm } from './question-form.tsx'

/** Form for a new question to one of the clinic's departments. */
export function NewQuestionScreen() {
  const { t } = useTranslation('messages')
  const toList = { href: pathTo('messages') }
  return (
    <Screen
      title={t('ask.title')}
      width="form"
      help="inside"
      header={<TaskBar title={t('ask.title')} titleAs="p" back={toList} close={toList} />}
    >
      <h1>{t('ask.heading')}</h1>
      <QueryContent query={usePatientInfo()}>{(info) => <QuestionForm info={info} />}</QueryContent>
    </Screen>
  )
}

import { useTranslation } from 'react-i18next'
import { dayCounts, type IntakeType } from '../../onboarding/medical.ts'
import { IncompleteNote } from '../failure/incomplete-note.tsx'
import { Questionnaire } from '../questionnaire/questionnaire.tsx'
import type { OpenedQuestionnaire } from '../questionnaire/use-opened-questionnaire.ts'
import { DayQuestions } from './day-questions.tsx'
import { EndStep } from './end-step.tsx'
import { useMedicalPages } from './use-medical-pages.ts'

const points = ['time', 'stop', 'guess', 'ready'] as const

/** The start, the clinic's own questions page by page, and the end. */
export function MedicalQuestionnaire({ type, opened }: { type: IntakeType; opened: OpenedQuestionnaire }) {
  const { t } = useTranslation('medical')
  const pages = useMedicalPages(type, opened.asked)
  return (
    <Questionnaire task={t('title')} pages={pages} queue={opened.queue} renderEnd={(end) => <EndStep {...{ opened, end }} />}>
      {({ id, questions }, fields) => {
        if (id === 'start') return <><IncompleteNote of={opened} field="questionnaire" /><Start /></>
        const [migraine, headache, none] = dayCounts.map((day) => questions.find((question) => question.id === day))
        return migraine && headache && none ? <DayQuestions questions={{ migraine, headache, none }} draft={`days ${opened.id}`} /> : fields
      }}
    </Questionnaire>
  )
}

function Start() {
  const { t } = useTranslation('medical')
  return (
    <>
      <p>{t('start.intro')}</p>
      <ul className="flex list-disc flex-col gap-2 pl-6">{points.map((point) => <li key={point}>{t(`start.points.${point}`)}</li>)}</ul>
    </>
  )
}

import { useTranslation } from 'react-i18next'
import { canAskAll, dayCounts, type IntakeType } from './rules/medical-pages.ts'
import { isIncomplete } from '../../rules/incomplete.ts'
import { IncompleteText } from '../../ui/load-states/incomplete-note.tsx'
import { Questionnaire } from './questionnaire/questionnaire-form.tsx'
import type { LoadedQuestionnaire } from './questionnaire/use-opened-questionnaire.ts'
import { DayQuestions } from './day-counter/day-questions.tsx'
import { EndStep } from './end-step.tsx'
import { useMedicalPages } from './use-medical-pages.ts'

const points = ['time', 'stop', 'guess', 'ready'] as const

const questionFields = ['questionnaire.questions_answers', 'questionnaire.questions_answers.answers']

/** The medical questionnaire: start, the clinic's questions page by page, and end. */
export function MedicalQuestionnaire({ type, opened }: { type: IntakeType; opened: LoadedQuestionnaire }) {
  const { t } = useTranslation('medical')
  const pages = useMedicalPages(type, opened.asked)
  // Shown at the end too: whoever confirms must know that some questions were left out.
  const note = (!canAskAll(type, opened.asked) || isIncomplete(opened, questionFields)) && <IncompleteText />
  return (
    <Questionnaire
      task={t('title')}
      pages={pages}
      queue={opened.queue}
      renderEnd={(end) => <EndStep {...{ opened, end, note }} />}
    >
      {({ id, questions }, fields) => {
        if (id === 'start')
          return (
            <>
              {note}
              <Start />
            </>
          )
        const [migraine, headache, none] = dayCounts.map((day) => questions.find((question) => question.id === day))
        return migraine && headache && none ? (
          <DayQuestions questions={{ migraine, headache, none }} draft={`days ${opened.id}`} />
        ) : (
          fields
        )
      }}
    </Questionnaire>
  )
}

function Start() {
  const { t } = useTranslation('medical')
  return (
    <>
      <p>{t('start.intro')}</p>
      <ul className="flex list-disc flex-col gap-2 pl-6">
        {points.map((point) => (
          <li key={point}>{t(`start.points.${point}`)}</li>
        ))}
      </ul>
    </>
  )
}

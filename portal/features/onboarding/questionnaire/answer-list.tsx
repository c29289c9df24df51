import { Card, SummaryList } from '#design-system'
import { useTranslation } from 'react-i18next'
import { answerTo, type QuestionType } from '../rules/question.ts'
import type { SaveQueue } from '../answers/save-queue.ts'
import { rowIdOf } from './answering.ts'
import type { LocalizedPage, LocalizedQuestion } from './localized-question.ts'
import { useAnswerTexts } from './use-answer-texts.ts'

interface AnswerListProps {
  pages: readonly LocalizedPage[]
  queue: SaveQueue
  /** Called with the question to change. */
  onChange: (question: LocalizedQuestion) => void
}

/** Questions whose answers are typed, not chosen. */
const typedTypes: ReadonlySet<QuestionType> = new Set<QuestionType>(['int', 'text', 'email', 'open'])

/** All answers by page, each with a button that opens its question (GEN-16, MED-13). */
export function AnswerList({ pages, queue, onChange }: AnswerListProps) {
  const { t } = useTranslation('questionnaire')
  const textsOf = useAnswerTexts()
  const answers = queue.values()
  return pages.map(
    ({ id, title, questions }) =>
      questions.length > 0 && (
        <section key={id} className="flex flex-col gap-3">
          <h2>{title}</h2>
          <Card>
            <SummaryList
              rows={questions.map((question) => ({
                id: rowIdOf(question),
                term: question.label,
                detail: textsOf(question, answerTo(question, answers)).join('\n'),
                typed: typedTypes.has(question.type) && answerTo(question, answers).trim() !== '',
                change: question.isDisabled
                  ? undefined
                  : {
                      word: t('change.word'),
                      label: t('change.of', { question: question.label }),
                      onPress: () => onChange(question),
                    },
              }))}
            />
          </Card>
        </section>
      ),
  )
}

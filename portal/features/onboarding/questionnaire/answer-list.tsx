import { Card, SummaryList } from '#design-system'
import { useTranslation } from 'react-i18next'
import { answerTo } from '../rules/question.ts'
import type { Place } from '../rules/questionnaire-pages.ts'
import type { SaveQueue } from '../answers/save-queue.ts'
import type { AskedPage, AskedQuestion } from './asked.ts'
import { useAnswerWords } from './use-answer-words.ts'

interface AnswerListProps {
  pages: readonly AskedPage[]
  places: readonly Place[]
  queue: SaveQueue
  /** Called with the place to return to. */
  onChange: (place: number) => void
}

/** All answers by page, each with a button that opens its question. */
export function AnswerList({ pages, places, queue, onChange }: AnswerListProps) {
  const { t } = useTranslation('questionnaire')
  const textsOf = useAnswerWords()
  const answers = queue.values()
  const placeOf = (page: number, { id }: AskedQuestion) => places.findIndex((place) => place.page === page && place.questions.some((question) => question.id === id))
  return pages.map(({ id, title, questions }, page) => questions.length > 0 && (
    <section key={id} className="flex flex-col gap-3">
      <h2>{title}</h2>
      <Card>
        <SummaryList
          rows={questions.map((question) => ({
            term: question.label,
            detail: textsOf(question, answerTo(question, answers)).join('\n'),
            change: question.isDisabled ? undefined : { word: t('change.word'), label: t('change.of', { question: question.label }), onPress: () => onChange(placeOf(page, question)) },
          }))}
        />
      </Card>
    </section>
  ))
}

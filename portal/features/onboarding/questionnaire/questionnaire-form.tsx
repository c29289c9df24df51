import { StepFooter } from '#design-system'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { addressOf } from '../../../navigation/destinations.ts'
import { answerTo, normalised } from '../rules/question.ts'
import type { SaveQueue } from '../answers/save-queue.ts'
import { FailureNotice, LabelledNotice } from '../../../ui/load-states/labelled-notice.tsx'
import { useSubmit } from '../../../ui/form/use-submit.ts'
import { useAsksQuestions, useOneQuestion } from '../../../ui/layout/use-one-question.ts'
import { WizardScreen } from '../../../ui/wizard/wizard-screen.tsx'
import { WizardStep } from '../../../ui/wizard/wizard-step.tsx'
import { AnswerList } from './answer-list.tsx'
import { AnsweringContext } from './answering.ts'
import type { AskedPage, AskedQuestion } from './asked.ts'
import { QuestionField } from './question-field.tsx'
import { RefusedNotice, type RefusedQuestion } from './refused-notice.tsx'
import { SaveLine } from './save-line.tsx'
import { useProblems } from './use-problems.tsx'
import { useUnsavedWords } from './use-unsaved-words.ts'
import { useUntilSaved } from './use-save-queue.ts'
import { useQuestionnaireWizard } from './use-questionnaire-wizard.ts'

/** The last page: the list of answers, and the end of the way. */
export interface QuestionnaireEnd {
  /** 'Stap 8 van 8'. */
  progress: string
  list: ReactNode
  /** The first question whose answer the clinic cannot use, at this moment. */
  findRefused: () => RefusedQuestion | undefined
  /** The questionnaire is sent: Back must not offer it again. */
  finish: () => void
}

interface QuestionnaireProps {
  /** What the whole is called. */
  task: string
  pages: readonly AskedPage[]
  queue: SaveQueue
  /** Told of every answer that was changed. */
  onChanged?: () => void
  /** Draws a page around the fields of its questions. */
  children: (page: AskedPage, fields: ReactNode) => ReactNode
  /** Draws the last page: a WizardStep. */
  renderEnd: (end: QuestionnaireEnd) => ReactNode
}

/** Asks the questions of a questionnaire page by page, or one by one, and saves each answer as it is given. */
export function Questionnaire({ task, pages, queue, onChanged, children: draw, renderEnd }: QuestionnaireProps) {
  const { t } = useTranslation(['questionnaire', 'common'])
  const oneByOne = useOneQuestion()
  useAsksQuestions()
  const { wizard, places, index, page: at, isResumed, goOn, change } = useQuestionnaireWizard(pages, queue, oneByOne)
  const page = pages[at]
  const place = places[index]
  if (!page || !place) return null
  // Whether the page's other questions are asked now or not: nothing else changes under the patient's hands.
  const isSplit = oneByOne && !page.isWhole && page.questions.length > 1
  const questions = isSplit ? place.questions : page.questions
  const heading = isSplit ? questions.find(({ isDisabled }) => !isDisabled) : undefined
  const progress = t('common:steps.progress', { step: at + 1, total: pages.length })
  const findRefused = () => {
    const found = places.flatMap((each, to) => each.questions.map((question) => ({ question, to }))).find(({ question }) => queue.stateOf(question.id) === 'refused')
    return found && { label: found.question.label, open: () => change(found.to) }
  }
  return (
    <WizardScreen
      wizard={{ steps: pages.map(({ id, title }) => ({ id, label: title, title })), index: at, isFinished: wizard.isFinished }}
      task={task} origin={addressOf('dashboard')} isProgressHidden
      part={isSplit ? { key: index, title: heading?.label ?? page.title, words: t('questionOf', { question: place.question, of: place.of }) } : undefined}
    >
      {at === pages.length - 1
        ? renderEnd({ progress, list: <AnswerList {...{ pages, places, queue }} onChange={change} />, findRefused, finish: wizard.finish })
        : <QuestionStep key={index} {...{ page, questions, queue, progress, heading, isResumed, goOn, draw, onChanged, findRefused }} isLast={!isSplit || place.question === place.of} />}
    </WizardScreen>
  )
}

interface QuestionStepProps extends Pick<QuestionnaireProps, 'queue'>, Pick<QuestionnaireEnd, 'findRefused'> {
  onChanged: QuestionnaireProps['onChanged'] | undefined
  page: AskedPage
  /** Those of the page that are asked here. */
  questions: readonly AskedQuestion[]
  progress: string
  /** The question that the screen's heading asks. */
  heading: AskedQuestion | undefined
  /** Nothing of its page comes after. */
  isLast: boolean
  isResumed: boolean
  goOn: () => void
  draw: QuestionnaireProps['children']
}

function QuestionStep({ page, questions, queue, progress, heading, isLast, isResumed, goOn, draw, onChanged, findRefused }: QuestionStepProps) {
  const { t } = useTranslation(['questionnaire', 'common'])
  const { problems, summary, check, showRefused, onRefused, onChanged: forget } = useProblems(page, questions, queue)
  const unsavedWords = useUnsavedWords(queue)
  const saving = useSubmit(() => saveAll(questions, queue), {
    onDone: goOn,
    errorMessage: () => {
      showRefused()
      return unsavedWords()
    },
  })
  const closed = isLast ? page.closed : undefined
  const failure = useUntilSaved(queue, saving.failure)
  const refused = findRefused()
  // A field that says why the clinic takes none says it for the page too.
  const isSaidBelow = summary || questions.some(({ id }) => queue.stateOf(id) === 'barred')
  const submit = () => { if (closed === undefined && check()) saving.submit() }
  return (
    <WizardStep
      onSubmit={submit}
      footer={(
        <StepFooter next={page.next ?? t('common:next')} blockedReason={closed} busyLabel={saving.busy ? t('save.busy') : undefined} progress={progress}>
          <SaveLine queue={queue} />
        </StepFooter>
      )}
    >
      {summary}
      {failure && !isSaidBelow && (refused ? <RefusedNotice text={failure.text} question={refused} /> : <FailureNotice text={failure.text} />)}
      {isResumed && !summary && !failure && <LabelledNotice tone="info" title={t('resumed.title', { page: page.title })}>{t('resumed.text')}</LabelledNotice>}
      <AnsweringContext value={{ queue, problems, onRefused, onChanged: (question) => { forget(question); onChanged?.() } }}>
        {draw(page, questions.length === 0
          ? page.isEmptyOnPurpose || <p>{t('noQuestions')}</p>
          : questions.map((question) => <QuestionField key={question.id} question={question} isHeading={question === heading} />))}
      </AnsweringContext>
    </WizardStep>
  )
}

/** What was typed and not left so far is an answer too, and what stood there from the start. */
async function saveAll(questions: readonly AskedQuestion[], queue: SaveQueue): Promise<void> {
  const answers = queue.values()
  for (const question of questions) {
    const answer = normalised(question, answerTo(question, answers))
    // Nothing said to a question that may stay open is no answer to save; one that was taken back is.
    if (!question.isDisabled && (answer !== '' || answers.has(question.id))) queue.save(question.id, answer)
  }
  if (!(await queue.flush())) throw new Error('Not every answer is saved.')
}

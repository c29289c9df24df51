import { StepFooter } from '#design-system'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { pathTo } from '../../../navigation/route-table.ts'
import { answerTo, normalised } from '../rules/question.ts'
import type { SaveQueue } from '../answers/save-queue.ts'
import { ErrorAlert } from '../../../ui/load-states/alert.tsx'
import { useSubmit } from '../../../ui/form/use-submit.ts'
import { useAsksQuestions, useOneQuestion } from '../../../ui/layout/use-one-question.ts'
import { WizardScreen } from '../../../ui/wizard/wizard-screen.tsx'
import { WizardStep } from '../../../ui/wizard/wizard-step.tsx'
import { AnswerList } from './answer-list.tsx'
import { AnsweringContext, controlIdOf, rowIdOf } from './answering.ts'
import type { LocalizedPage, LocalizedQuestion } from './localized-question.ts'
import { FootStatus } from './foot-status.tsx'
import { QuestionField } from './question-field.tsx'
import { RefusedNotice, type RefusedQuestion } from './refused-notice.tsx'
import { useProblems } from './use-problems.tsx'
import { useUnsavedMessage } from './use-unsaved-message.ts'
import { useUntilSaved } from './use-save-queue.ts'
import { useQuestionnaireWizard } from './use-questionnaire-wizard.ts'

/** Data for the last page. */
export interface QuestionnaireEnd {
  /** 'Stap 8 van 8'. */
  progress: string
  list: ReactNode
  /** The first question whose answer the clinic has refused, if any. */
  findRefused: () => RefusedQuestion | undefined
  /** Ends the wizard: Back does not return to it. */
  finish: () => void
}

interface QuestionnaireProps {
  /** Title of the questionnaire. */
  task: string
  pages: readonly LocalizedPage[]
  queue: SaveQueue
  /** Called after every change of an answer by the patient. */
  onChanged?: () => void
  /** Renders a page around its fields. */
  children: (page: LocalizedPage, fields: ReactNode) => ReactNode
  /** Renders what belongs to one question, below it. */
  renderBelow?: (question: LocalizedQuestion) => ReactNode
  /** Renders the last page; a WizardStep. */
  renderEnd: (end: QuestionnaireEnd) => ReactNode
}

/** Questionnaire as a wizard, by page or by question; saves each answer as it is given. */
export function Questionnaire({
  task,
  pages,
  queue,
  onChanged,
  children: draw,
  renderBelow,
  renderEnd,
}: QuestionnaireProps) {
  const { t } = useTranslation(['questionnaire', 'common'])
  const oneByOne = useOneQuestion()
  useAsksQuestions()
  const {
    wizard,
    steps,
    index,
    page: at,
    isResumed,
    isReturning,
    changed,
    onContinue,
    change,
  } = useQuestionnaireWizard(pages, queue, oneByOne)
  const page = pages[at]
  const step = steps[index]
  if (!page || !step) return null
  // Only the display is split: switching the view keeps the page and its answers.
  const isSplit = oneByOne && !page.isWhole && page.questions.length > 1
  const questions = isSplit ? step.questions : page.questions
  const heading = isSplit ? questions.find(({ isDisabled }) => !isDisabled) : undefined
  const questionOf = t('questionOf', { question: step.question, of: step.of })
  // One counter on a screen.
  const progress = isSplit ? questionOf : t('common:steps.progress', { step: at + 1, total: pages.length })
  const resumed = oneByOne ? t('resumed.question') : t('resumed.page', { page: page.title })
  const findRefused = () => {
    const refused = pages.flatMap((each) => each.questions).find(({ id }) => queue.stateOf(id) === 'refused')
    return refused && { label: refused.label, open: () => change(refused) }
  }
  const isEnd = at === pages.length - 1
  const arrivalId = changed && changed !== heading ? (isEnd ? rowIdOf : controlIdOf)(changed) : undefined
  return (
    <WizardScreen
      wizard={{
        steps: pages.map(({ id, title }) => ({ id, label: title, title })),
        index: at,
        isFinished: wizard.isFinished,
      }}
      task={task}
      origin={pathTo('dashboard')}
      shownProgress={oneByOne ? 'none' : 'steps'}
      arrivalId={arrivalId}
      part={isSplit ? { key: index, title: heading?.label ?? page.title, text: questionOf } : undefined}
    >
      {isEnd ? (
        renderEnd({
          progress,
          list: <AnswerList {...{ pages, queue }} onChange={change} />,
          findRefused,
          finish: wizard.finish,
        })
      ) : (
        <QuestionStep
          key={index}
          {...{
            page,
            questions,
            queue,
            progress,
            heading,
            isReturning,
            onContinue,
            draw,
            renderBelow,
            onChanged,
            findRefused,
            oneByOne,
          }}
          isLast={!isSplit || step.question === step.of}
          resumed={isResumed ? resumed : undefined}
        />
      )}
    </WizardScreen>
  )
}

interface QuestionStepProps extends Pick<QuestionnaireProps, 'queue'>, Pick<QuestionnaireEnd, 'findRefused'> {
  onChanged: QuestionnaireProps['onChanged'] | undefined
  renderBelow: QuestionnaireProps['renderBelow'] | undefined
  page: LocalizedPage
  /** The questions of the page on this screen. */
  questions: readonly LocalizedQuestion[]
  progress: string
  /** The question that is the screen's heading. */
  heading: LocalizedQuestion | undefined
  /** The last screen of its page. */
  isLast: boolean
  /** Next leads back to the list of answers. */
  isReturning: boolean
  oneByOne: boolean
  /** Text that the questionnaire was resumed here. */
  resumed: string | undefined
  onContinue: () => void
  draw: QuestionnaireProps['children']
}

function QuestionStep({
  page,
  questions,
  queue,
  progress,
  heading,
  isLast,
  isReturning,
  oneByOne,
  resumed,
  onContinue,
  draw,
  renderBelow,
  onChanged,
  findRefused,
}: QuestionStepProps) {
  const { t } = useTranslation(['questionnaire', 'common'])
  const {
    problems,
    hasProblems,
    summary,
    check,
    showRefused,
    onRefused,
    onChanged: forget,
  } = useProblems({ page, questions, queue, isAlone: oneByOne })
  const unsavedMessage = useUnsavedMessage(queue)
  const saving = useSubmit(() => saveAll(questions, queue), {
    onDone: onContinue,
    errorMessage: () => {
      showRefused()
      return unsavedMessage()
    },
  })
  const closed = isLast ? page.closed : undefined
  const failure = useUntilSaved(queue, saving.failure)
  const refused = findRefused()
  // The fields show the reason already.
  const isShownBelow = hasProblems || questions.some(({ id }) => queue.stateOf(id) === 'blocked')
  const submit = () => {
    if (closed === undefined && check()) saving.submit()
  }
  return (
    <WizardStep
      onSubmit={submit}
      footer={
        <StepFooter
          next={isReturning ? t('change.back') : (page.next ?? t('common:next'))}
          blockedReason={closed}
          busyLabel={saving.busy ? t('save.busy') : undefined}
          progress={progress}
        >
          <FootStatus queue={queue} resumed={resumed} />
        </StepFooter>
      }
    >
      {summary}
      {failure &&
        !isShownBelow &&
        (refused ? <RefusedNotice text={failure.text} question={refused} /> : <ErrorAlert text={failure.text} />)}
      <AnsweringContext
        value={{
          queue,
          problems,
          onRefused,
          onChanged: (question) => {
            forget(question)
            onChanged?.()
          },
        }}
      >
        {draw(
          page,
          questions.length === 0
            ? page.isEmptyOnPurpose || <p>{t('noQuestions')}</p>
            : questions.map((question) => (
                <QuestionField
                  key={question.id}
                  question={question}
                  isHeading={question === heading}
                  below={renderBelow?.(question)}
                />
              )),
        )}
      </AnsweringContext>
    </WizardStep>
  )
}

/** Saves all answers of the screen, including typed ones and initial values. Throws when one is not saved. */
async function saveAll(questions: readonly LocalizedQuestion[], queue: SaveQueue): Promise<void> {
  const answers = queue.values()
  for (const question of questions) {
    const answer = normalised(question, answerTo(question, answers))
    // An unanswered optional question is not saved; one that was cleared is.
    if (!question.isDisabled && (answer !== '' || answers.has(question.id))) queue.save(question.id, answer)
  }
  if (!(await queue.flush())) throw new Error('Not every answer is saved.')
}

import { useEffect, useEffectEvent, useLayoutEffect, useRef } from 'react'
import * as z from 'zod/mini'
import { pathTo } from '../../../navigation/route-table.ts'
import type { Question } from '../rules/question.ts'
import {
  changeableAt,
  isStepDone,
  stepsOf,
  resumeStep,
  stepTrail,
  type QuestionStep,
} from '../rules/questionnaire-pages.ts'
import type { SaveQueue } from '../answers/save-queue.ts'
import { restoredSteps } from '../../../ui/wizard/steps-up-to.ts'
import { useWizard } from '../../../ui/wizard/use-wizard.ts'
import type { LocalizedPage } from './localized-question.ts'

/** Data of the wizard in a history entry; contains no answers. */
const entry = z.object({
  /** Indices of the steps before this one, for Back. */
  trail: z.array(z.int32()),
  /** Id of the question that was opened from the list of answers: Next returns there, to its row. In the list, that question's row. */
  changing: z.nullable(z.string()),
  /** The step by its first question, or its page, and its index then: other answers add and remove steps. */
  place: z.object({ id: z.string(), index: z.int32() }),
  /** Index at which the questionnaire was resumed, if it was. */
  resumedAt: z.nullable(z.int32()),
})

/** Calls `show` with the question that last had the focus when its page is split into questions. */
function useQuestionInView(oneByOne: boolean, show: (id: string) => void) {
  const last = useRef<string>(undefined)
  const wasOneByOne = useRef(oneByOne)
  useEffect(() => {
    const note = ({ target }: FocusEvent) => {
      const question = target instanceof Element ? target.closest<HTMLElement>('[data-question]') : null
      if (question) last.current = question.dataset.question
    }
    document.addEventListener('focusin', note)
    return () => document.removeEventListener('focusin', note)
  }, [])
  const showLast = useEffectEvent(() => {
    if (last.current !== undefined) show(last.current)
  })
  useLayoutEffect(() => {
    if (oneByOne && !wasOneByOne.current) showLast()
    wasOneByOne.current = oneByOne
  }, [oneByOne])
}

/**
 * Navigation through a questionnaire, one question or one page at a time; `steps` has one entry per question in both.
 * `onContinue` opens the next step, and `change` that of a question in the list of answers (MED-15).
 */
export function useQuestionnaireWizard(pages: readonly LocalizedPage[], queue: SaveQueue, oneByOne: boolean) {
  const steps = stepsOf(pages)
  const namesOf = ({ page, questions }: QuestionStep) =>
    questions.length > 0 ? questions.map(({ id }) => id) : [`page ${pages[page]?.id}`]
  const idAt = (index: number) => ({ id: steps.slice(index, index + 1).flatMap(namesOf)[0] ?? '', index })
  const indexOf = (id: string) => {
    const index = steps.findIndex((step) => namesOf(step).includes(id))
    return index === -1 ? undefined : index
  }
  const wizard = useWizard({
    schema: entry,
    steps: steps.map((step, index) => {
      const title = pages[step.page]?.title ?? ''
      return {
        id: String(index),
        label: title,
        title,
        isDone: () => index < steps.length - 1 && isStepDone(step, pages, queue.values()),
      }
    }),
    initial: { trail: [], changing: null, place: idAt(0), resumedAt: null },
    stepOf: ({ place }, step) => (place.index === step ? indexOf(place.id) : undefined),
    isValid: () => true,
    redirectWhenDone: pathTo('dashboard'),
    initialSteps: () => {
      const at = resumeStep(steps, pages, queue.values())
      const path = restoredSteps(stepTrail(at, steps, oneByOne))
      return path.map((step, taken) => ({
        step,
        choices: { trail: path.slice(0, taken), place: idAt(step), resumedAt: at > 0 ? at : null },
      }))
    },
  })
  const {
    index,
    choices: { trail, changing, resumedAt },
    open,
  } = wizard
  const end = steps.length - 1
  const openStep = (to: number, changed: string | null, left?: { changing: string }) =>
    open(to, { trail: [...trail, index], changing: changed, place: idAt(to), resumedAt }, left)

  const page = steps[index]?.page ?? 0
  const isWhole = !oneByOne || pages[page]?.isWhole
  useQuestionInView(oneByOne, (id) => {
    const to = indexOf(id) ?? index
    if (to !== index && !isWhole && steps[to]?.page === page) wizard.move(to, { place: idAt(to) })
  })
  const isShown = ({ page: its }: QuestionStep, at: number) => (isWhole ? its === page : at === index)
  const nextStep = oneByOne ? index + 1 : steps.findIndex((step) => step.page > page)
  return {
    wizard,
    steps,
    index,
    page,
    isResumed: resumedAt === index && changing === null,
    /** The question that is being changed; in the list of answers, the one to go to. */
    changed: changing === null ? undefined : changeableAt(pages, changing),
    /** Next leads to the list of answers: a changed answer has added no questions. */
    isReturning:
      changing !== null &&
      steps.every((step, at) => at === end || isShown(step, at) || isStepDone(step, pages, queue.values())),
    onContinue: () => openStep(changing === null ? nextStep : end, changing),
    // Back leads to the row as well.
    change: ({ id }: Question) => openStep(indexOf(id) ?? 0, id, index === end ? { changing: id } : undefined),
  }
}

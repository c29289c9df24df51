import { useEffect, useEffectEvent, useLayoutEffect, useRef } from 'react'
import * as z from 'zod/mini'
import { pathTo } from '../../../navigation/route-table.ts'
import type { Question } from '../rules/question.ts'
import {
  changeableAt,
  isPlaceDone,
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
  /** Indices of the places before this one, for Back. */
  trail: z.array(z.int32()),
  /** Id of the question that was opened from the list of answers: Next returns there, to its row. In the list, that question's row. */
  changing: z.nullable(z.string()),
  /** The place by its first question, or its page, and its index then: other answers add and remove places. */
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

/** Navigation through a questionnaire, by place or by page. */
export function useQuestionnaireWizard(pages: readonly LocalizedPage[], queue: SaveQueue, oneByOne: boolean) {
  const places = stepsOf(pages)
  const namesOf = ({ page, questions }: QuestionStep) =>
    questions.length > 0 ? questions.map(({ id }) => id) : [`page ${pages[page]?.id}`]
  const placeAt = (index: number) => ({ id: places.slice(index, index + 1).flatMap(namesOf)[0] ?? '', index })
  const placeOf = (id: string) => {
    const index = places.findIndex((place) => namesOf(place).includes(id))
    return index === -1 ? undefined : index
  }
  const wizard = useWizard({
    schema: entry,
    steps: places.map((place, index) => {
      const title = pages[place.page]?.title ?? ''
      return {
        id: String(index),
        label: title,
        title,
        isDone: () => index < places.length - 1 && isPlaceDone(place, pages, queue.values()),
      }
    }),
    initial: { trail: [], changing: null, place: placeAt(0), resumedAt: null },
    stepOf: ({ place }, step) => (place.index === step ? placeOf(place.id) : undefined),
    isValid: () => true,
    redirectWhenDone: pathTo('dashboard'),
    initialSteps: () => {
      const at = resumeStep(places, pages, queue.values())
      const path = restoredSteps(stepTrail(at, places, oneByOne))
      return path.map((step, taken) => ({
        step,
        choices: { trail: path.slice(0, taken), place: placeAt(step), resumedAt: at > 0 ? at : null },
      }))
    },
  })
  const {
    index,
    choices: { trail, changing, resumedAt },
    open,
  } = wizard
  const end = places.length - 1
  const openPlace = (to: number, changed: string | null, left?: { changing: string }) =>
    open(to, { trail: [...trail, index], changing: changed, place: placeAt(to), resumedAt }, left)

  const page = places[index]?.page ?? 0
  const isWhole = !oneByOne || pages[page]?.isWhole
  useQuestionInView(oneByOne, (id) => {
    const to = placeOf(id) ?? index
    if (to !== index && !isWhole && places[to]?.page === page) wizard.move(to, { place: placeAt(to) })
  })
  const isShown = ({ page: its }: QuestionStep, at: number) => (isWhole ? its === page : at === index)
  const nextPlace = oneByOne ? index + 1 : places.findIndex((place) => place.page > page)
  return {
    wizard,
    places,
    index,
    page,
    isResumed: resumedAt === index && changing === null,
    /** The question that is being changed; in the list of answers, the one to go to. */
    changed: changing === null ? undefined : changeableAt(pages, changing),
    /** Next leads to the list of answers: a changed answer has added no questions. */
    isReturning:
      changing !== null &&
      places.every((place, at) => at === end || isShown(place, at) || isPlaceDone(place, pages, queue.values())),
    goOn: () => openPlace(changing === null ? nextPlace : end, changing),
    // Back leads to the row as well.
    change: ({ id }: Question) => openPlace(placeOf(id) ?? 0, id, index === end ? { changing: id } : undefined),
  }
}

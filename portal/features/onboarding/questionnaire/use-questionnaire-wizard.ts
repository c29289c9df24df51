import * as z from 'zod/mini'
import { addressOf } from '../../../navigation/destinations.ts'
import { isPlaceDone, placesIn, resumedPlace, trailTo } from '../rules/questionnaire-pages.ts'
import type { SaveQueue } from '../answers/save-queue.ts'
import { restoredSteps } from '../../../ui/wizard/steps-up-to.ts'
import { useWizard } from '../../../ui/wizard/use-wizard.ts'
import type { AskedPage } from './asked.ts'

/** Data of the wizard in a history entry; contains no answers. */
const entry = z.object({
  /** Indices of the places before this one, for Back. */
  trail: z.array(z.int32()),
  /** Opened from the list of answers: Next returns there. */
  isReturning: z.boolean(),
  /** Index at which the questionnaire was resumed, if it was. */
  resumedAt: z.nullable(z.int32()),
})

/** Navigation through a questionnaire, by place or by page. */
export function useQuestionnaireWizard(pages: readonly AskedPage[], queue: SaveQueue, oneByOne: boolean) {
  const places = placesIn(pages)
  const wizard = useWizard({
    schema: entry,
    steps: places.map((place, index) => {
      const title = pages[place.page]?.title ?? ''
      return { id: String(index), label: title, title, isDone: () => index < places.length - 1 && isPlaceDone(place, pages, queue.values()) }
    }),
    initial: { trail: [], isReturning: false, resumedAt: null },
    isSound: () => true,
    afterwards: addressOf('dashboard'),
    begin: () => {
      const at = resumedPlace(places, pages, queue.values())
      const path = restoredSteps(trailTo(at, places, oneByOne))
      return path.map((step, taken) => ({ step, choices: { trail: path.slice(0, taken), resumedAt: at > 0 ? at : null } }))
    },
  })
  const { index, choices: { trail, isReturning, resumedAt }, open } = wizard
  const openPlace = (to: number, returning = false) => open(to, { trail: [...trail, index], isReturning: returning, resumedAt })

  const page = places[index]?.page ?? 0
  const nextPlace = oneByOne ? index + 1 : places.findIndex((place) => place.page > page)
  return {
    wizard, places, index, page, isResumed: resumedAt === index,
    isReturning,
    // Returning stops at questions that the changed answer has added.
    goOn: () => openPlace(isReturning ? places.length - 1 : nextPlace, isReturning),
    change: (place: number) => openPlace(place, true),
  }
}

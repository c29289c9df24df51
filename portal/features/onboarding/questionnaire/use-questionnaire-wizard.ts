import * as z from 'zod/mini'
import { addressOf } from '../../../navigation/destinations.ts'
import { isPlaceDone, placesIn, resumedPlace, trailTo } from '../rules/questionnaire-pages.ts'
import type { SaveQueue } from '../answers/save-queue.ts'
import { useWizard } from '../../../ui/wizard/use-wizard.ts'
import type { AskedPage } from './asked.ts'

/** What a history entry keeps of the way; never an answer. */
const entry = z.object({
  /** The places before, where Back leads. */
  trail: z.array(z.int32()),
  /** Opened from the list of answers: the way on leads back there. */
  isReturning: z.boolean(),
  /** Where this opening of the questionnaire took up an earlier one. */
  resumedAt: z.nullable(z.int32()),
})

/** The way through a questionnaire, a place after the other, or a page after the other. */
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
      const way = trailTo(at, places, oneByOne)
      return way.map((step, taken) => ({ step, choices: { trail: way.slice(0, taken), resumedAt: at > 0 ? at : null } }))
    },
  })
  const { index, choices: { trail, isReturning, resumedAt }, open } = wizard
  const openPlace = (to: number, returning = false) => open(to, { trail: [...trail, index], isReturning: returning, resumedAt })

  const page = places[index]?.page ?? 0
  const following = oneByOne ? index + 1 : places.findIndex((place) => place.page > page)
  return {
    wizard, places, index, page, isResumed: resumedAt === index,
    isReturning,
    // What a changed answer asks for besides is asked on the way back to the list.
    goOn: () => openPlace(isReturning ? places.length - 1 : following, isReturning),
    change: (place: number) => openPlace(place, true),
  }
}

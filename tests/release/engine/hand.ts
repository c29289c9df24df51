import type * as Queries from '@testing-library/dom'
import type { EnginePage } from './engine.ts'
import { untilSo } from './until-so.ts'

type Kind = 'button' | 'link' | 'radio' | 'heading' | 'field' | 'text'

interface Place {
  x: number
  y: number
  checked: boolean
}

/** Where the first one of a kind stands whose name is so; null while there is none that can be seen and pressed. Runs in the page. */
function placeOf({ kind, name }: { kind: Kind; name: string }): Place | null {
  const { queryAllByRole, queryAllByLabelText, queryAllByText } = (
    globalThis as unknown as { TestingLibraryDom: typeof Queries }
  ).TestingLibraryDom
  const [page, pattern] = [document.body, new RegExp(name)]
  const all =
    kind === 'field'
      ? queryAllByLabelText(page, pattern)
      : kind === 'text'
        ? queryAllByText(page, pattern, { selector: 'main *' })
        : queryAllByRole(page, kind, { name: pattern, ...(kind === 'heading' && { level: 1 }) })
  const found = all.find((element) => element.getClientRects().length > 0 && !element.matches(':disabled'))
  if (!found) return null
  // In the middle: a bar that sticks to an edge could lie over it.
  found.scrollIntoView({ block: 'center' })
  const { left, top, width, height } = found.getBoundingClientRect()
  return {
    x: Math.round(left + width / 2),
    y: Math.round(top + height / 2),
    checked: found.matches(':checked, [aria-checked=true]'),
  }
}

/** What a patient does with a page. Everything waits until it can be done. */
export interface Hand {
  page: EnginePage
  /** By role and name; the name is a pattern. */
  see: (kind: Kind, name: string) => Promise<Place>
  press: (kind: Kind, name: string) => Promise<void>
  /** In place of what stood there. */
  fill: (name: string, words: string) => Promise<void>
  /** Waits for this address, without its origin. */
  arrive: (path: string) => Promise<void>
}

export function handOn(page: EnginePage): Hand {
  const see = (kind: Kind, name: string): Promise<Place> =>
    untilSo(`there is a ${kind} called ${name}`, () => page.evaluate(placeOf, { kind, name }))
  // A message that comes or goes moves the page: what is pressed must stand still first.
  const standing = (kind: Kind, name: string): Promise<Place> => {
    let before: Place | undefined
    return untilSo(`the ${kind} called ${name} stands still`, async () => {
      const now = await see(kind, name)
      const isStill = before?.x === now.x && before.y === now.y
      before = now
      return isStill && now
    })
  }
  const press = async (kind: Kind, name: string): Promise<void> => {
    const { x, y } = await standing(kind, name)
    await page.press(x, y)
  }
  return {
    page,
    see,
    press,
    fill: async (name, words) => {
      await press('field', name)
      await page.type(words)
    },
    arrive: async (path) => {
      await untilSo(`the address is ${path}`, () =>
        page.evaluate((wanted) => location.pathname + location.search === wanted, path),
      )
    },
  }
}

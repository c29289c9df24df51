import type { EnginePage } from './engine.ts'
import { untilSo } from './until-so.ts'

const kinds = {
  button: 'button, [role=button]', link: 'a[href]', field: 'input, textarea', radio: '[role=radio], input[type=radio]', heading: 'h1', text: 'main :is(p, li, h2, dt, dd, div, span)',
} as const
type Kind = keyof typeof kinds

interface Place {
  x: number
  y: number
  checked: boolean
}

/** Where the first one of a kind stands whose name is so; null while there is none that can be seen and pressed. Runs in the page. */
function placeOf({ selector, name }: { selector: string; name: string }): Place | null {
  const wordsOf = (element: Element): string => element.textContent.trim().replaceAll(/\s+/g, ' ')
  const nameOf = (element: Element): string => {
    const labelledBy = element.getAttribute('aria-labelledby')
    const labels = 'labels' in element && element.labels instanceof NodeList ? [...element.labels] as Element[] : []
    if (labelledBy) return labelledBy.split(' ').map((id) => document.getElementById(id)?.textContent ?? '').join(' ')
    return element.getAttribute('aria-label') ?? (labels.length > 0 ? labels.map(wordsOf).join(' ') : wordsOf(element))
  }
  const pattern = new RegExp(name)
  const found = [...document.querySelectorAll(selector)].find((element) => element.getClientRects().length > 0 && !element.matches(':disabled') && pattern.test(nameOf(element)))
  if (!found) return null
  // In the middle: a bar that sticks to an edge could lie over it.
  found.scrollIntoView({ block: 'center' })
  const { left, top, width, height } = found.getBoundingClientRect()
  return { x: Math.round(left + width / 2), y: Math.round(top + height / 2), checked: found.matches(':checked, [aria-checked=true]') }
}

const keys = { control: '\uE009', backspace: '\uE003' }
const stroke = (value: string): object[] => [{ type: 'keyDown', value }, { type: 'keyUp', value }]

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
  const see = (kind: Kind, name: string): Promise<Place> => untilSo(`there is a ${kind} called ${name}`, () => page.evaluate(placeOf, { selector: kinds[kind], name }))
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
    await page.perform([{ type: 'pointer', id: 'mouse', parameters: { pointerType: 'mouse' }, actions: [{ type: 'pointerMove', x, y }, { type: 'pointerDown', button: 0 }, { type: 'pointerUp', button: 0 }] }])
  }
  return {
    page, see, press,
    fill: async (name, words) => {
      await press('field', name)
      const all = [{ type: 'keyDown', value: keys.control }, ...stroke('a'), { type: 'keyUp', value: keys.control }]
      await page.perform([{ type: 'key', id: 'keys', actions: [...all, ...stroke(keys.backspace), ...Array.from(words, stroke).flat()] }])
    },
    arrive: async (path) => { await untilSo(`the address is ${path}`, () => page.evaluate((wanted) => location.pathname + location.search === wanted, path)) },
  }
}

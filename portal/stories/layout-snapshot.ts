import { page } from 'vitest/browser'
import { viewports } from '../../.storybook/modes.ts'

/** The positions of matching elements, on a wide screen and on a phone; `say` gives the text compared besides the position. */
export async function standing(selector: string, say = (element: Element) => element.localName): Promise<string[]> {
  const at = async ({ width, height }: { width: number; height: number }) => {
    await page.viewport(width, height)
    return [...document.querySelectorAll(selector)]
      .filter((element) => element.checkVisibility())
      .map((element) => {
        const { x, y, height: down } = element.getBoundingClientRect()
        return `${width} ${say(element)} ${[x, y, down].map(Math.round).join(' ')}`
      })
  }
  return [...(await at(viewports.wide)), ...(await at(viewports.phone))]
}

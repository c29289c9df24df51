import { entries, showNothing } from '../../sweep/catalogue.ts'
import { addressOf, switchTo, untilDrawn } from '../../visual/preview.ts'
import type { Engine } from './engine.ts'

export const stories = entries.filter(({ type }) => type === 'story').map(({ id }) => id)

/** Runs in the page: what went wrong since the story before, and whether anything can be seen. */
function look(): { problems: string[]; isEmpty: boolean } {
  const kept = (globalThis as { keptProblems?: string[] }).keptProblems ?? []
  const problems = kept.splice(0)
  const drawn = [...document.querySelectorAll('#storybook-root svg, #storybook-root canvas, #storybook-root img, #storybook-root input')].some((element) => element.getClientRects().length > 0)
  return { problems, isEmpty: !drawn && document.body.innerText.trim() === '' }
}

/** What must be seen when it goes wrong, or nothing that was seen counts. Runs in the page. */
async function goWrong(): Promise<void> {
  const { error } = console
  error('planted')
  void Promise.reject(new Error('planted'))
  setTimeout(() => { throw new Error('planted') })
  await new Promise((resolve) => { setTimeout(resolve, 100) })
}

/** In one frame: WebKit refuses a page that writes a hundred entries of its history in ten seconds, and a story writes some. */
const together = 12

/** Every story of the built catalogue; what went wrong, by its id. */
export async function showStories(engine: Engine, origin: string): Promise<string[]> {
  const failed: string[] = []
  const page = await engine.newPage()
  for (const [at, story] of stories.entries()) {
    try {
      if (at % together > 0) await switchTo(page, story)
      else await page.open(origin + addressOf(story, 'standard'))
      await untilDrawn(page, story)
      const { problems, isEmpty } = await page.evaluate(look, null)
      failed.push(...problems.map((problem) => `${story}: ${problem}`))
      if (isEmpty && !showNothing.includes(story)) failed.push(`${story}: there is nothing to see`)
    } catch (error) {
      failed.push(`${story}: ${(error as Error).message}`)
    }
  }
  await page.evaluate(goWrong, null)
  const { problems } = await page.evaluate(look, null)
  if (problems.toSorted().join() !== 'console: planted,error: planted,rejection: planted') failed.push(`control: of three planted errors it saw ${problems.join(', ')}`)
  await page.close()
  return failed
}

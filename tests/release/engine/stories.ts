import { entries, showNothing } from '../../catalogue/entries.ts'
import { addressOf, switchTo, untilDrawn } from '../../catalogue/preview.ts'
import type { Engine } from './engine.ts'

/** The mistakes are there to be caught, and some throw. */
export const stories = entries
  .filter(({ type, tags }) => type === 'story' && !tags.includes('mistake'))
  .map(({ id }) => id)

/** What WebKit says when news of a size waits for the next frame, as happens on a busy machine. Nothing is lost by it. */
const frameNotice = 'error: ResizeObserver loop completed with undelivered notifications.'

/** Runs in the page: what went wrong since the story before, whether anything can be seen, and how often the history changed in the last ten seconds. */
function look(): { problems: string[]; isEmpty: boolean; recentChanges: number } {
  const { keptProblems = [], historyChanges = [] } = globalThis as {
    keptProblems?: string[]
    historyChanges?: number[]
  }
  const problems = keptProblems.splice(0)
  const recentChanges = historyChanges.filter((at) => at > Date.now() - 10_000).length
  const drawn = [
    ...document.querySelectorAll(
      '#storybook-root svg, #storybook-root canvas, #storybook-root img, #storybook-root input',
    ),
  ].some((element) => element.getClientRects().length > 0)
  return { problems, recentChanges, isEmpty: !drawn && document.body.innerText.trim() === '' }
}

/** What must be seen when it goes wrong, or nothing that was seen counts. Runs in the page. */
async function goWrong(): Promise<void> {
  const { error } = console
  error('planted')
  void Promise.reject(new Error('planted'))
  setTimeout(() => {
    throw new Error('planted')
  })
  await new Promise((resolve) => {
    setTimeout(resolve, 100)
  })
}

/** More changes of the history than these, and the next story gets a new page: WebKit refuses a hundred in ten seconds, and the catalogue makes some for each story. */
const manyChanges = 60

/** Every story of the built catalogue; what went wrong, by its id. */
export async function showStories(engine: Engine, origin: string): Promise<string[]> {
  const failed: string[] = []
  const page = await engine.newPage()
  let isOpen = false
  for (const story of stories) {
    try {
      if (isOpen) await switchTo(page, story)
      else await page.open(origin + addressOf(story, 'standard'))
      isOpen = true
      await untilDrawn(page, story)
      const { problems, isEmpty, recentChanges } = await page.evaluate(look, null)
      isOpen = recentChanges <= manyChanges
      failed.push(...problems.filter((problem) => problem !== frameNotice).map((problem) => `${story}: ${problem}`))
      if (isEmpty && !showNothing.includes(story)) failed.push(`${story}: there is nothing to see`)
    } catch (error) {
      // What it logged would be taken for the next one's.
      isOpen = false
      failed.push(`${story}: ${(error as Error).message}`)
    }
  }
  await page.evaluate(goWrong, null)
  const { problems } = await page.evaluate(look, null)
  if (problems.toSorted().join() !== 'console: planted,error: planted,rejection: planted')
    failed.push(`control: of three planted errors it saw ${problems.join(', ')}`)
  await page.close()
  return failed
}

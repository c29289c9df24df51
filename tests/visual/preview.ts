import type { Page } from '@playwright/test'
import type { Mode, without } from '../../.storybook/modes.ts'
import type { Theme } from '../../design-system/tokens/theme.ts'

/** What is used of the catalogue's preview. Storybook does not document it; `stories.visual.ts` proves that it is there. */
interface Preview {
  ready?: () => Promise<unknown>
  loadStory: (which: { storyId: string }) => Promise<{ parameters: Parameters }>
  currentRender?: { id?: string; phase?: string }
  channel?: { emit: (event: 'setCurrentStory', which: { storyId: string; viewMode: 'story' }) => void }
}
interface Parameters {
  chromatic?: { disableSnapshot?: boolean; modes?: Record<string, Mode | typeof without> }
}
type Told = { modes: Record<string, Mode> } | { hidden: true }

const reach = '__STORYBOOK_PREVIEW__'

export const addressOf = (story: string, theme: Theme): string =>
  // The pictures need no accessibility report, which would run in every story.
  `/iframe.html?${new URLSearchParams({ id: story, viewMode: 'story', globals: `theme:${theme};a11y.manual:!true` })}`

/** The modes each story asks to be pictured in. */
export async function modesOf(page: Page, stories: readonly string[]): Promise<Record<string, Told>> {
  await page.waitForFunction((name) => name in globalThis, reach)
  return page.evaluate(async ([name, ids]) => {
    const preview = (globalThis as unknown as Record<string, Preview>)[name]
    if (typeof preview?.loadStory !== 'function') throw new Error('The preview of Storybook has no loadStory any more: read the modes in another way.')
    await preview.ready?.()
    const entries = []
    for (const storyId of ids) {
      const { chromatic } = (await preview.loadStory({ storyId })).parameters
      const modes = Object.entries(chromatic?.modes ?? {}).filter(([, mode]) => !('disable' in mode))
      entries.push([storyId, chromatic?.disableSnapshot ? { hidden: true } : { modes: Object.fromEntries(modes) }])
    }
    return Object.fromEntries(entries) as Record<string, Told>
  }, [reach, stories] as const)
}

/** Shows another story in the same frame: six times as fast as loading the frame anew, and drawn the same. */
export async function switchTo(page: Page, story: string): Promise<void> {
  await page.evaluate(([name, storyId]) => {
    // What a story kept must not be found by the next one.
    localStorage.clear()
    sessionStorage.clear()
    scrollTo(0, 0)
    const preview = (globalThis as unknown as Record<string, Preview | undefined>)[name]
    if (!preview?.channel) throw new Error('The preview of Storybook has no channel any more: change stories in another way.')
    preview.channel.emit('setCurrentStory', { storyId, viewMode: 'story' })
  }, [reach, story] as const)
}

/** Waits until this story stands still, its letters included. */
export async function untilDrawn(page: Page, story: string): Promise<void> {
  const phase = await page.waitForFunction(([name, id]) => {
    const render = (globalThis as unknown as Record<string, Preview | undefined>)[name]?.currentRender
    return render?.id === id && ['finished', 'errored', 'aborted'].includes(render.phase ?? '') ? render.phase : undefined
  }, [reach, story] as const)
  // A story that threw finishes too, a moment later; what is shown instead of it is not to be taken for its picture.
  const trouble = await page.evaluate(() => (document.body.classList.contains('sb-show-main') ? undefined : (document.querySelector('#error-message')?.textContent ?? '')))
  if (trouble !== undefined || (await phase.jsonValue()) !== 'finished') throw new Error(`The story ${story} could not be drawn. ${trouble ?? ''}`)
  // Words that only come after a moment's wait: a picture before them would differ from one after. A page of a PDF waits until somebody comes near.
  await page.waitForFunction(() => document.querySelector('[data-state="waiting"]:not(.pdf-page)') === null)
  await page.evaluate(async () => document.fonts.ready)
}

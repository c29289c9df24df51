import type { Page } from '@playwright/test'
import type { Mode, without } from '../../.storybook/modes.ts'
import type { Theme } from '../../design-system/tokens/theme.ts'

/** What is used of the catalogue's preview. Storybook does not document it; `runner.catalogue.ts` proves that it is there. */
interface Preview {
  ready?: () => Promise<unknown>
  loadStory: (which: { storyId: string }) => Promise<{ parameters: Parameters }>
  currentRender?: { id?: string; phase?: string }
  channel?: {
    emit: ((event: 'setCurrentStory', which: { storyId: string; viewMode: 'story' }) => void) &
      ((event: 'resetStoryArgs', which: { storyId: string }) => void) &
      ((event: 'updateGlobals', what: { globals: { theme: Theme } }) => void)
    /** What was last sent with an event. */
    last: (event: 'storyFinished') => readonly [{ storyId: string; status: 'success' | 'error' }] | undefined
  }
}
interface Parameters {
  chromatic?: { disableSnapshot?: boolean; modes?: Record<string, Mode | typeof without> }
}
/** A page of any browser, as far as it runs functions. */
interface Evaluating {
  evaluate: <Given, Answer>(work: (given: Given) => Answer | Promise<Answer>, given: Given) => Promise<Answer>
}
type StoryModes = { modes: Record<string, Mode> } | { hidden: true }

const reach = '__STORYBOOK_PREVIEW__'

/** For a page's start: what marks elements in the catalogue counts as there already. It would look at every element whenever one changes, a seventh of what a story costs. */
export const withoutMarks = (): void => {
  Object.assign(globalThis, { __STORYBOOK_HIGHLIGHT_INITIALIZED: true })
}

export const pathTo = (story: string, theme: Theme): string =>
  // The pictures need no accessibility report, which would run in every story.
  `/iframe.html?${new URLSearchParams({ id: story, viewMode: 'story', globals: `theme:${theme};a11y.manual:!true` })}`

/** The modes each story asks to be pictured in. */
export async function modesOf(page: Page, stories: readonly string[]): Promise<Record<string, StoryModes>> {
  await page.waitForFunction((name) => name in globalThis, reach)
  return page.evaluate(
    async ([name, ids]) => {
      const preview = (globalThis as unknown as Record<string, Preview>)[name]
      if (typeof preview?.loadStory !== 'function')
        throw new Error('The preview of Storybook has no loadStory any more: read the modes in another way.')
      await preview.ready?.()
      const entries = []
      for (const storyId of ids) {
        const { chromatic } = (await preview.loadStory({ storyId })).parameters
        const modes = Object.entries(chromatic?.modes ?? {}).filter(([, mode]) => !('disable' in mode))
        entries.push([storyId, chromatic?.disableSnapshot ? { hidden: true } : { modes: Object.fromEntries(modes) }])
      }
      return Object.fromEntries(entries) as Record<string, StoryModes>
    },
    [reach, stories] as const,
  )
}

/** Shows another story in the same frame: six times as fast as loading the frame anew, and drawn the same. */
export async function switchTo(page: Evaluating, story: string): Promise<void> {
  await page.evaluate(
    ([name, storyId]) => {
      const preview = (globalThis as unknown as Record<string, Preview | undefined>)[name]
      if (!preview?.channel)
        throw new Error('The preview of Storybook has no channel any more: change stories in another way.')
      // What a story kept must not be found by the next one.
      localStorage.clear()
      sessionStorage.clear()
      scrollTo(0, 0)
      preview.channel.emit('setCurrentStory', { storyId, viewMode: 'story' })
    },
    [reach, story] as const,
  )
}

/** Gives the story that is shown its first args back: those that a press changed would still be there when it is shown again. */
export async function resetArgs(page: Evaluating, story: string): Promise<void> {
  await page.evaluate(
    ([name, storyId]) => {
      const preview = (globalThis as unknown as Record<string, Preview | undefined>)[name]
      preview?.channel?.emit('resetStoryArgs', { storyId })
    },
    [reach, story] as const,
  )
}

/** Chooses a theme as its button in the catalogue does. */
export async function chooseTheme(page: Page, theme: Theme): Promise<void> {
  await page.evaluate(
    ([name, chosen]) => {
      ;(globalThis as unknown as Record<string, Preview | undefined>)[name]?.channel?.emit('updateGlobals', {
        globals: { theme: chosen },
      })
    },
    [reach, theme] as const,
  )
}

/** Waits until this story stands still, its letters included. All in one call: each costs as much as a rule does. */
export async function untilDrawn(page: Evaluating, story: string): Promise<void> {
  const problem = await page.evaluate(
    async ([name, id]) => {
      const until = async (isSo: () => boolean): Promise<void> => {
        while (!isSo())
          await new Promise((resolve) => {
            setTimeout(resolve, 5)
          })
      }
      const preview = (): Preview | undefined => (globalThis as unknown as Record<string, Preview | undefined>)[name]
      const phase = (): string => {
        const render = preview()?.currentRender
        return render?.id === id ? (render.phase ?? '') : ''
      }
      await until(() => ['finished', 'errored', 'aborted'].includes(phase()))
      // What throws in an effect does so once the story has been painted; Storybook calls that finished too.
      await new Promise((resolve) => {
        requestAnimationFrame(() => setTimeout(resolve))
      })
      // What is shown instead of a story that threw is not to be taken for its picture.
      if (!document.body.classList.contains('sb-show-main'))
        return document.querySelector('#error-message')?.textContent ?? ''
      if (phase() !== 'finished') return phase()
      // An error that nobody handled while it played leaves the story as it stood.
      const [end] = preview()?.channel?.last('storyFinished') ?? []
      if (end?.storyId !== id || end.status === 'error')
        return 'An error was not handled while it played; the console has it.'
      // A screen that took the focus as a whole shows a ring or none by what was pressed in the story before.
      document.querySelector<HTMLElement>('main:focus')?.blur()
      // Words that only come after a moment's wait: a picture before them would differ from one after. A page of a PDF waits until somebody comes near.
      await until(() => document.querySelector('[data-state="waiting"]:not(.pdf-page)') === null)
      await document.fonts.ready
      return undefined
    },
    [reach, story] as const,
  )
  if (problem !== undefined) throw new Error(`The story ${story} could not be drawn. ${problem}`)
}

/** What a story wears beside its window and its media. Without anything: the standard theme. */
export interface Dress extends Partial<Pick<Mode, 'theme' | 'contrast' | 'textSize' | 'direction' | 'zoom'>> {
  /** Of the root, so that every text grows. */
  fontSize?: '200%'
  /** More space between letters, words and lines (WCAG 1.4.12). */
  spacing?: boolean
}

/** Puts a theme and the like on the story as it stands; the catalogue would draw it anew. Sets all of it each time, so that no story keeps what the one before wore. Waits for what answers to it and to a new size, and tells how high the story is, in CSS pixels. */
export const dress = (
  page: Page,
  { theme = 'standard', contrast = 'normal', textSize = 'normal', direction, zoom, fontSize, spacing = false }: Dress,
): Promise<number> =>
  page.evaluate(
    async ({ data, dir, size, isSpaced }) => {
      const { documentElement: root } = document
      Object.assign(root.dataset, data)
      root.dir = dir
      root.style.fontSize = size
      document.querySelector('#text-spacing')?.remove()
      if (isSpaced) {
        const sheet = document.createElement('style')
        sheet.id = 'text-spacing'
        sheet.textContent =
          '* { line-height: 1.5 !important; letter-spacing: .12em !important; word-spacing: .16em !important } p { margin-block-end: 2em !important }'
        document.head.append(sheet)
      }
      // What a component works out from its new size comes in tasks after a frame, later on a busy machine.
      for (let frame = 0; frame < 2; frame += 1) {
        await new Promise((resolve) => {
          requestAnimationFrame(resolve)
        })
        await scheduler.postTask(() => undefined, { priority: 'background' })
      }
      // The catalogue sets its own theme whenever it draws: nothing may have been drawn meanwhile.
      if (root.dataset.theme !== data.theme)
        throw new Error(`The theme went from ${data.theme} to ${root.dataset.theme} while the story was looked at.`)
      return root.scrollHeight
    },
    {
      data: { theme, contrast, textSize, zoom: zoom ?? '100' },
      dir: direction ?? 'ltr',
      size: fontSize ?? '',
      isSpaced: spacing,
    },
  )

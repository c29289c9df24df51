import { AxeBuilder } from '@axe-core/playwright'
import { expect, type Page } from '@playwright/test'
import { entries, showNothing } from './catalogue.ts'
import { test, type Look, type Rule } from './story-page.ts'

const stories = entries.filter(({ type }) => type === 'story')

const first: readonly Rule[] = ['emptiness', 'smallTargets', 'motion', 'smallText']
const layout: readonly Rule[] = ['sidewaysScroll', 'cutText', 'overlappingText']
const forced: readonly Rule[] = ['borderlessControls', 'lostText']

/** For a sheet, which shows every state of its part, and for the first state of a screen, which has no sheet. */
const everyLook: readonly Look[] = [
  { words: 'something to see, targets of 44 px, text of 16 px, nothing moves', rules: first },
  { theme: 'calm-light', words: 'text of 18 px in calm-light', rules: ['smallText'] },
  { theme: 'calm-dark', spacing: true, words: 'text of 18 px in calm-dark, and room for more space between letters, words and lines', rules: ['smallText', ...layout] },
  { fontSize: '200%', words: 'text twice as large', rules: ['smallText', ...layout] },
  { forcedColors: true, words: 'edges and text in forced colours', rules: forced },
  { window: 'small', words: '320 × 256 px', rules: layout },
  { window: 'small', theme: 'calm-light', words: '320 × 256 px in calm-light', rules: layout },
  { window: 'small', theme: 'calm-light', fontSize: '200%', words: 'text twice as large in 320 × 256 px', rules: layout },
]

/**
 * For a single state, whose part has every look on its sheet, or whose screen has it in its first state: what it has of its own is what stands in it and how much of that.
 * Text twice as large in the smallest window, and in the theme with the most room between lines, has less room than the same
 * text in a wider window or smaller. More space between letters is another matter: a part that grows with its text does
 * not grow with that. Forced colours change no size, so all of it is judged in them.
 */
const harshestLooks: readonly Look[] = [
  { forcedColors: true, words: 'something to see, targets of 44 px, text of 16 px, nothing moves, edges and text in forced colours', rules: [...first, ...forced] },
  { forcedColors: true, theme: 'calm-dark', spacing: true, words: 'text of 18 px, and room for more space between letters, words and lines', rules: ['smallText', ...layout] },
  { forcedColors: true, window: 'small', theme: 'calm-light', fontSize: '200%', words: 'text twice as large in 320 × 256 px', rules: ['smallText', ...layout] },
]

/** Contrast does not depend on size: the component tests judge it in every theme. */
const violations = async (page: Page): Promise<string[]> => {
  // The page keeps axe from the story before: handing it over takes longer than asking it.
  const hasAxe = await page.evaluate(() => 'axe' in globalThis)
  const found = await new AxeBuilder({ page, ...(hasAxe && { axeSource: ';' }) }).setLegacyMode(true).withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa']).disableRules('color-contrast').analyze()
  return found.violations.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html}`))
}

const isScreen = (title: string): boolean => title.startsWith('Screens/')
const isFirst = (id: string, title: string): boolean => stories.find((story) => story.title === title)?.id === id

for (const { id, title, name, tags } of stories) {
  test(`${title} › ${name} [${id}]`, async ({ storyPage: { page, show, problems, judge } }) => {
    const none = (found: readonly string[], rule: string): void => expect.soft(found, `${title} › ${name}: ${rule}`).toEqual([])
    const inFull = isScreen(title) ? isFirst(id, title) : tags.includes('every-theme')
    await show(id)
    for (const look of inFull ? everyLook : harshestLooks) {
      none(await judge({ ...look, rules: look.rules.filter((rule) => rule !== 'emptiness' || !showNothing.includes(id)) }), look.words)
      if (inFull && look.window === 'small' && look.fontSize) none(await violations(page), `axe, ${look.words}`)
    }
    none(problems, 'no errors, no strangers')
  })
}

test('there are stories to look at', () => {
  expect(stories.length).toBeGreaterThan(100)
})

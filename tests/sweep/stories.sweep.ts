import { AxeBuilder } from '@axe-core/playwright'
import { expect, type Page } from '@playwright/test'
import { viewports } from '../../.storybook/modes.ts'
import { entries } from './catalogue.ts'
import { test } from './story-page.ts'

const stories = entries.filter(({ type }) => type === 'story')

/** Stories of parts that show nothing yet, or only say something. */
const showNothing = ['design-system-fieldstatus--idle', 'design-system-recenttoasts--none']

/** 1280 × 1024 at 400 % (WCAG 1.4.10). */
const smallWindow = { width: 320, height: 256 }

const change = (page: Page, values: { theme?: string; fontSize?: string; spacing?: boolean }): Promise<void> =>
  page.evaluate(({ theme = 'standard', fontSize = '', spacing = false }) => {
    const { dataset, style } = document.documentElement
    dataset.theme = theme
    style.fontSize = fontSize
    document.querySelector('#text-spacing')?.remove()
    if (!spacing) return
    const sheet = document.createElement('style')
    sheet.id = 'text-spacing'
    sheet.textContent = '* { line-height: 1.5 !important; letter-spacing: .12em !important; word-spacing: .16em !important } p { margin-block-end: 2em !important }'
    document.head.append(sheet)
  }, values)

const violations = async (page: Page): Promise<string[]> => {
  const found = await new AxeBuilder({ page }).setLegacyMode(true).withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa']).analyze()
  return found.violations.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html}`))
}

for (const { id, title, name, tags } of stories) {
  test(`${title} › ${name} [${id}]`, async ({ storyPage }) => {
    const { page, judge, smallText, trouble } = storyPage
    const none = (found: readonly string[], rule: string): void => expect.soft(found, `${title} › ${name}: ${rule}`).toEqual([])
    await storyPage.show(id)
    try {
      if (!showNothing.includes(id)) none(await judge('emptiness'), 'something to see')
      none(await judge('smallTargets'), 'targets of 44 px')
      none(await judge('motion'), 'nothing moves')
      none(await smallText(16), 'text of 16 px')
      for (const theme of ['calm-light', 'calm-dark']) {
        await change(page, { theme })
        none(await smallText(18), `text of 18 px in ${theme}`)
      }
      await change(page, { spacing: true })
      none(await judge('sidewaysScroll', 'cutText', 'overlappingText'), 'room for more space between letters, words and lines')
      await change(page, { fontSize: '200%' })
      none([...(await smallText(32)), ...(await judge('sidewaysScroll', 'cutText', 'overlappingText'))], 'text twice as large')

      await page.setViewportSize(smallWindow)
      for (const theme of ['standard', 'calm-light']) {
        await change(page, { theme })
        none(await judge('sidewaysScroll', 'cutText', 'overlappingText'), `320 × 256 px in ${theme}`)
      }
      await change(page, { theme: 'calm-light', fontSize: '200%' })
      none(await judge('sidewaysScroll', 'cutText', 'overlappingText'), 'text twice as large in 320 px')
      // A sheet holds every state of its part, so the others need not be judged again.
      if (tags.includes('every-theme')) none(await violations(page), 'axe, text twice as large in 320 px')
      await page.setViewportSize(viewports.phone)

      await change(page, {})
      await page.emulateMedia({ forcedColors: 'active' })
      none(await judge('borderlessControls', 'lostText'), 'edges and text in forced colours')
      none(trouble, 'no errors, no strangers')
    } finally {
      await page.emulateMedia({ forcedColors: null })
      await page.setViewportSize(viewports.phone)
      await change(page, {})
    }
  })
}

test('there are stories to look at', () => {
  expect(stories.length).toBeGreaterThan(100)
})

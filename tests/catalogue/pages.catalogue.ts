import { expect, test, type Page } from '@playwright/test'
import { figmaModes } from '../../design-system/build/figma-modes.ts'
import { themes } from '../../design-system/tokens/theme.ts'
import { axeViolations } from '../support/axe.ts'
import { chooseTheme } from './preview.ts'
import { entries } from './entries.ts'
import { extended } from '../support/extended.ts'
import { watch } from './watch.ts'

const pages = entries.filter(({ importPath }) => importPath.endsWith('.mdx'))
const pathTo = (id: string, theme: string): string => `iframe.html?viewMode=docs&id=${id}&globals=theme:${theme}`

/** What a page has to show beside its words, by its title. */
const shows: Readonly<Record<string, { description: string; check: (page: Page) => Promise<void> }>> = {
  Tokens: {
    description: 'shows the token values of the style sheet in each theme, and offers them as files',
    check: async (page) => {
      await expect(page.getByRole('row', { name: /^page / })).toContainText(
        /behind everything#eef1e6.*#c3cab3.*#141a12/,
      )
      await expect(page.getByRole('row', { name: /^ink / })).toContainText(/#1e251b13\.0 : 1.*9\.4 : 1.*7\.7 : 1/)
      await expect(page.getByRole('row', { name: /^text-small / })).toContainText(
        /16 px on 24.*18 px on 32.*18 px on 32/,
      )
      const files = await page.getByRole('listitem').locator('a[download]').all()
      expect(files).toHaveLength(1 + figmaModes.length)
      for (const file of files) {
        const answer = await page.request.get(new URL((await file.getAttribute('href')) ?? '', page.url()).href)
        expect(await answer.json(), await file.innerText()).toMatchObject({})
      }
    },
  },
  'Brand colour': {
    description:
      'shows the themes of a colour at once, names the limits it breaks, and offers the closest colour that meets them',
    check: async (page) => {
      const brand = page.getByRole('textbox', { name: 'Merkkleur', exact: true })
      const today = await brand.inputValue()
      const button = page.getByRole('article', { name: 'Standaard' }).getByRole('button', { name: 'Verzetten' })
      await expect(page.getByText(`${today} houdt alle grenzen`)).toBeVisible()
      await brand.fill('808080')
      await expect(page.getByText('link op soft: contrast 3,25, nodig 7.')).toBeVisible()
      const choose = page.getByRole('button', { name: /Kies dit/ })
      await choose.press('Enter')
      await expect(choose).toBeHidden()
      await expect(brand).toBeFocused()
      await expect(button).toHaveCSS('background-color', 'rgb(76, 76, 76)')
      await expect(page.getByRole('row', { name: /^link op soft / })).toContainText('7,0')
      await brand.fill('#80808')
      await expect(brand).toHaveAccessibleDescription(/Vul zes tekens in/)
      expect(await findIn(page, wcag)).toEqual([])
    },
  },
}

const wcag = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa']

async function findIn(page: Page, runOnly: string[]): Promise<string[]> {
  const violations = await axeViolations(page, { runOnly }, '.sbdocs-content')
  return violations.map(({ rule, html }) => `${rule}: ${html}`)
}

for (const { id, title } of pages) {
  const own = shows[title]
  test(
    `the page ${title} meets WCAG in every theme${own ? `, and ${own.description}` : ''}`,
    { tag: extended },
    async ({ page, baseURL }) => {
      const problems = watch(page, baseURL)
      await page.goto(pathTo(id, 'standard'))
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      // Another theme has other colours and nothing else.
      for (const [theme, runOnly] of [
        ['calm-dark', ['color-contrast']],
        ['standard', wcag],
      ] as const) {
        await chooseTheme(page, theme)
        await expect(page.locator('html')).toHaveAttribute('data-theme', theme)
        expect.soft(await findIn(page, [...runOnly]), theme).toEqual([])
      }
      await own?.check(page)
      expect(problems).toEqual([])
    },
  )
}

test('the sidebar lists pages, the overview, components by group and name, screens, and mistakes last', () => {
  const shelves = [...new Set(entries.map(({ title }) => title.split('/')[0]))]
  expect(shelves).toEqual([...pages.map(({ title }) => title), 'Overview', 'Design system', 'Screens', 'Mistakes'])
  expect(pages.map(({ title }) => title)).toEqual([
    'Introduction',
    'Parts',
    'Architecture',
    'Tokens',
    'Brand colour',
    'Accessibility',
    'Writing',
    'Decisions',
    'Reviewing pictures',
  ])
  const parts = [...new Set(entries.map(({ title }) => title).filter((title) => title.startsWith('Design system/')))]
  expect(parts).toEqual(parts.toSorted((one, other) => one.localeCompare(other, 'en')))
})

test('the page of a component shows inherited props', { tag: extended }, async ({ page }) => {
  await page.goto(pathTo('design-system-forms-button--docs', 'standard'))
  const table = page.locator('.docblock-argstable')
  await expect(table.getByRole('row', { name: /^variant / })).toContainText(/"primary".*"secondary".*"quiet"/)
  await expect(table.getByRole('row', { name: /^busyLabel / })).toContainText('presses are ignored meanwhile')
  await page.goto(pathTo('design-system-forms-textfield--docs', 'standard'))
  await expect(table.getByRole('row', { name: /^label / })).toContainText('Names the control')
})

test(
  'the anatomy of a component has numbered elements, with sizes and tokens of the current theme',
  { tag: extended },
  async ({ page, baseURL }) => {
    const problems = watch(page, baseURL)
    const drawing = page.getByRole('figure', { name: 'Button in the story With Icon, with its pieces numbered' })
    const piece = page.getByRole('listitem').filter({ hasText: 'A native <button>' })
    const story = drawing.locator('iframe').contentFrame()
    for (const [theme, edge] of [
      ['standard', 'Edge2 px, #6e7866 color.control'],
      ['calm-dark', 'Edge2 px, #84946f color.control'],
    ] as const) {
      await page.goto(pathTo('design-system-forms-button--docs', theme))
      // It is loaded when it comes into view.
      await drawing.evaluate((element) => element.scrollIntoView())
      await expect(piece).toContainText(edge)
      await expect(drawing.locator('.page-mark')).toHaveText(['1', '2'])
      await expect(async () => {
        const outline = await drawing.locator('.page-piece').first().boundingBox()
        expect(outline).not.toBeNull()
        expect(outline).toEqual(await story.getByRole('button').boundingBox())
      }).toPass()
      await expect(piece).toContainText(
        /Height5[\d.]+ px, at least 52 space\.13Padding8 px, 20 px space\.2 space\.5Gap8 px space\.2Corner12 px radius\.mdEdge/,
      )
      await expect(piece).toContainText('font-size.body leading.body font-weight.semibold')
    }
    const violations = await axeViolations(page, { runOnly: [...wcag, 'best-practice'] }, '.page-pieces, .page-anatomy')
    expect(violations.map(({ rule, html }) => `${rule}: ${html}`)).toEqual([])
    expect(problems).toEqual([])
  },
)

test(
  'the search finds a component by its Dutch and NL Design System names, and opens its page',
  { tag: extended },
  async ({ page, baseURL }) => {
    const problems = watch(page, baseURL)
    await page.goto('./')
    const search = page.getByRole('searchbox', { name: 'Search for components' })
    const found = page.locator('.search-result-item')
    for (const [words, part] of [
      ['kalender', 'SlotCalendar'],
      ['sterren', 'StarRating'],
      ['stars', 'StarRating'],
      ['modal', 'Dialog'],
      ['knop', 'Button'],
    ] as const) {
      await search.fill(words)
      await expect(found.filter({ hasText: part }).first(), words).toBeVisible()
    }
    await search.fill('kalender')
    await expect(found).toHaveCount(1)
    await found.click()
    const opened = page.frameLocator('#storybook-preview-iframe')
    await expect(opened.getByRole('heading', { level: 1, name: 'SlotCalendar' })).toBeVisible()
    expect(problems).toEqual([])
  },
)

test('the selected row of the sidebar has enough contrast in every theme', { tag: extended }, async ({ page }) => {
  for (const theme of themes) {
    await page.goto(`./?path=/story/design-system-forms-button--primary&globals=theme:${theme}`)
    const chosen = page.locator('#storybook-explorer-tree [data-selected="true"]')
    await expect(chosen).toBeVisible()
    await expect(page.locator('html')).toHaveAttribute('data-theme', theme)
    expect
      .soft(await axeViolations(page, { runOnly: ['color-contrast'] }, '#storybook-explorer-tree'), theme)
      .toEqual([])
  }
})

test('a page with examples opens at its top, although one of them takes focus', { tag: extended }, async ({ page }) => {
  for (const address of [
    'iframe.html?viewMode=story&id=overview--every-part',
    pathTo('design-system-feedback-errorsummary--docs', 'standard'),
  ]) {
    await page.goto(address)
    await expect(page.getByRole('heading', { name: 'Er is 1 ding dat nog moet' })).toBeAttached()
    await expect(page.locator('body')).toBeFocused()
    expect(await page.evaluate(() => scrollY), address).toBe(0)
  }
})

test(
  'Storybook works in a subfolder without requests to other hosts, applies text size and controls, and shows the current value under Controls',
  { tag: extended },
  async ({ page, baseURL }) => {
    const problems = watch(page, baseURL)
    await page.goto('./?path=/story/design-system-forms-button--primary')
    const story = page.frameLocator('#storybook-preview-iframe')
    await expect(story.getByRole('button', { name: 'Afspraak maken' })).toBeVisible()
    await expect(page.getByRole('link', { name: 'Introduction' })).toBeVisible()
    await page.getByRole('button', { name: /text size/i }).click()
    await page.getByText('larger text').click()
    await expect(story.locator('html')).toHaveAttribute('data-text-size', 'larger')
    const button = story.getByRole('button', { name: 'Afspraak maken' })
    await expect(button.locator('svg')).toHaveCount(0)
    await page.getByRole('row', { name: /^icon/ }).getByRole('combobox').selectOption('moonIcon')
    await expect(button.locator('svg')).toHaveCount(1)
    await page
      .getByRole('row', { name: /^aria-disabled/ })
      .getByRole('button')
      .click()
    await expect(page.getByRole('row', { name: /^aria-disabled/ }).getByRole('switch')).toBeVisible()
    for (const part of ['Choice', 'StarRating']) await page.getByRole('button', { name: part, exact: true }).click()
    await page.getByRole('link', { name: 'Nothing Chosen', exact: true }).click()
    await story.getByRole('radio', { name: '4 sterren, goed' }).click()
    await expect(page.getByRole('row', { name: /^value/ }).getByRole('spinbutton')).toHaveValue('4')
    expect(problems).toEqual([])
  },
)

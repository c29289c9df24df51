import { expect, test } from '@playwright/test'
import { axeViolations } from '../support/axe.ts'
import { chooseTheme } from '../visual/preview.ts'
import { entries } from './catalogue.ts'
import { watch } from './story-page.ts'

const pages = entries.filter(({ importPath }) => importPath.endsWith('.mdx'))
const addressOf = (id: string, theme: string): string => `iframe.html?viewMode=docs&id=${id}&globals=theme:${theme}`

for (const { id, title } of pages) {
  test(`the page ${title} can be read in every theme`, async ({ page, baseURL }) => {
    const problems = watch(page, baseURL)
    await page.goto(addressOf(id, 'standard'))
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    for (const theme of ['standard', 'calm-dark'] as const) {
      await chooseTheme(page, theme)
      await expect(page.locator('html')).toHaveAttribute('data-theme', theme)
      // Another theme has other colours and nothing else.
      const runOnly = theme === 'standard' ? ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'] : ['color-contrast']
      const violations = await axeViolations(page, { runOnly }, '.sbdocs-content')
      expect.soft(violations.map(({ rule, html }) => `${rule}: ${html}`), theme).toEqual([])
    }
    expect(problems).toEqual([])
  })
}

test('pages come first, then every part at once, the parts by group and name, then the screens, and the mistakes last', () => {
  const shelves = [...new Set(entries.map(({ title }) => title.split('/')[0]))]
  expect(shelves).toEqual([...pages.map(({ title }) => title), 'Overview', 'Design system', 'Screens', 'Mistakes'])
  expect(pages.map(({ title }) => title)).toEqual(['Introduction', 'Parts', 'Architecture', 'Tokens', 'Brand colour', 'Accessibility', 'Writing', 'Decisions', 'Reviewing pictures'])
  const parts = [...new Set(entries.map(({ title }) => title).filter((title) => title.startsWith('Design system/')))]
  expect(parts).toEqual(parts.toSorted((one, other) => one.localeCompare(other, 'en')))
})

test('the tokens are shown as the style sheet has them, in each theme', async ({ page }) => {
  await page.goto(addressOf('tokens--docs', 'standard'))
  await expect(page.getByRole('row', { name: /^page / })).toContainText(/behind everything#eef1e6.*#c3cab3.*#141a12/)
  await expect(page.getByRole('row', { name: /^ink / })).toContainText(/#1e251b13\.0 : 1.*9\.4 : 1.*7\.7 : 1/)
  await expect(page.getByRole('row', { name: /^text-small / })).toContainText(/16 px on 24.*18 px on 32.*18 px on 32/)
})

test('a brand colour gives its themes at once, says what it cannot do, and gives way to the closest that can', async ({ page, baseURL }) => {
  const problems = watch(page, baseURL)
  await page.goto(addressOf('brand-colour--docs', 'standard'))
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
  const violations = await axeViolations(page, { runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'] }, '.sbdocs-content')
  expect(violations.map(({ rule, html }) => `${rule}: ${html}`)).toEqual([])
  expect(problems).toEqual([])
})

test("a part's page shows what its types take from others", async ({ page }) => {
  await page.goto(addressOf('design-system-forms-button--docs', 'standard'))
  const table = page.locator('.docblock-argstable')
  await expect(table.getByRole('row', { name: /^variant / })).toContainText(/"primary".*"secondary".*"quiet"/)
  await expect(table.getByRole('row', { name: /^busyLabel / })).toContainText('presses are ignored meanwhile')
  await page.goto(addressOf('design-system-forms-textfield--docs', 'standard'))
  await expect(table.getByRole('row', { name: /^label / })).toContainText('Names the control')
})

test('the catalogue works in a folder, asks no stranger and shows the chosen text size', async ({ page, baseURL }) => {
  const problems = watch(page, baseURL)
  await page.goto('./?path=/story/design-system-forms-button--primary')
  const story = page.frameLocator('#storybook-preview-iframe')
  await expect(story.getByRole('button', { name: 'Afspraak maken' })).toBeVisible()
  await expect(page.getByRole('link', { name: 'Introduction' })).toBeVisible()
  await page.getByRole('button', { name: /text size/i }).click()
  await page.getByText('larger text').click()
  await expect(story.locator('html')).toHaveAttribute('data-text-size', 'larger')
  expect(problems).toEqual([])
})

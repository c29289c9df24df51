import { expect, test } from '@playwright/test'
import { entries } from './entries.ts'
import { extended } from '../support/extended.ts'
import { test as storyTest } from './story-page.ts'

// By the part's page: what stands there at first, what is pressed, and what then tells that it was.
const presses: readonly [
  story: string,
  role: 'radio' | 'checkbox' | 'combobox' | 'textbox' | 'button',
  name: string,
][] = [
  ['design-system-choice-starrating--nothing-chosen', 'radio', '4 sterren, goed'],
  ['design-system-choice-starrating--all-states', 'radio', '2 sterren, matig'],
  ['design-system-choice-checkbox--empty', 'checkbox', 'Het document voldoet aan de bovenstaande eisen.'],
  ['design-system-choice-checkboxgroup--nothing-chosen', 'checkbox', 'Via mijn huisarts'],
  ['design-system-choice-radiogroup--nothing-chosen', 'radio', 'Ja'],
  ['design-system-choice-viewsettings--untouched', 'radio', 'Rustig donker'],
]

test.describe('a control in Storybook responds', () => {
  for (const [story, role, name] of presses) {
    storyTest(`to a click in ${story}`, { tag: extended }, async ({ storyPage: { page, show } }) => {
      await show(story)
      const control = page.getByRole(role, { name }).first()
      await expect(control).not.toBeChecked()
      await control.click()
      await expect(control).toBeChecked()
    })
  }

  storyTest('to typing and to a choice from a list', { tag: extended }, async ({ storyPage: { page, show } }) => {
    await show('design-system-forms-codefield--empty')
    await page.getByRole('textbox').pressSequentially('12-34')
    await expect(page.getByRole('textbox')).toHaveValue('1234')
    await show('design-system-choice-selectfield--placeholder')
    await page.getByRole('combobox').selectOption('Afspraken')
    await expect(page.getByRole('combobox')).toHaveValue('Afspraken')
    await show('design-system-clinic-slotcalendar--nothing-chosen')
    await page.getByRole('button', { name: /14 december/ }).click()
    await expect(page.getByRole('heading', { name: /14 december/ })).toBeVisible()
  })
})

storyTest(
  'a story has lang="nl", so that a screen reader reads it with a Dutch voice',
  { tag: extended },
  async ({ storyPage: { page, show } }) => {
    await show('design-system-forms-textfield--all-states')
    await expect(page.locator('html')).toHaveAttribute('lang', 'nl')
  },
)

storyTest('a state matrix labels each state', { tag: extended }, async ({ storyPage: { page, show } }) => {
  await show('design-system-forms-textfield--all-states')
  for (const label of ['plain', 'hint, defaultValue', 'suffix kg, defaultValue', 'disabled, defaultValue'])
    await expect(page.getByText(label, { exact: true }).first()).toBeVisible()
})

test('the page of a screen shows all its states', { tag: extended }, async ({ page }) => {
  // Of one with few, as each is a catalogue of its own in a frame.
  await page.goto('iframe.html?viewMode=docs&id=screens-test-page--docs')
  const states = entries
    .filter(({ type, title }) => type === 'story' && title === 'Screens/Test page')
    .map(({ name }) => name)
  expect(states.length).toBeGreaterThan(1)
  for (const name of states) await expect(page.getByTitle(name, { exact: true })).toBeAttached()
  await expect(page.frameLocator('iframe').first().getByRole('heading', { level: 1 })).toBeVisible()
})

test(
  'the page of a component shows the component first, and an example of good and bad use',
  { tag: extended },
  async ({ page }) => {
    // One of each group: that every part has a guide is proved on the guides themselves.
    const pages = entries.filter(({ type, title }) => type === 'docs' && title.startsWith('Design system/'))
    for (const { id } of Map.groupBy(pages, ({ title }) => title.split('/')[1])
      .values()
      .map(([first]) => first)
      .filter((first) => first !== undefined)) {
      await page.goto(`iframe.html?viewMode=docs&id=${id}`)
      await expect(page.locator('.sbdocs-preview').first(), id).toBeVisible()
      await expect(page.locator('.page-example'), id).toHaveCount(2)
    }
  },
)

import { render } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { calendarIcon, homeIcon, logOffIcon } from '../icon/icons.ts'
import { NavigationMenu, type MenuItem } from './navigation-menu.tsx'

const leave = vi.fn()
const items: MenuItem[] = [
  { label: 'Overzicht', icon: homeIcon, href: '#overzicht', current: true },
  { label: 'Afspraken', icon: calendarIcon, href: '#afspraken' },
  { label: 'Uitloggen', icon: logOffIcon, onPress: leave },
]
const show = (shown = items) =>
  render(
    <NavigationMenu brand="Hoofdpijnkliniek" homeHref="#thuis" label="Menu" items={shown}>
      <button type="button">Rust</button>
    </NavigationMenu>,
  )
const menu = () => page.getByRole('button', { name: 'Menu' })
/** The panel comes a moment after the press. */
async function openPanel() {
  await menu().click()
  await expect.element(menu()).toHaveAttribute('aria-expanded', 'true')
}

test('the brand links to the home page', async () => {
  show()
  await expect.element(page.getByRole('link', { name: 'Hoofdpijnkliniek' })).toHaveAttribute('href', '#thuis')
})

test('NAVIGATION-MENU-01 the menu is a list of links in a named navigation, with the current page marked', async () => {
  show()
  await openPanel()
  const nav = page.getByRole('navigation', { name: 'Menu' })
  expect(nav.getByRole('listitem').elements()).toHaveLength(3)
  await expect.element(nav.getByRole('link', { name: 'Overzicht' })).toHaveAttribute('aria-current', 'page')
  expect(nav.getByRole('link', { name: 'Afspraken' }).element()).not.toHaveAttribute('aria-current')
  expect(page.getByRole('menu').elements()).toHaveLength(0)
})

test('NAVIGATION-MENU-01 the current page differs by more than colour', async () => {
  show()
  await openPanel()
  const [current, other] = ['Overzicht', 'Afspraken'].map((name) =>
    getComputedStyle(page.getByRole('link', { name }).element()),
  )
  expect([current?.borderLeftWidth, other?.borderLeftWidth]).toEqual(['4px', '0px'])
})

test('NAVIGATION-MENU-03 an action closes the menu before it runs, with focus on the button', async () => {
  leave.mockImplementation(() => expect(document.activeElement).toBe(menu().element()))
  show()
  await openPanel()
  await page.getByRole('button', { name: 'Uitloggen' }).click()
  expect(leave).toHaveBeenCalledOnce()
  expect(leave.mock.results[0]?.type).toBe('return')
  expect(page.getByRole('navigation').elements()).toHaveLength(0)
})

test('NAVIGATION-MENU-03 choosing a page closes the menu', async () => {
  show()
  await openPanel()
  await page.getByRole('link', { name: 'Afspraken' }).click()
  expect(page.getByRole('navigation').elements()).toHaveLength(0)
})

test('NAVIGATION-MENU-04 rows are at least 52 px high', async () => {
  show()
  await openPanel()
  for (const row of page.getByRole('listitem').elements())
    expect(row.firstElementChild?.getBoundingClientRect().height).toBeGreaterThanOrEqual(52)
})

test('NAVIGATION-MENU-02 the whole menu works with the keyboard', async () => {
  show()
  await userEvent.keyboard('{Tab}{Tab}{Tab}')
  await expect.element(menu()).toHaveFocus()
  await userEvent.keyboard('{Enter}')
  // The panel comes a moment after the press.
  await expect.element(menu()).toHaveAttribute('aria-expanded', 'true')
  await userEvent.tab()
  await userEvent.tab()
  await expect.element(page.getByRole('link', { name: 'Afspraken' })).toHaveFocus()
  await userEvent.keyboard('{Escape}')
  await expect.element(menu()).toHaveFocus()
})

test('NAVIGATION-MENU-05 in a narrow bar the visible label is hidden and the accessible name stays', async () => {
  await page.viewport(360, 640)
  show()
  const width = menu().getByText('Menu').element().getBoundingClientRect().width
  await page.viewport(390, 844)
  expect(width).toBeLessThanOrEqual(1)
  expect(menu().getByText('Menu').element().getBoundingClientRect().width).toBeGreaterThan(20)
  await expect.element(menu()).toHaveAccessibleName('Menu')
})

test('two items with one name are both shown, with a dev warning', async () => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => {})
  show([...items, { label: 'Overzicht', icon: homeIcon, href: '#ander', current: true }])
  await openPanel()
  expect(page.getByRole('link', { name: 'Overzicht' }).elements()).toHaveLength(2)
  expect(warn).toHaveBeenCalledWith(
    expect.stringMatching(/two are called "Overzicht"[^]*more than one is the current page/),
  )
})

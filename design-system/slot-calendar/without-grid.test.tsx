import { render } from '@testing-library/react'
import { describe, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { textsOf } from '#tests/support/texts-of.ts'
import { december, dutch, slotsAt } from './sample-calendar.ts'
import { SampleScreen } from './sample-screen.tsx'

const timesHeading = page.getByRole('heading', { level: 2, name: 'Tijden op woensdag 9 december', exact: true })
const radio = (name: string) => page.getByRole('radio', { name, exact: true })
const otherDay = page.getByRole('button', { name: 'Andere dag kiezen' })

describe('the first free times', () => {
  const chips = page.getByRole('group', { name: 'Eerste vrije tijden' }).getByRole('button')

  test('SLOT-CALENDAR-07 are the first times of the first three days, and one press selects one', async () => {
    const take = vi.fn()
    render(<SampleScreen onQuickSelect={take} />)
    expect(textsOf(chips)).toEqual([
      'dinsdag 8 december, 10:20',
      'woensdag 9 december, 09:00',
      'donderdag 10 december, 09:00',
    ])
    await chips.nth(1).click()
    expect(take.mock.calls).toEqual([['20261209', '20261209-09:00']])
  })

  test('have the same height when there are fewer', () => {
    const heights = [december, slotsAt('20261208', '10:20')].map((days) => {
      const { container, unmount } = render(<SampleScreen days={days} />)
      const height = container.querySelector('fieldset')?.clientHeight
      unmount()
      return height
    })
    expect(heights[0]).toBe(heights[1])
  })
})

describe('the list of days', () => {
  const list = page.getByRole('list', { name: 'Dagen met vrije tijden' })
  const rows = list.getByRole('button')
  const toList = () => page.getByRole('button', { name: 'Toon de dagen als lijst' }).click()

  test('replaces the grid and back, with focus on the same button', async () => {
    render(<SampleScreen />)
    await toList()
    expect(page.getByRole('grid').elements()).toHaveLength(0)
    await expect.element(rows.first()).toHaveAccessibleName('dinsdag 8 december 2 tijden vrij')
    const back = page.getByRole('button', { name: 'Toon de dagen als kalender' })
    await expect.element(back).toHaveFocus()
    await back.click()
    await expect.element(page.getByRole('grid')).toBeVisible()
    expect(list.elements()).toHaveLength(0)
  })

  test('follows the `view` of the caller and reports a request for the other view', async () => {
    const view = vi.fn()
    render(<SampleScreen view="list" onViewChange={view} />)
    await expect.element(list).toBeVisible()
    await page.getByRole('button', { name: 'Toon de dagen als kalender' }).click()
    expect(view.mock.calls).toEqual([['month']])
    await expect.element(list).toBeVisible()
  })

  test('SLOT-CALENDAR-07 leads to the times with the keyboard alone, and back to the same row', async () => {
    const choose = vi.fn()
    render(<SampleScreen onValueChange={choose} />)
    await toList()
    rows.nth(1).element().focus()
    await userEvent.keyboard('{Enter}')
    await expect.element(timesHeading).toHaveFocus()
    await userEvent.keyboard('{Tab} ')
    expect(choose.mock.calls).toEqual([
      [{ day: '20261209', slot: null }],
      [{ day: '20261209', slot: '20261209-09:00' }],
    ])
    await otherDay.click()
    await expect.element(rows.nth(1)).toHaveFocus()
    await expect.element(rows.nth(1)).toHaveAttribute('aria-pressed', 'true')
    expect(rows.nth(1).element().getBoundingClientRect().height).toBeGreaterThanOrEqual(56)
  })

  test('shows ten days at a time; "more" focuses the first new day, and the chosen day is always shown', async () => {
    const days = Object.assign({}, ...Array.from({ length: 25 }, (_, place) => slotsAt(`${20270101 + place}`, '09:00')))
    const { unmount } = render(<SampleScreen days={days} />)
    await toList()
    expect(rows.elements()).toHaveLength(10)
    const more = page.getByRole('button', { name: 'Meer dagen' })
    await more.click()
    await expect.element(rows.nth(10)).toHaveFocus()
    await more.click()
    expect(rows.elements()).toHaveLength(25)
    await expect.element(rows.nth(20)).toHaveFocus()
    expect(more.elements()).toHaveLength(0)
    unmount()
    render(<SampleScreen days={days} day="20270115" />)
    await toList()
    expect(rows.elements()).toHaveLength(15)
  })
})

describe('when the days cannot be fetched', () => {
  const retry = page.getByRole('button', { name: 'Opnieuw proberen' })

  test('SLOT-CALENDAR-11 shows a message instead of the days, with a retry button', async () => {
    const onRetry = vi.fn()
    render(<SampleScreen status="error" days={{}} day="20261209" onRetry={onRetry} />)
    await expect.element(page.getByText(/Wij kunnen de vrije tijden nu niet laten zien/)).toBeVisible()
    expect(page.getByRole('button').elements()).toHaveLength(1)
    expect(textsOf(page.getByRole('status'))).toEqual([''])
    await retry.click()
    expect(onRetry).toHaveBeenCalledOnce()
  })

  test('days that were loaded before stay usable, and the retry button is not filled', async () => {
    render(<SampleScreen status="error" day="20261209" onRetry={() => {}} />)
    // Not filled, as the next button may be.
    await expect.element(retry).toHaveStyle({ backgroundColor: 'rgba(0, 0, 0, 0)' })
    await radio('14:05').click()
    await expect.element(radio('14:05')).toBeChecked()
  })
})

test('without any time in the window the caller’s text replaces the calendar; without that text there is a dev warning', async () => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => {})
  const { rerender } = render(<SampleScreen days={{}} labels={{ ...dutch, nothing: <p>Bel ons</p> }} />)
  await expect.element(page.getByText('Bel ons')).toBeVisible()
  expect(page.getByRole('grid').elements()).toHaveLength(0)
  expect(warn).not.toHaveBeenCalled()
  rerender(<SampleScreen days={{}} />)
  await expect.element(page.getByRole('grid')).toBeVisible()
  expect(warn).toHaveBeenCalledExactlyOnceWith('SlotCalendar: labels.nothing: no day has a time, and no words say so')
  rerender(<SampleScreen labels={{ ...dutch, nothing: <p>Bel ons</p> }} />)
  await expect.element(page.getByRole('grid')).toBeVisible()
})

import { render } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { cdp, page, userEvent } from 'vitest/browser'
import { dates, december, dutch, nothingChosen, slotsAt, slotsEveryQuarter } from './sample-calendar.ts'
import { SampleScreen } from './sample-screen.tsx'
import { SlotCalendar } from './slot-calendar.tsx'

const day = (name: string) => page.getByRole('button', { name, exact: true })
const ninth = day('woensdag 9 december, 6 tijden vrij')
const eleventh = day('geen tijden, vrijdag 11 december')
const timesHeading = page.getByRole('heading', { level: 2, name: 'Tijden op woensdag 9 december', exact: true })
const radio = (name: string) => page.getByRole('radio', { name, exact: true })
const otherDay = page.getByRole('button', { name: 'Andere dag kiezen' })
const style = (selector: string) => getComputedStyle(document.querySelector(selector) ?? document.body)

afterEach(async () => {
  document.documentElement.removeAttribute('style')
  await page.viewport(390, 844)
})

test('SLOT-CALENDAR-05 choosing a day with times scrolls to the heading of its times and focuses it', async () => {
  await page.viewport(390, 500)
  const choose = vi.fn()
  render(
    <>
      <SampleScreen onValueChange={choose} />
      <div className="h-dvh" />
    </>,
  )
  await ninth.click()
  await expect.element(timesHeading).toHaveFocus()
  // At the top, below the scroll padding for the bar.
  expect(timesHeading.element().getBoundingClientRect().top).toBeCloseTo(80, 0)
  expect(choose.mock.calls).toEqual([[{ day: '20261209', slot: null }]])
})

test('SLOT-CALENDAR-05 "other day" returns focus to the same day, even from another month', async () => {
  render(<SampleScreen day="20261209" />)
  await page.getByRole('button', { name: 'Volgende weken' }).click()
  await otherDay.click()
  await expect.element(ninth).toHaveFocus()
  await userEvent.keyboard('{ArrowRight}')
  await expect.element(day('donderdag 10 december, 1 tijd vrij')).toHaveFocus()
  await otherDay.click()
  await expect.element(ninth).toHaveFocus()
})

test('among the times near a taken one, the nearest gets focus when they load, unless the patient moved on', async () => {
  const near = '2026-12-09T14:20:00+01:00'
  const shown = (status: 'loading' | 'ready') => (
    <>
      <h1 tabIndex={-1}>Kies</h1>
      <input aria-label="Opmerking" />
      <SampleScreen near={near} status={status} />
    </>
  )
  const chips = page.getByRole('group', { name: 'Vrije tijden vlak daarbij' }).getByRole('button')
  const { rerender } = render(shown('loading'))
  page.getByRole('heading', { level: 1 }).element().focus()
  rerender(shown('ready'))
  await expect
    .poll(() => chips.elements().map((chip) => [chip.textContent, chip === document.activeElement]))
    .toEqual([
      ['woensdag 9 december, 14:05', false],
      ['woensdag 9 december, 14:30', true],
      ['woensdag 9 december, 15:20', false],
    ])
  page.getByRole('textbox').element().focus()
  rerender(shown('loading'))
  rerender(shown('ready'))
  await expect.element(page.getByRole('textbox')).toHaveFocus()
})

test('choosing a day without times clears the choice, announces it once and keeps focus', async () => {
  const choose = vi.fn()
  render(<SampleScreen day="20261209" slot="20261209-14:05" onValueChange={choose} />)
  await expect.element(radio('14:05')).toBeChecked()
  await eleventh.click()
  expect(choose.mock.calls).toEqual([[{ day: '20261211', slot: null }]])
  await expect
    .element(page.getByRole('status'))
    .toHaveTextContent('Geen tijden op vrijdag 11 december. Kies een andere dag.')
  await expect.element(eleventh).toHaveFocus()
  await expect.element(timesHeading).not.toBeInTheDocument()
  expect(page.getByRole('radio').elements()).toHaveLength(0)
})

test('SLOT-CALENDAR-06 times are one radio group in order, under a heading for each part of the day', async () => {
  render(<SampleScreen day="20261209" />)
  await expect.element(page.getByRole('radiogroup', { name: 'Kies een tijd' })).toBeVisible()
  const seen = [...document.querySelectorAll('h3, [role=radio] time')].map((element) => element.textContent)
  expect(seen).toEqual(['Ochtend', '09:00', '09:25', 'Middag', '14:05', '14:30', '15:20', 'Avond', '18:40'])
  await expect
    .element(page.getByRole('group', { name: 'Middag' }).getByRole('radio').first())
    .toHaveTextContent('14:05')
  expect(document.querySelector<HTMLTimeElement>('[role=radio] time')?.dateTime).toBe('2026-12-09T09:00')
})

test('the first free times have the style of the times of a day', async () => {
  render(<SampleScreen day="20261209" />)
  await expect.element(radio('09:00')).toBeVisible()
  const chip = page.getByRole('group', { name: 'Eerste vrije tijden' }).getByRole('button').first()
  const looks = [chip.element(), radio('09:00').element()].map((element) => {
    const { borderColor, borderWidth, borderRadius, backgroundColor, color, fontSize } = getComputedStyle(element)
    return { borderColor, borderWidth, borderRadius, backgroundColor, color, fontSize }
  })
  expect(looks[0]).toEqual(looks[1])
})

test('a press or an arrow key chooses a time, across the parts of the day', async () => {
  const choose = vi.fn()
  render(<SampleScreen day="20261209" onValueChange={choose} />)
  await radio('09:25').click()
  await userEvent.keyboard('{ArrowDown>}')
  await expect.element(radio('14:05')).toHaveFocus()
  await expect.element(radio('14:05')).toBeChecked()
  await userEvent.keyboard('{/ArrowDown}')
  expect(choose.mock.calls).toEqual([
    [{ day: '20261209', slot: '20261209-09:25' }],
    [{ day: '20261209', slot: '20261209-14:05' }],
  ])
})

test('pressing the chosen day again focuses its times and keeps the chosen time', async () => {
  const choose = vi.fn()
  render(<SampleScreen day="20261209" slot="20261209-14:05" onValueChange={choose} />)
  await ninth.click()
  await expect.element(timesHeading).toHaveFocus()
  await expect.element(radio('14:05')).toBeChecked()
  expect(choose).not.toHaveBeenCalled()
})

test('SLOT-CALENDAR-05 a pressed day is marked before its times are rendered, and a second press meanwhile does nothing', async () => {
  render(<SampleScreen />)
  const button = ninth.element() as HTMLButtonElement
  button.click()
  button.click()
  // React renders what a press changes at once in a microtask, and what it defers after that.
  await Promise.resolve()
  expect(button.ariaPressed).toBe('true')
  expect(timesHeading.query()).toBeNull()
  await expect.element(timesHeading).toHaveFocus()
})

test('a choice by the caller shows its weeks and does not take focus', async () => {
  const { rerender } = render(
    <SlotCalendar
      days={december}
      dates={dates}
      labels={dutch}
      onQuickSelect={() => {}}
      value={nothingChosen}
      onValueChange={() => {}}
    />,
  )
  await page.getByRole('button', { name: 'Volgende weken' }).click()
  rerender(
    <SlotCalendar
      days={december}
      dates={dates}
      labels={dutch}
      onQuickSelect={() => {}}
      value={{ day: '20261209', slot: '20261209-09:00' }}
      onValueChange={() => {}}
    />,
  )
  await expect.element(page.getByRole('grid', { name: 'december 2026 – januari 2027' })).toBeVisible()
  await expect.element(page.getByRole('button', { name: 'Volgende weken' })).toHaveFocus()
})

test('when the chosen slot is gone, its day stays chosen and no time is checked', async () => {
  render(<SampleScreen day="20261209" slot="20261209-14:10" />)
  await expect.element(timesHeading).toBeVisible()
  expect(page.getByRole('radio', { checked: true }).elements()).toHaveLength(0)
})

test('the day of the current appointment has a dashed ring, with a legend', async () => {
  render(<SampleScreen dates={{ current: '20261217' }} />)
  await expect.element(page.getByText('Stippellijn: de dag van uw afspraak nu')).toBeVisible()
  expect(style('button[aria-label^="donderdag 17"] > span').outlineStyle).toBe('dashed')
  await page.getByRole('button', { name: 'Volgende weken' }).click()
  await expect.element(page.getByText('Stippellijn: de dag van uw afspraak nu')).not.toBeVisible()
})

test('SLOT-CALENDAR-09 loading, failed and all weeks have the same height', async () => {
  const heights = [
    <SampleScreen key="loading" status="loading" days={{}} />,
    <SampleScreen key="error" status="error" days={{}} onRetry={() => {}} />,
    <SampleScreen key="february" days={slotsAt('20270210', '09:00')} dates={{ from: '20270201', to: '20270228' }} />,
    <SampleScreen key="august" days={slotsAt('20270810', '09:00')} dates={{ from: '20270801', to: '20270831' }} />,
  ].map((screen) => {
    const { container, unmount } = render(screen)
    const height = container.querySelector('[data-state]')?.getBoundingClientRect().height
    unmount()
    return height
  })
  expect(heights).toEqual(heights.map(() => heights[0]))
  expect(heights[0]).toBeGreaterThan(300)
})

test('while loading there is only a message, with nothing to choose', async () => {
  render(<SampleScreen status="loading" days={{}} />)
  await expect.element(page.getByRole('status').filter({ hasText: 'Bezig met laden…' })).toBeVisible()
  expect(page.getByRole('button').elements()).toHaveLength(0)
  expect(page.getByRole('grid').elements()).toHaveLength(0)
})

test.each([
  ['at the common text size', ''],
  ['at twice the text size', '200%'],
])('at 320 px every target is at least 44 px and nothing overflows %s', async (_, fontSize) => {
  await page.viewport(320, 640)
  document.documentElement.style.fontSize = fontSize
  render(<SampleScreen day="20261215" />)
  await document.fonts.ready
  const targets = page.getByRole('button').elements().concat(page.getByRole('radio').elements())
  expect(targets.length).toBeGreaterThan(60)
  const small = targets.filter(
    (target) => target.getBoundingClientRect().width < 44 || target.getBoundingClientRect().height < 44,
  )
  expect(small.map((target) => target.textContent)).toEqual([])
  expect(document.documentElement.scrollWidth).toBe(320)
  const clipped = [...document.querySelectorAll('td span, th span:first-child, h2')].filter(
    (element) => element.scrollWidth > element.clientWidth + 1 && element.clientWidth > 0,
  )
  expect(clipped.map((element) => element.textContent)).toEqual([])
})

test('SLOT-CALENDAR-10 forced colours distinguish empty, free and chosen days by shape', async () => {
  await cdp().send('Emulation.setEmulatedMedia', { features: [{ name: 'forced-colors', value: 'active' }] })
  render(<SampleScreen day="20261209" slot="20261209-14:05" />)
  const shapes = ['empty', 'free', 'chosen'].map(
    (state) => style(`td[data-state=${state}] button > span`).borderTopWidth,
  )
  const rings = document.querySelectorAll('[role=radio] > span')
  await cdp().send('Emulation.setEmulatedMedia', { features: [] })
  expect(shapes).toEqual(['0px', '2px', '4px'])
  expect(rings).toHaveLength(1)
})

test('invalid input still gives a working calendar, with one dev warning', async () => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => {})
  const days = { ...slotsEveryQuarter('20261209', 2), '2026-12-10': [], ...slotsAt('20261208', '09:00', '09:00') }
  const { rerender } = render(<SampleScreen days={days} />)
  rerender(<SampleScreen days={days} />)
  await day('dinsdag 8 december, 1 tijd vrij').click()
  await radio('09:00').click()
  await expect.element(radio('09:00')).toBeChecked()
  expect(warn.mock.calls).toEqual([
    ['SlotCalendar: days: "2026-12-10" is not a yyyyMMdd day\nSlotCalendar: days: 20261208 has the same slot id twice'],
  ])
})

test('a window that ends before it starts shows weeks without days to choose', async () => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => {})
  render(<SampleScreen dates={{ to: '20261101' }} days={{}} />)
  await expect.element(page.getByRole('grid', { name: 'december 2026' })).toBeVisible()
  expect(document.querySelectorAll('td button')).toHaveLength(0)
  await expect.element(page.getByRole('button', { name: 'Vorige weken' })).toHaveAttribute('aria-disabled', 'true')
  await expect.element(page.getByRole('button', { name: 'Volgende weken' })).toHaveAttribute('aria-disabled', 'true')
  expect(warn).toHaveBeenCalledWith('SlotCalendar: to: 20261101 is before from (20261204)')
})

test('SLOT-CALENDAR-13 uncontrolled, it starts from `defaultValue` and reports changes', async () => {
  const told = vi.fn()
  render(
    <SlotCalendar
      days={december}
      dates={dates}
      labels={dutch}
      defaultValue={{ day: '20261209', slot: null }}
      onQuickSelect={vi.fn()}
      onValueChange={told}
    />,
  )
  await expect.element(timesHeading).toBeVisible()
  const first = page.getByRole('radiogroup').getByRole('radio').first()
  await first.click()
  await expect.element(first).toBeChecked()
  expect(told).toHaveBeenCalledExactlyOnceWith({ day: '20261209', slot: expect.any(String) as string })
})

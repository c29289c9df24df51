import { render } from '@testing-library/react'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { viewports } from '../../../../.storybook/modes.ts'
import type { DayKind } from '../rules/day-count.ts'
import { CountedDays, marksOf, type CountedDaysProps } from '../../../stories/counted-days.tsx'
import { button } from '../../../stories/render-screen.tsx'
import { startTexts } from '../../../stories/story-portal.tsx'

const partly = 'nnhmmhnnnnnnnnmmhnnnnnhmnn'
const fields = [
  'Op hoeveel dagen had u migraine?',
  'Op hoeveel dagen had u alleen hoofdpijn?',
  'Op hoeveel dagen had u geen hoofdpijn?',
].map((name) => page.getByRole('textbox', { name }))
const values = () => fields.map((field) => (field.element() as HTMLInputElement).value)
const focusedName = () => document.activeElement?.getAttribute('aria-label')
const today = 'donderdag 19 november'
const monday = 'maandag 26 oktober'

beforeEach(startTexts)

function show(props: CountedDaysProps = {}) {
  const onValueDone = vi.fn<(kind: DayKind, text: string) => void>()
  const tree = (more: CountedDaysProps = {}) => (
    <div className="px-5">
      <CountedDays {...props} {...more} onValueDone={onValueDone} />
    </div>
  )
  const { rerender } = render(tree())
  return { onValueDone, again: (more: CountedDaysProps) => rerender(tree(more)) }
}

describe('MED-11 tapping days', () => {
  test('MED-11.1 a press cycles a day through its marks, and its name has the mark', async () => {
    show()
    for (const [before, after] of [
      ['nog leeg', 'migraine'],
      ['migraine', 'alleen hoofdpijn'],
      ['alleen hoofdpijn', 'geen hoofdpijn'],
      ['geen hoofdpijn', 'nog leeg'],
    ]) {
      await button(`${monday}, ${before}`).click()
      await expect.element(button(`${monday}, ${after}`)).toBeVisible()
    }
  })

  test('MED-11.1 presses fill the three fields, and changed counts are saved', async () => {
    const { onValueDone } = show({ marks: marksOf('mmh') })
    await button(`${today}, nog leeg`).click()
    expect(values()).toEqual(['3', '1', '0'])
    expect(onValueDone.mock.calls).toEqual([['migraine', '3']])
  })

  test('clearing the calendar clears the fields', async () => {
    show({ marks: marksOf('n') })
    await button('vrijdag 23 oktober, geen hoofdpijn').click()
    expect(values()).toEqual(['', '', ''])
  })

  test('one press marks all remaining days as without headache, and focuses the counts', async () => {
    show({ marks: marksOf(partly) })
    await expect.element(page.getByText('Had u op de 2 lege dagen geen hoofdpijn?')).toBeVisible()
    await button('Ja, geen hoofdpijn').click()
    await expect.element(page.getByText('Samen 28 dagen. Dat klopt.')).toBeVisible()
    expect(values()).toEqual(['5', '4', '19'])
    await expect.element(page.getByRole('heading', { name: 'Uw aantallen' })).toHaveFocus()
    expect(button('Ja, geen hoofdpijn').elements()).toHaveLength(0)
  })

  test('ten days of migraine take eleven presses: the introduction names the button that fills the other days', async () => {
    show()
    await expect
      .element(
        page.getByText(
          'Tik alleen op dagen met hoofdpijn. Tik nog eens voor ‘alleen hoofdpijn’. De andere dagen vult u daarna met één knop: ‘Ja, geen hoofdpijn’.',
        ),
      )
      .toBeVisible()
    for (const day of page.getByRole('gridcell').getByRole('button').all().slice(0, 10)) await day.click()
    await button('Ja, geen hoofdpijn').click()
    expect(values()).toEqual(['10', '0', '18'])
  })

  test('the total is shown once, below the counts', async () => {
    show({ marks: marksOf('mmhh') })
    await expect.element(page.getByText('Samen 4 van 28 dagen. Verdeel nog 24 dagen.')).toBeVisible()
    expect(page.getByText(/van 28 dagen/).elements()).toHaveLength(1)
  })

  test('an untouched calendar does not offer to fill the other days', () => {
    show()
    expect(button('Ja, geen hoofdpijn').elements()).toHaveLength(0)
  })

  test('the days stay the same past midnight', async () => {
    const { again } = show({ today: '2026-11-19' })
    again({ today: '2026-11-20' })
    await expect.element(page.getByRole('grid', { name: '23 oktober tot en met 19 november' })).toBeVisible()
    expect(page.getByRole('gridcell', { name: /^donderdag 19 november/ }).element()).toHaveAttribute(
      'aria-current',
      'date',
    )
  })

  test('every day is at least 44 px wide and high on the smallest phone', async () => {
    await page.viewport(viewports.small.width, viewports.small.height)
    show({ marks: marksOf(partly) })
    for (const day of document.querySelectorAll('table button')) {
      const { width, height } = day.getBoundingClientRect()
      expect([width >= 44, height >= 44]).toEqual([true, true])
    }
    expect(document.querySelectorAll('table button')).toHaveLength(28)
    await page.viewport(viewports.phone.width, viewports.phone.height)
  })
})

describe('MED-11 with the keyboard alone', () => {
  test('Tab goes to the first empty day, as one tab stop, and then on', async () => {
    show({ marks: marksOf(partly) })
    await userEvent.tab()
    expect(focusedName()).toBe('woensdag 18 november, nog leeg')
    await userEvent.tab()
    await expect.element(button('Ja, geen hoofdpijn')).toHaveFocus()
    await userEvent.tab({ shift: true })
    expect(focusedName()).toBe('woensdag 18 november, nog leeg')
  })

  test.each([
    ['{ArrowRight}', 'zaterdag 24 oktober'],
    ['{ArrowDown}', 'vrijdag 30 oktober'],
    ['{ArrowDown}{ArrowUp}', 'vrijdag 23 oktober'],
    ['{ArrowDown}{ArrowLeft}', 'donderdag 29 oktober'],
    ['{ArrowDown}{Home}', monday],
    ['{End}', 'zondag 25 oktober'],
    ['{ArrowLeft}', 'vrijdag 23 oktober'],
  ])('%s from Friday 23 October moves to %s', async (keys, day) => {
    show()
    await userEvent.tab()
    await userEvent.keyboard(keys)
    expect(focusedName()).toBe(`${day}, nog leeg`)
  })

  test.each([' ', '{Enter}'])('key "%s" marks the day and stays on it', async (key) => {
    show()
    await userEvent.tab()
    await userEvent.keyboard(`{ArrowDown}${key}${key}`)
    expect(focusedName()).toBe('vrijdag 30 oktober, alleen hoofdpijn')
    expect(values()).toEqual(['0', '1', '0'])
  })

  test('holding Enter marks once', async () => {
    show()
    await userEvent.tab()
    await userEvent.keyboard('{Enter>3/}')
    expect(focusedName()).toBe('vrijdag 23 oktober, migraine')
  })

  test('a day is announced by its name only: no column header repeats its weekday, no live region its mark', async () => {
    show()
    expect(page.getByRole('columnheader').elements()).toHaveLength(0)
    await userEvent.tab()
    await userEvent.keyboard(' ')
    for (const region of document.querySelectorAll('[role=status], output, [aria-live]'))
      expect(region.textContent).not.toMatch(/migraine/)
  })
})

describe('MED-11 typing the counts', () => {
  test('leaves the marks and shows that they no longer determine the counts; leaving a field saves it', async () => {
    const { onValueDone } = show({ marks: marksOf(partly) })
    await fields[0]?.fill('10')
    await expect.element(page.getByText(/^Deze aantallen zijn zelf ingevuld/)).toBeVisible()
    await expect.element(button(`${monday}, migraine`)).toBeVisible()
    await userEvent.tab()
    expect(onValueDone.mock.calls).toEqual([['migraine', '10']])
  })

  test('is overruled by the next press on a day, with a message that has the earlier counts', async () => {
    show({ marks: marksOf(partly), values: { migraine: '10', headache: '', none: '16' } })
    await button(`${today}, nog leeg`).click()
    expect(values()).toEqual(['6', '4', '17'])
    await expect
      .element(page.getByText('De aantallen komen nu uit de kalender. Eerst stond er: migraine 10, geen hoofdpijn 16.'))
      .toBeVisible()
    expect(page.getByText(/^Deze aantallen zijn zelf ingevuld/).elements()).toHaveLength(0)
  })

  test('removes that message, which a further press on a day does not', async () => {
    show({ marks: marksOf(partly), values: { migraine: '10', headache: '4', none: '16' } })
    await button(`${today}, nog leeg`).click()
    await button(`${today}, migraine`).click()
    await expect.element(page.getByText(/Eerst stond er: migraine 10,/)).toBeVisible()
    await fields[0]?.fill('10')
    expect(page.getByText(/Eerst stond er/).elements()).toHaveLength(0)
  })
})

describe('MED-07 the total of the three counts', () => {
  test.each([
    [['5', '4', '17'], 'Samen 26 van 28 dagen. Verdeel nog 2 dagen.'],
    [['5', '4', '18'], 'Samen 27 van 28 dagen. Verdeel nog 1 dag.'],
    [['5', '4', '21'], 'Samen 30 dagen. Dat is 2 te veel.'],
    [['5', '4', '19'], 'Samen 28 dagen. Dat klopt.'],
  ])('MED-07.3 %j: %s', async ([migraine = '', headache = '', none = ''], words) => {
    show({ values: { migraine, headache, none } })
    await expect.element(page.getByRole('group', { name: 'Uw aantallen' }).getByText(words)).toBeVisible()
  })

  test('MED-07.1 one error about all three is shown once, and marks each field', async () => {
    const error = 'Verdeel nog 2 dagen. Samen zijn het er 28.'
    show({ marks: marksOf(partly), errors: { migraine: error, headache: error, none: error } })
    expect(page.getByText(error).elements()).toHaveLength(1)
    for (const field of fields) await expect.element(field).toHaveAccessibleDescription(error)
    expect(fields.map((field) => field.element().getAttribute('aria-invalid'))).toEqual(['true', 'true', 'true'])
  })

  test('an error about one count marks its field, which has the given id', async () => {
    show({ errors: { headache: 'Vul een heel getal in.' } })
    expect(fields.map((field) => field.element().getAttribute('aria-invalid'))).toEqual([null, 'true', null])
    expect(fields.map((field) => field.element().id)).toEqual(['days_migraine', 'days_headache', 'days_none'])
  })
})

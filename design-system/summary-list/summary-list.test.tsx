import { render } from '@testing-library/react'
import { createRef } from 'react'
import { expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { textsOf } from '#tests/support/texts-of.ts'
import { goToControl } from '../error-summary/go-to-control.ts'
import { SummaryList } from './summary-list.tsx'

test('SUMMARY-LIST-01 each answer is the definition of its question, and each change button has a unique name', async () => {
  const onPress = vi.fn<() => void>()
  render(
    <SummaryList
      rows={[
        { term: 'Straat', detail: 'Lindelaan', change: { word: 'Wijzig', label: 'Wijzig: Straat', onPress } },
        { term: 'Nummer', detail: 'P-1' },
      ]}
    />,
  )
  expect(textsOf(page.getByRole('term'))).toEqual(['Straat', 'Nummer'])
  expect(page.getByRole('button').elements()).toHaveLength(1)
  await page.getByRole('button', { name: 'Wijzig: Straat' }).click()
  expect(onPress).toHaveBeenCalledOnce()
  expect(page.getByRole('button').element().getBoundingClientRect().height).toBeGreaterThanOrEqual(44)
})

test('SUMMARY-LIST-03 the id of a row leads to its change button, with the question and the answer in view', async () => {
  const rows = Array.from({ length: 40 }, (_, at) => ({
    id: `row-${at}`,
    term: `Vraag ${at}`,
    detail: 'Een\nTwee\nDrie',
    ...(at !== 5 && { change: { word: 'Wijzig', label: `Wijzig: ${at}`, onPress: () => {} } }),
  }))
  render(<SummaryList rows={rows} />)
  expect([goToControl('row-30'), goToControl('row-5'), goToControl('row-99')]).toEqual([true, false, false])
  await expect.element(page.getByRole('button', { name: 'Wijzig: 30' })).toHaveFocus()
  await expect.element(page.getByText('Vraag 30')).toBeInViewport({ ratio: 1 })
})

test('SUMMARY-LIST-02 line breaks in an answer are preserved, and a very long word does not widen the list', async () => {
  const ref = createRef<HTMLDListElement>()
  render(
    <SummaryList
      ref={ref}
      className="kept"
      rows={[
        {
          term: 'Waar',
          detail: `Oog\nSlaap\n${'x'.repeat(500)}`,
          change: { word: 'Wijzig', label: 'Wijzig: Waar', onPress: () => {} },
        },
      ]}
    />,
  )
  await expect.element(page.getByRole('definition').first()).toBeVisible()
  expect(page.getByRole('definition').first().element().textContent).toMatch(/^Oog\nSlaap\nx+$/)
  expect(ref.current?.scrollWidth).toBe(ref.current?.clientWidth)
  expect(ref.current).toHaveClass('kept')
})

test('SUMMARY-LIST-04 typed answers are excluded from browser translation, chosen ones are not', () => {
  render(
    <SummaryList
      rows={[
        { term: 'Straat', detail: 'Lindelaan', typed: true },
        { term: 'Rookt u?', detail: 'Nee' },
      ]}
    />,
  )
  expect(page.getByText('Lindelaan').element().closest<HTMLElement>('bdi')?.translate).toBe(false)
  expect(page.getByText('Nee').element().closest<HTMLElement>('bdi')?.translate).toBe(true)
})

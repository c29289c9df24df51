import { render } from '@testing-library/react'
import { createRef } from 'react'
import { expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { textsOf } from '#tests/support/texts-of.ts'
import { DescriptionList } from './description-list.tsx'

const facts = [
  { term: 'Datum', detail: '4 september 2026' },
  { term: 'Bedrag', detail: '€ 95,50' },
]
const box = (text: string) => page.getByText(text, { exact: true }).element().getBoundingClientRect()

function watchWarnings() {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => {})
  return warn
}

test('DESCRIPTION-LIST-01 each detail is the definition of the term before it; other props reach the list', () => {
  const ref = createRef<HTMLDListElement>()
  render(<DescriptionList ref={ref} id="rekening" facts={facts} />)
  expect(ref.current?.id).toBe('rekening')
  expect(textsOf(page.getByRole('term'))).toEqual(['Datum', 'Bedrag'])
  expect(textsOf(page.getByRole('definition'))).toEqual(['4 september 2026', '€ 95,50'])
})

test('DESCRIPTION-LIST-02 a detail is below its term in a narrow list and beside it in a wide one, whatever the width of the window', async () => {
  const { rerender } = render(
    <div className="w-[20rem]">
      <DescriptionList facts={facts} />
    </div>,
  )
  expect(box('€ 95,50').top).toBeGreaterThanOrEqual(box('Bedrag').bottom)
  expect(box('€ 95,50').left).toBe(box('Bedrag').left)
  rerender(
    <div className="w-[40rem]">
      <DescriptionList facts={facts} />
    </div>,
  )
  await expect.poll(() => box('€ 95,50').left > box('Bedrag').right).toBe(true)
  expect(box('€ 95,50').left).toBe(box('4 september 2026').left)
})

test('DESCRIPTION-LIST-03 long words break, and a right-to-left name does not move its neighbours', () => {
  render(
    <div className="w-[12rem]">
      <DescriptionList facts={[{ term: 'Hoofdpijnbehandelovereenkomstvoorwaarden', detail: 'ליאת בן־ארצי (dr.)' }]} />
    </div>,
  )
  const list = page.getByRole('term').element().closest('dl')
  expect(list?.scrollWidth).toBeLessThanOrEqual(192)
  const name = page.getByRole('definition').element().firstElementChild
  expect(name?.localName).toBe('bdi')
  expect(name?.getBoundingClientRect().left).toBe(list?.getBoundingClientRect().left)
})

test('DESCRIPTION-LIST-04 a fact without a detail is left out and a duplicate term is shown, with a dev warning for each', async () => {
  const warn = watchWarnings()
  render(<DescriptionList facts={[...facts, { term: 'Betaald op', detail: ' ' }, { term: 'Bedrag', detail: 0 }]} />)
  await expect.element(page.getByText('Betaald op')).not.toBeInTheDocument()
  expect(page.getByRole('definition').elements()).toHaveLength(3)
  expect(warn.mock.calls).toEqual([
    [
      'DescriptionList: facts: "Betaald op" has no detail and is left out\nDescriptionList: facts: the term "Bedrag" stands there more than once',
    ],
  ])
})

test('DESCRIPTION-LIST-04 without facts no list is rendered, with a dev warning', () => {
  const warn = watchWarnings()
  const { container } = render(<DescriptionList facts={[]} />)
  expect(container).toBeEmptyDOMElement()
  expect(warn).toHaveBeenCalledExactlyOnceWith('DescriptionList: facts: there is nothing to tell')
})

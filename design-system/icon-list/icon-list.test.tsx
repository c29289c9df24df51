import { render } from '@testing-library/react'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { textsOf } from '#tests/support/texts-of.ts'
import { clockIcon, fileIcon } from '../icon/icons.ts'
import { IconList } from './icon-list.tsx'

const long = 'Houd klaar: de namen van uw medicijnen, en hoe vaak u ze per dag gebruikt'

test('ICON-LIST-01 each line is one list item; its icon is hidden from screen readers', async () => {
  render(
    <IconList
      aria-label="Wat u nodig heeft"
      items={[
        { icon: clockIcon, text: 'Ongeveer 10 minuten' },
        { icon: fileIcon, text: long },
      ]}
    />,
  )
  await expect.element(page.getByRole('list', { name: 'Wat u nodig heeft' })).toBeVisible()
  expect(textsOf(page.getByRole('listitem'))).toEqual(['Ongeveer 10 minuten', long])
  expect(page.getByRole('img').elements()).toHaveLength(0)
})

test('ICON-LIST-02 the icon is centred on the first line, also with a long text', () => {
  const { container } = render(<IconList items={[{ icon: fileIcon, text: long }]} className="w-full" />)
  const [picture, words] = ['svg', 'li > span + span'].map((part) =>
    container.querySelector(part)?.getBoundingClientRect(),
  )
  const range = document.createRange()
  range.setStart(page.getByText(long).element().firstChild as Text, 0)
  range.setEnd(page.getByText(long).element().firstChild as Text, 1)
  const first = range.getBoundingClientRect()
  expect(words?.height).toBeGreaterThan(first.height * 1.5)
  expect(((picture?.top ?? 0) + (picture?.bottom ?? 0)) / 2).toBeCloseTo((first.top + first.bottom) / 2, -0.5)
})

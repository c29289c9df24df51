import { render } from '@testing-library/react'
import { createRef } from 'react'
import { expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { Link } from './link.tsx'

test('LINK-01 a link opens in the same tab and is named by its text', async () => {
  render(<Link href="#rekeningen">Rekeningen</Link>)
  const link = page.getByRole('link', { name: 'Rekeningen', exact: true })
  await expect.element(link).toHaveAttribute('href', '#rekeningen')
  await expect.element(link).not.toHaveAttribute('target')
})

test('LINK-02 a link to a new tab announces it and has rel noopener', async () => {
  render(
    <Link href="#hulp" newTabLabel="(nieuw tabblad)" rel="author">
      Hulp
    </Link>,
  )
  const link = page.getByRole('link', { name: 'Hulp (nieuw tabblad)', exact: true })
  await expect.element(link).toHaveAttribute('target', '_blank')
  await expect.element(link).toHaveAttribute('rel', 'noopener')
})

test('LINK-04 Enter follows a link, and onClick and ref reach the element', async () => {
  const press = vi.fn((event: { preventDefault: () => void }) => event.preventDefault())
  const ref = createRef<HTMLAnchorElement>()
  render(
    <Link href="#rekeningen" ref={ref} onClick={press}>
      Rekeningen
    </Link>,
  )
  ref.current?.focus()
  await userEvent.keyboard('{Enter}')
  expect(press).toHaveBeenCalledOnce()
})

test('LINK-03 a link in text is at least 24 px high and underlined, and does not change the line height', () => {
  const { container } = render(
    <>
      <p>Lees meer</p>
      <p>
        Lees <Link href="#meer">meer</Link>
      </p>
    </>,
  )
  const [plain, linked] = [...container.querySelectorAll('p')]
  const link = page.getByRole('link').element()
  expect(link.getBoundingClientRect().height).toBeGreaterThanOrEqual(24)
  expect(getComputedStyle(link).textDecorationLine).toBe('underline')
  expect(linked?.offsetHeight).toBe(plain?.offsetHeight)
})

import { render } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { Button } from '../button/button.tsx'
import { phoneIcon } from '../icon/icons.ts'
import { ButtonLink } from './button-link.tsx'

test('BUTTON-LINK-01 a button link is a link, named by its text', async () => {
  render(
    <ButtonLink href="#bel" icon={phoneIcon} variant="primary">
      Bel de kliniek
    </ButtonLink>,
  )
  await expect.element(page.getByRole('link', { name: 'Bel de kliniek', exact: true })).toHaveAttribute('href', '#bel')
  await expect.element(page.getByRole('button')).not.toBeInTheDocument()
})

test('BUTTON-LINK-02 a button link has the size and style of a button', () => {
  render(
    <>
      <Button variant="primary">Verder</Button>
      <ButtonLink href="#verder" variant="primary">
        Verder
      </ButtonLink>
    </>,
  )
  const button = page.getByRole('button').element()
  const link = page.getByRole('link').element()
  expect(link.getBoundingClientRect().height).toBe(button.getBoundingClientRect().height)
  expect(link.getBoundingClientRect().width).toBe(button.getBoundingClientRect().width)
  expect(getComputedStyle(link).backgroundColor).toBe(getComputedStyle(button).backgroundColor)
})

test("BUTTON-LINK-03 a router's own link is rendered instead, with the style, href and text", async () => {
  const go = vi.fn()
  render(
    <ButtonLink
      href="#verder"
      variant="primary"
      render={({ href, children, ...rest }) => (
        <a {...rest} href={href} data-router onClick={() => go(href)}>
          {children}
        </a>
      )}
    >
      Verder
    </ButtonLink>,
  )
  const link = page.getByRole('link', { name: 'Verder', exact: true })
  expect(link.elements()).toHaveLength(1)
  await expect.element(link).toHaveAttribute('data-router')
  await expect.element(link).toHaveClass('bg-action')
  await link.click()
  expect(go).toHaveBeenCalledExactlyOnceWith('#verder')
})

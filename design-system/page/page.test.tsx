import { render } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { Page } from './page.tsx'
import { StickyFooter } from './sticky-footer.tsx'

const header = (
  <header>
    <a href="#thuis">Kliniek</a>
  </header>
)
const content = (
  <>
    <h1>Overzicht</h1>
    <a href="#verder">Verder lezen</a>
  </>
)
const box = (name: string) => page.getByTestId(name).element().getBoundingClientRect()

afterEach(() => page.viewport(390, 844))

test('PAGE-01 the skip link is first in the tab order, is visible on focus and moves focus to the content', async () => {
  render(
    <Page header={header} skipLabel="Naar de inhoud">
      {content}
    </Page>,
  )
  const skip = page.getByRole('link', { name: 'Naar de inhoud' })
  expect(skip.element().getBoundingClientRect().width).toBeLessThanOrEqual(1)
  await userEvent.tab()
  await expect.element(skip).toHaveFocus()
  expect(skip.element().getBoundingClientRect().height).toBeGreaterThanOrEqual(44)
  const before = location.href
  await userEvent.keyboard('{Enter}')
  await expect.element(page.getByRole('main')).toHaveFocus()
  expect(location.href).toBe(before)
  await userEvent.tab()
  await expect.element(page.getByRole('link', { name: 'Verder lezen' })).toHaveFocus()
})

test('PAGE-02 bar, content and footer are landmarks, in that order', () => {
  const { container } = render(
    <Page header={header} skipLabel="Naar de inhoud" footer="Hulp nodig?">
      {content}
    </Page>,
  )
  expect(page.getByRole('contentinfo').elements()).toHaveLength(1)
  expect([...container.querySelectorAll('header, main, footer')].map(({ localName }) => localName)).toEqual([
    'header',
    'main',
    'footer',
  ])
})

test('PAGE-02 without a footer there is no contentinfo landmark', () => {
  render(
    <Page header={header} skipLabel="Naar de inhoud">
      {content}
    </Page>,
  )
  expect(page.getByRole('contentinfo').elements()).toHaveLength(0)
})

test.each([
  ['column', 680],
  ['form', 460],
] as const)('a %s is %i px wide and centred on a wide screen', async (width, pixels) => {
  await page.viewport(1280, 900)
  render(
    <Page header={header} skipLabel="Naar de inhoud" width={width}>
      {content}
    </Page>,
  )
  const main = page.getByRole('main').element().getBoundingClientRect()
  expect(main.width).toBe(pixels)
  expect(main.left).toBeCloseTo(document.documentElement.clientWidth - main.right)
})

test.each([390, 1280])(
  'the sticky footer is at the bottom with its full width, at %i px, and its content is aligned with the column',
  async (width) => {
    await page.viewport(width, 844)
    render(
      <Page header={header} skipLabel="Naar de inhoud">
        <div className="flex flex-col">
          <p data-testid="text">Tekst</p>
          <StickyFooter>
            <p data-testid="bar">Volgende</p>
          </StickyFooter>
        </div>
      </Page>,
    )
    const bar = page.getByTestId('bar').element().closest('[data-part=sticky-footer]')?.getBoundingClientRect()
    expect([bar?.left, bar?.right, bar?.bottom]).toEqual([0, width, 844])
    expect(box('bar').left).toBe(box('text').left)
  },
)

test('under a form the sticky footer is as wide as the form', async () => {
  await page.viewport(1280, 844)
  render(
    <Page header={header} skipLabel="Naar de inhoud" width="form">
      <div className="flex flex-col">
        <p data-testid="text">Tekst</p>
        <StickyFooter>
          <p data-testid="bar">Volgende</p>
        </StickyFooter>
      </div>
    </Page>,
  )
  expect([box('bar').left, box('bar').width]).toEqual([box('text').left, box('text').width])
})

const longPage = (
  <Page header={header} skipLabel="Naar de inhoud">
    <div className="flex flex-col">
      {Array.from({ length: 60 }, (_, at) => (
        <p key={at}>Regel {at}</p>
      ))}
      <StickyFooter>
        <p data-testid="bar">Volgende</p>
      </StickyFooter>
    </div>
  </Page>
)

test('PAGE-03 with long content the sticky footer is in view and the page does not scroll sideways', () => {
  render(longPage)
  expect(box('bar').bottom).toBeLessThanOrEqual(844)
  expect(document.documentElement.scrollHeight).toBeGreaterThan(844)
  expect(document.documentElement.scrollWidth).toBe(document.documentElement.clientWidth)
})

test('PAGE-03 on a very low screen, as above an on-screen keyboard, the footer does not stick', async () => {
  await page.viewport(390, 300)
  render(longPage)
  expect(box('bar').top).toBeGreaterThan(300)
})

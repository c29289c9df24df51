import { render as mount } from '@testing-library/react'
import { beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { textsOf } from '#tests/support/texts-of.ts'
import { loadEngine } from './engine/load-engine.ts'
import { PdfFrame, type PdfFrameProps } from './pdf-frame.tsx'
import { dutch } from './samples/dutch.ts'
import {
  blankPdf,
  brokenPagePdf,
  cutShortPdf,
  filledPdf,
  foreignLetters,
  heavyPdf,
  lostPictureBesideText,
  lostPicturePdf,
  plainLetters,
} from './samples/faulty-pdf.ts'
import { linkedPdf, longPdf } from './samples/raw-pdf.ts'
import { sample } from './samples/sample-pdfs.ts'
import { sampleProps } from './samples/sample-props.ts'

const region = () => page.getByRole('region', { name: 'Dossier', exact: true })
const article = (number: number, total: number) => page.getByRole('article', { name: dutch.page(number, total) })
const button = (name: string) => page.getByRole('button', { name })
// Wait for a page that is being rendered; before that nothing is busy either.
const settled = () =>
  expect
    .poll(
      () =>
        document.querySelector('.pdf-page:not([data-state="waiting"])') !== null &&
        document.querySelector('[aria-busy="true"]') === null,
      { timeout: 20_000 },
    )
    .toBe(true)

beforeAll(async () => {
  await loadEngine()
}, 60_000)
beforeEach(() => page.viewport(390, 844))

async function show(data: PdfFrameProps['data']) {
  const shown = mount(<PdfFrame {...sampleProps} data={data} />)
  await expect.element(region()).toBeVisible()
  await settled()
  return shown
}

const canvasOf = (number = 1, total = 1) => article(number, total).element().querySelector('canvas')

/** The pixels of a part of the first page, in points from its left and bottom edge. */
function dots(left: number, bottom: number, right: number, top: number): readonly number[] {
  const canvas = canvasOf()
  const point = (canvas?.width ?? 0) / 595
  return [
    ...(canvas
      ?.getContext('2d')
      ?.getImageData(left * point, (842 - top) * point, (right - left) * point, (top - bottom) * point).data ?? []),
  ]
}
const ink = (...part: Parameters<typeof dots>): number =>
  dots(...part).filter((value, at) => at % 4 === 0 && value < 200).length

describe('letters of a font that is not embedded', () => {
  test('are drawn as intended', async () => {
    const plain = await show(plainLetters('RECEPT'))
    const wanted = canvasOf()?.toDataURL()
    expect(wanted).toMatch(/^data:image\/png/)
    plain.unmount()
    const foreign = await show(foreignLetters('RECEPT', { name: 'ArialMT', told: true }))
    expect(canvasOf()?.toDataURL()).toBe(wanted)
    foreign.unmount()
    await show(foreignLetters('Ąłężść', { name: 'TimesNewRomanPSMT', told: true }))
    await expect.element(article(1, 1)).toHaveAttribute('data-state', 'drawn')
    // If a letter had no glyph, it would be drawn as the same box as others.
    expect(new Set([0, 1, 2, 3, 4, 5].map((at) => dots(64 + 40 * at, 680, 100 + 40 * at, 750).join(' '))).size).toBe(6)
  })

  // Arial's first glyph ids are in ASCII order, from the space on.
  const knownGlyph = (letter: string) => (letter.codePointAt(0) ?? 0) - 29
  const noGlyph = () => 9000

  test('are found by glyph number in a standard font', async () => {
    await show(foreignLetters('RECEPT', { name: 'ArialMT', told: false, codeOf: knownGlyph }))
    await expect.element(article(1, 1).getByText('RECEPT')).toBeInTheDocument()
    await expect.element(article(1, 1)).toHaveAttribute('data-state', 'drawn')
  })

  test.each([
    ['Onbekend', knownGlyph],
    ['ArialMT', noGlyph],
  ])('are hidden when they cannot be mapped (%s), until the reader asks for them', async (name, codeOf) => {
    await show(foreignLetters('RECEPT', { name, told: false, codeOf }))
    await expect.element(article(1, 1).getByText(dutch.problems.letters)).toBeVisible()
    expect(canvasOf()?.checkVisibility({ visibilityProperty: true })).toBe(false)
    await expect
      .element(article(1, 1).getByRole('link', { name: /^Download/ }))
      .toHaveAttribute('download', 'dossier.pdf')
    await button(dutch.showAnyway).click()
    expect(canvasOf()?.checkVisibility({ visibilityProperty: true })).toBe(true)
    await expect.element(region()).toHaveFocus()
    expect(article(1, 1).getByText(dutch.problems.letters).elements()).toHaveLength(0)
  })

  test('are not read out when they cannot be mapped', async () => {
    await show(foreignLetters('RECEPT', { name: 'Onbekend', told: false }))
    await button(dutch.readAsText).click()
    await expect.element(page.getByRole('article', { name: 'Dossier' }).getByText(dutch.problems.letters)).toBeVisible()
  })
})

describe('a filled form', () => {
  test('shows the answers and annotations, also in its text layer', async () => {
    await show(filledPdf())
    expect(ink(150, 700, 350, 724)).toBeGreaterThan(50)
    expect(ink(150, 660, 170, 680)).toBeGreaterThan(50)
    expect(ink(150, 620, 350, 644)).toBeGreaterThan(50)
    for (const words of [
      'T. Boomsma',
      'Rookt u?: aangekruist',
      'Alleen bij een aanval',
      'Opmerking: Overleggen met de huisarts',
    ])
      await expect.element(article(1, 1).getByText(words)).toBeInTheDocument()
  })

  test('fetches its annotations only after the page is drawn, so that they are drawn too', async () => {
    const engine = await loadEngine()
    const { ready, close } = engine.openDocument(filledPdf())
    const pdf = await ready
    const first = await pdf.getPage(1)
    const [render, ask] = [first.render.bind(first), first.getAnnotations.bind(first)]
    const happened: string[] = []
    first.render = (given) => {
      const task = render(given)
      happened.push('drawing')
      void task.promise.then(() => happened.push('drawn'))
      return task
    }
    first.getAnnotations = (given) => {
      happened.push('asked')
      return ask(given)
    }
    await Promise.all([
      engine.renderPage(pdf, 1, document.createElement('div'), 1, new AbortController().signal),
      engine.renderTextLayer(first, document.createElement('div'), dutch),
    ])
    expect(happened).toEqual(['drawing', 'drawn', 'asked'])
    close()
  })

  test('is read with each answer after its question', async () => {
    await show(filledPdf())
    await button(dutch.readAsText).click()
    const text = page.getByRole('article', { name: 'Dossier' })
    await expect.element(text).toHaveAttribute('aria-busy', 'false')
    expect(textsOf(text.getByRole('paragraph'))).toEqual([
      'Naam T. Boomsma',
      'Opmerking: Overleggen met de huisarts',
      'Rookt u?: aangekruist',
      'Alleen bij een aanval',
    ])
  })
})

describe('a page that cannot be drawn', () => {
  test.each([1, 2, 3] as const)('shows a message, while other pages are drawn: page %i of three', async (broken) => {
    await show(brokenPagePdf(broken))
    const words = (number: number) =>
      number === broken ? dutch.problems.page : (['De eerste', 'De tweede', 'De derde'][number - 1] ?? '')
    for (const number of [1, 2, 3]) {
      article(number, 3).element().scrollIntoView()
      await expect.element(article(number, 3).getByText(words(number))).toBeInTheDocument()
    }
    await expect.element(article(broken, 3).getByRole('link', { name: /^Download/ })).toBeInTheDocument()
    await button(dutch.readAsText).click()
    const text = page.getByRole('article', { name: 'Dossier' })
    for (const number of [1, 2, 3])
      await expect
        .element(text.getByRole('region', { name: dutch.page(number, 3) }).getByText(words(number)))
        .toBeVisible()
  })

  test('shows that other pages may be missing when no later page can be loaded', async () => {
    await show(cutShortPdf())
    await expect.element(article(1, 2).getByText('De eerste')).toBeInTheDocument()
    await expect.element(article(2, 2).getByText(dutch.problems.rest)).toBeVisible()
    await button(dutch.readAsText).click()
    await expect
      .element(page.getByRole('region', { name: dutch.page(2, 2) }).getByText(dutch.problems.rest))
      .toBeVisible()
    expect(page.getByText(dutch.problems.page).elements()).toHaveLength(0)
  })

  test('shows a message when an image on it would exceed the memory of a phone', async () => {
    await show(heavyPdf())
    await expect.element(article(1, 1).getByText(dutch.problems.page)).toBeVisible()
  })

  test('shows a message while drawing takes long, and removes it when the page is drawn', async () => {
    const engine = await loadEngine()
    const paint = engine.renderPage
    const held = Promise.withResolvers<undefined>()
    vi.spyOn(engine, 'renderPage').mockImplementation(async (...all) => {
      await held.promise
      return paint(...all)
    })
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    try {
      mount(<PdfFrame {...sampleProps} data={sample.onePage} />)
      const message = article(1, 1).getByRole('status')
      await vi.advanceTimersByTimeAsync(0)
      // Awaiting advances the fake clock.
      await expect.element(message).toHaveTextContent(dutch.slow)
    } finally {
      vi.useRealTimers()
      vi.mocked(engine.renderPage).mockRestore()
      held.resolve(undefined)
    }
    await expect.element(article(1, 1)).toHaveAttribute('data-state', 'drawn')
    expect(page.getByText(dutch.slow).elements()).toHaveLength(0)
  })
})

describe('a page with an image that cannot be decoded', () => {
  test('PDF-FRAME-07 shows a message instead of a blank page, and can be downloaded', async () => {
    await show(lostPicturePdf)
    await expect.element(article(1, 1)).toHaveAttribute('data-state', 'incomplete')
    await expect.element(article(1, 1).getByText(dutch.problems.picture)).toBeVisible()
    await expect
      .element(article(1, 1).getByRole('link', { name: /^Download/ }))
      .toHaveAttribute('download', 'dossier.pdf')
    // Also after it was drawn anew.
    await button(dutch.larger).click()
    await expect.element(page.getByText(dutch.zoom(125))).toBeVisible()
    await settled()
    await expect.element(article(1, 1).getByText(dutch.problems.picture)).toBeVisible()
  })

  test('still shows its text', async () => {
    await show(lostPictureBesideText)
    const message = article(1, 1).getByText(dutch.problems.picture)
    await expect.element(message).toBeVisible()
    await expect.element(article(1, 1).getByText('Uitslag')).toBeInTheDocument()
    await expect
      .poll(() => article(1, 1).getByText('Uitslag').element().getBoundingClientRect().bottom)
      .toBeLessThan(message.element().getBoundingClientRect().top)
  })

  test.each([
    ['a page without any content', ''],
    ['a page with a drawing', '0 0 100 100 re f'],
  ])('is not %s', async (_what, content) => {
    await show(blankPdf(content))
    await expect.element(article(1, 1)).toHaveAttribute('data-state', 'drawn')
  })
})

test('a link is enlarged to a touch target where its neighbours leave room', async () => {
  const uri = (name: string) => `/S /URI /URI (https://kliniek.example/${name})`
  await show(linkedPdf(['a', 'b', 'c'].map(uri)))
  // They are laid over the page once it is drawn, all at once.
  await expect.poll(() => region().getByRole('link').elements()).not.toHaveLength(0)
  const links = region()
    .getByRole('link')
    .elements()
    .map((link) => link.getBoundingClientRect())
  const paper = article(1, 1).element().getBoundingClientRect()
  // 40 points are 25 px on a phone, so targets cannot be 44 px high; there must be no gap between them.
  const [first, second, third] = links
  expect(first?.bottom).toBeCloseTo(second?.top ?? 0, 0)
  expect(second?.bottom).toBeCloseTo(third?.top ?? 0, 0)
  expect(first?.height).toBeCloseTo(44, 0)
  expect(third?.height).toBeCloseTo(44, 0)
  expect(
    links.every(
      ({ top, bottom, left, right }) =>
        top >= paper.top && bottom <= paper.bottom && left >= paper.left && right <= paper.right,
    ),
  ).toBe(true)
})

test('the zoom level is announced only when it changes', async () => {
  await show(sample.onePage)
  const size = () => page.getByText(/^\d+ %$/)
  await expect.element(size()).toHaveAttribute('aria-live', 'off')
  await button(dutch.larger).click()
  await expect.element(size()).toHaveTextContent(dutch.zoom(125))
  await expect.element(size()).toHaveAttribute('aria-live', 'polite')
})

test('PDF-FRAME-09 pages out of view release their memory', async () => {
  const engine = await loadEngine()
  const forgotten = vi.spyOn(engine, 'forgetPage')
  await show(longPdf(9))
  region().element().scrollTo({ top: region().element().scrollHeight })
  await expect.element(page.getByText(dutch.page(9, 9), { exact: true })).toBeVisible()
  await settled()
  await expect.poll(() => forgotten.mock.calls.map(([{ pageNumber }]) => pageNumber)).toContain(1)
})

test('closing a document while its text and pages load does not block the next document', async () => {
  const engine = await loadEngine()
  const drawnIn = (pdf: Parameters<typeof engine.renderPage>[0]) =>
    engine.renderPage(pdf, 1, document.createElement('div'), 1, new AbortController().signal)
  const left = engine.openDocument(longPdf(2))
  const pdf = await left.ready
  const first = await pdf.getPage(1)
  left.close()
  const pending = Promise.allSettled([
    engine.renderTextLayer(first, document.createElement('div'), dutch),
    drawnIn(pdf),
  ])
  const next = engine.openDocument(longPdf(2))
  expect(await drawnIn(await next.ready)).toBe('drawn')
  expect((await pending)[1].status).toBe('rejected')
  next.close()
})

import { render } from '@testing-library/react'
import { createRef } from 'react'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { Notice } from './notice.tsx'

test('NOTICE-01 a notice names its tone before its text', () => {
  const { container } = render(
    <Notice tone="error" toneLabel="Fout" title="Niet verstuurd" actions={<button type="button">Opnieuw</button>}>
      Uw tekst is bewaard.
    </Notice>,
  )
  expect(container.textContent).toBe('FoutNiet verstuurdUw tekst is bewaard.Opnieuw')
})

test('NOTICE-01 the name of the tone is visually hidden', () => {
  render(
    <Notice tone="warning" toneLabel="Let op">
      Bel uw huisarts.
    </Notice>,
  )
  const box = page.getByText('Let op').element().getBoundingClientRect()
  expect(box.width * box.height).toBeLessThanOrEqual(1)
})

test('NOTICE-02 tones differ by icon, not by colour alone', () => {
  const pictures = (['info', 'success', 'warning', 'error'] as const).map((tone) => {
    const { container, unmount } = render(
      <Notice tone={tone} toneLabel="Woord">
        Tekst
      </Notice>,
    )
    const picture = container.querySelector('svg')?.innerHTML
    unmount()
    return picture
  })
  expect(new Set(pictures).size).toBe(4)
})

test('NOTICE-03 a notice is not announced unless the caller gives it a role', async () => {
  const { rerender } = render(
    <Notice tone="error" toneLabel="Fout">
      Mislukt
    </Notice>,
  )
  expect(page.getByRole('alert').elements()).toHaveLength(0)
  rerender(
    <Notice tone="error" toneLabel="Fout" role="alert">
      Mislukt
    </Notice>,
  )
  await expect.element(page.getByRole('alert')).toHaveTextContent('FoutMislukt')
})

test('NOTICE-04 a notice can take focus', () => {
  const box = createRef<HTMLDivElement>()
  render(
    <Notice ref={box} tabIndex={-1} tone="error" toneLabel="Fout">
      Mislukt
    </Notice>,
  )
  box.current?.focus()
  expect(document.activeElement).toBe(box.current)
})

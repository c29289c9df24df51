import { render } from '@testing-library/react'
import { createRef, useState } from 'react'
import { afterEach, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { textsOf } from '#tests/support/texts-of.ts'
import { Toaster } from '../toast/toaster.tsx'
import { Dialog, type DialogProps } from './dialog.tsx'

const words = { title: 'Bericht weggooien?', closeLabel: 'Verder schrijven' }
const opener = () => page.getByRole('button', { name: 'Weggooien…' })
const safe = () => page.getByRole('button', { name: 'Verder schrijven' })
const dialog = () => page.getByRole('dialog', { name: 'Bericht weggooien?' })

function Sample({
  onDone,
  keepOpener = true,
  ...props
}: Partial<DialogProps> & { onDone?: () => void; keepOpener?: boolean }) {
  const [open, setOpen] = useState(false)
  const [done, setDone] = useState(false)
  const act = () => {
    onDone?.()
    setDone(true)
    setOpen(false)
  }
  return (
    <main tabIndex={-1}>
      {(keepOpener || !done) && (
        <button type="button" onClick={() => setOpen(true)}>
          Weggooien…
        </button>
      )}
      <Dialog
        {...words}
        open={open}
        onOpenChange={setOpen}
        action={{ children: 'Weggooien', onClick: act }}
        {...props}
      />
    </main>
  )
}

afterEach(() => page.viewport(390, 844))

test('DIALOG-01 has a name and a description, and focuses the safe button when it opens', async () => {
  render(<Sample description="Uw tekst wordt gewist." />)
  await opener().click()
  await expect.element(dialog()).toHaveAccessibleDescription('Uw tekst wordt gewist.')
  await expect.element(safe()).toHaveFocus()
  await expect.element(page.getByRole('heading', { level: 2, name: 'Bericht weggooien?' })).toBeVisible()
})

test('DIALOG-01 a destructive dialog has the safe button first, filled and focused', async () => {
  render(<Sample tone="destructive" description="Uw tekst wordt gewist." />)
  await opener().click()
  const names = textsOf(dialog().getByRole('button'))
  expect(names).toEqual(['Verder schrijven', 'Weggooien'])
  await expect.element(safe()).toHaveFocus()
})

test('DIALOG-02 a dialog with content focuses its title, so that no on-screen keyboard opens', async () => {
  render(
    <Sample>
      <input aria-label="Reden" />
    </Sample>,
  )
  await opener().click()
  await expect.element(page.getByRole('heading', { name: 'Bericht weggooien?' })).toHaveFocus()
  await userEvent.tab()
  await expect.element(page.getByLabelText('Reden')).toHaveFocus()
})

test.each(['{Escape}', '{Enter}'])(
  'DIALOG-03 %s on the safe button closes it and returns focus to the opener',
  async (key) => {
    const done = vi.fn()
    render(<Sample onDone={done} />)
    await opener().click()
    await userEvent.keyboard(key)
    await expect.element(opener()).toHaveFocus()
    expect(dialog().elements()).toHaveLength(0)
    expect(done).not.toHaveBeenCalled()
  },
)

test('DIALOG-03 focus returns to the opener in a browser that does not focus a pressed button, such as Safari', async () => {
  render(<Sample />)
  opener()
    .element()
    .addEventListener('mousedown', (event) => event.preventDefault())
  await opener().click()
  await expect.element(safe()).toHaveFocus()
  await userEvent.keyboard('{Escape}')
  await expect.element(opener()).toHaveFocus()
})

test('when the opener is gone, focus moves to the main content', async () => {
  render(<Sample keepOpener={false} />)
  await opener().click()
  await page.getByRole('button', { name: 'Weggooien', exact: true }).click()
  await expect.element(page.getByRole('main')).toHaveFocus()
})

test('DIALOG-04 Tab stays inside, and the rest of the page is hidden from screen readers', async () => {
  render(<Sample />)
  await opener().click()
  await userEvent.tab({ shift: true })
  await expect.element(page.getByRole('button', { name: 'Weggooien', exact: true })).toHaveFocus()
  await userEvent.tab()
  await expect.element(safe()).toHaveFocus()
  expect(opener().elements()).toHaveLength(0)
})

test('DIALOG-05 a press outside does not close it', async () => {
  const close = vi.fn()
  render(<Dialog {...words} open onOpenChange={close} />)
  await userEvent.click(document.documentElement, { position: { x: 5, y: 5 }, force: true })
  expect(close).not.toHaveBeenCalled()
  await expect.element(dialog()).toBeVisible()
})

test('a button outside the form submits it, and so does Enter in a field', async () => {
  const send = vi.fn((event: { preventDefault: () => void }) => event.preventDefault())
  render(
    <Dialog {...words} open onOpenChange={vi.fn()} action={{ type: 'submit', form: 'reden', children: 'Versturen' }}>
      <form id="reden" onSubmit={send}>
        <input aria-label="Reden" />
      </form>
    </Dialog>,
  )
  await page.getByRole('button', { name: 'Versturen' }).click()
  await page.getByLabelText('Reden').click()
  await userEvent.keyboard('{Enter}')
  expect(send).toHaveBeenCalledTimes(2)
})

test('DIALOG-07 closing a toast with the mouse does not close the dialog', async () => {
  const [close, closeToast] = [vi.fn(), vi.fn()]
  render(
    <>
      <Dialog {...words} open onOpenChange={close} />
      <Toaster
        label="Meldingen"
        toasts={[{ id: '1', tone: 'info', toneLabel: 'Info', text: 'Opgeslagen', duration: 600_000 }]}
        closeLabel={(text) => `Sluit: ${text}`}
        onClose={closeToast}
      />
    </>,
  )
  await userEvent.click(document.querySelector('[aria-label="Sluit: Opgeslagen"]') as Element)
  expect(closeToast).toHaveBeenCalledExactlyOnceWith('1', 'closed')
  expect(close).not.toHaveBeenCalled()
  await expect.element(dialog()).toBeVisible()
})

test('the page behind does not scroll or move, and no style element is injected', async () => {
  const styles = document.querySelectorAll('style').length
  const tall = (
    <div>
      {Array.from({ length: 80 }, (_, row) => (
        <p key={row}>Regel</p>
      ))}
    </div>
  )
  const { rerender } = render(
    <>
      {tall}
      <Dialog {...words} open onOpenChange={vi.fn()} />
    </>,
  )
  await expect.element(dialog()).toBeVisible()
  expect(getComputedStyle(document.documentElement).overflow).toBe('hidden')
  expect(document.querySelectorAll('style')).toHaveLength(styles)
  rerender(
    <>
      {tall}
      <Dialog {...words} open={false} onOpenChange={vi.fn()} />
    </>,
  )
  await expect.poll(() => document.documentElement.getAttribute('style') ?? '').toBe('')
})

test('DIALOG-06 a long text scrolls inside the dialog, also at 320 px and 400 %', async () => {
  await page.viewport(320, 256)
  render(
    <Dialog {...words} open onOpenChange={vi.fn()}>
      {Array.from({ length: 40 }, (_, row) => (
        <p key={row}>Regel {row}</p>
      ))}
    </Dialog>,
  )
  const box = dialog().element()
  expect(box.scrollHeight).toBeGreaterThan(box.clientHeight)
  expect(box.scrollWidth).toBe(box.clientWidth)
  expect(box.getBoundingClientRect().bottom).toBeLessThanOrEqual(256)
  await userEvent.tab()
  await expect.element(safe()).toBeInViewport()
})

test('DIALOG-06 with an on-screen keyboard it fits the space that is left, with the field in view', async () => {
  const area = window.visualViewport as VisualViewport
  const height = vi.spyOn(area, 'height', 'get').mockReturnValue(380)
  vi.spyOn(area, 'offsetTop', 'get').mockReturnValue(40)
  render(
    <Dialog {...words} open onOpenChange={vi.fn()}>
      {Array.from({ length: 20 }, (_, row) => (
        <p key={row}>Regel</p>
      ))}
      <input aria-label="Reden" />
    </Dialog>,
  )
  await page.getByLabelText('Reden').click()
  area.dispatchEvent(new Event('resize'))
  const box = dialog().element().getBoundingClientRect()
  const field = page.getByLabelText('Reden').element().getBoundingClientRect()
  expect(box.top).toBeGreaterThanOrEqual(40)
  expect(box.bottom).toBeLessThanOrEqual(420)
  expect(field.bottom).toBeLessThanOrEqual(box.bottom)
  expect(field.top).toBeGreaterThanOrEqual(box.top)
  height.mockReturnValue(window.innerHeight)
  area.dispatchEvent(new Event('resize'))
  expect(dialog().element().getBoundingClientRect().height).toBeGreaterThan(380)
})

test('other props and ref reach the dialog; a missing title logs a dev warning', async () => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => {})
  const ref = createRef<HTMLDivElement>()
  render(<Dialog open onOpenChange={vi.fn()} title="" closeLabel="Sluiten" ref={ref} data-testid="dialoog" />)
  await expect.element(page.getByTestId('dialoog')).toBeVisible()
  expect(ref.current).toBe(page.getByTestId('dialoog').element())
  expect(warn).toHaveBeenCalledWith(expect.stringContaining('Dialog: title'))
})

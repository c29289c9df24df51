import { render } from '@testing-library/react'
import { useState } from 'react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { Dialog } from '../dialog/dialog.tsx'
import { Toaster } from './toaster.tsx'

const onOpenChange = vi.fn()
const onClose = vi.fn()
const toastOf = (id: string) => ({
  id,
  tone: 'error' as const,
  toneLabel: 'Fout',
  text: `Melding ${id}`,
  duration: Number.POSITIVE_INFINITY,
})

/** Two toasts: one before the dialog opened, and one while it is open. */
function Screen() {
  const [toasts, setToasts] = useState(['1'])
  const [open, setOpen] = useState(false)
  const close = (id: string) => {
    onClose(id)
    setToasts((shown) => shown.filter((other) => other !== id))
  }
  return (
    <>
      <div>
        <Toaster
          label="Meldingen"
          toasts={toasts.map(toastOf)}
          closeLabel={(text) => `Sluit melding: ${text}`}
          onClose={close}
        />
        <p className="mt-14 pt-14">
          <button type="button" onClick={() => setOpen(true)}>
            Openen
          </button>
        </p>
      </div>
      <Dialog open={open} onOpenChange={onOpenChange} title="Weet u het zeker?" closeLabel="Nee, terug">
        <button type="button" onClick={() => setToasts([...toasts, '2'])}>
          Opslaan
        </button>
      </Dialog>
    </>
  )
}

const closer = (id: string) => page.getByRole('button', { name: `Sluit melding: Melding ${id}` })
const dialog = page.getByRole('dialog')

beforeEach(async () => {
  await page.viewport(800, 844)
  onOpenChange.mockReset()
  onClose.mockReset()
})

afterEach(() => page.viewport(390, 844))

test('TOASTER-07 toasts from before and during a modal dialog are announced, can be pressed, and do not close it', async () => {
  render(<Screen />)
  await page.getByRole('button', { name: 'Openen' }).click()
  await expect.element(dialog).toBeVisible()
  await page.getByRole('button', { name: 'Opslaan' }).click()
  // By role, so they are found only if they are not aria-hidden with the page.
  await expect.element(closer('2')).toBeVisible()
  expect(document.querySelector('[aria-live=assertive]')?.closest('[aria-hidden=true]')).toBeNull()
  await closer('2').click()
  await closer('1').click()
  expect(onClose.mock.calls.flat()).toEqual(['2', '1'])
  await expect.element(dialog).toBeVisible()
  expect(onOpenChange).not.toHaveBeenCalled()
})

test('negative control: Escape closes the dialog', async () => {
  render(<Screen />)
  await page.getByRole('button', { name: 'Openen' }).click()
  await expect.element(dialog).toBeVisible()
  await userEvent.keyboard('{Escape}')
  expect(onOpenChange).toHaveBeenCalledExactlyOnceWith(false)
})

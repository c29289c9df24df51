import { render } from '@testing-library/react'
import { test, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { listen } from '#tests/support/hear.ts'
import type { Toast } from './toast.tsx'
import { Toaster } from './toaster.tsx'

const wrong: Toast = {
  id: '1',
  tone: 'error',
  toneLabel: 'Fout',
  text: 'Opslaan is niet gelukt. Uw tekst is bewaard.',
  duration: 6000,
}
const right: Toast = {
  id: '2',
  tone: 'success',
  toneLabel: 'Gelukt',
  text: 'Uw antwoord is opgeslagen.',
  duration: 3000,
}

test('announces an error at once and a success politely, and F6 moves to a toast and back', async () => {
  const tree = (...toasts: Toast[]) => (
    <>
      <input aria-label="Antwoord" />
      <Toaster label="Meldingen" toasts={toasts} closeLabel={(text) => `Sluit melding: ${text}`} onClose={vi.fn()} />
    </>
  )
  const { rerender } = render(tree())
  await userEvent.tab()
  const expectHeard = await listen()
  rerender(tree(wrong))
  await expectHeard('assertive: Fout: Opslaan is niet gelukt. Uw tekst is bewaard.')
  rerender(tree({ ...wrong, id: '3' }))
  await expectHeard('assertive: Fout: Opslaan is niet gelukt. Uw tekst is bewaard.')
  rerender(tree(right))
  await expectHeard('polite: Gelukt: Uw antwoord is opgeslagen.')
  await userEvent.keyboard('{F6}')
  await expectHeard('button, Sluit melding: Uw antwoord is opgeslagen.')
  await userEvent.keyboard('{F6}')
  await expectHeard('textbox, Antwoord')
})

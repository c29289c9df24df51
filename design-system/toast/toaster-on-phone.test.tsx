import { render } from '@testing-library/react'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { Page } from '../page/page.tsx'
import { Toaster } from './toaster.tsx'

const screen = (...ids: string[]) => (
  <>
    <Toaster label="Meldingen" toasts={ids.map((id) => ({ id, tone: 'error', toneLabel: 'Fout', text: `Melding ${id}`, duration: 60_000 }))} closeLabel={String} onClose={() => {}} />
    <Page header={<header>Kliniek</header>} skipLabel="Naar de inhoud"><h1>Uw overzicht</h1><div className="h-[200dvh]" /><button type="button">Opslaan</button></Page>
  </>
)
const top = (element: 'heading' | 'button') => page.getByRole(element).first().element().getBoundingClientRect().top
const messages = () => page.getByRole('region').element().getBoundingClientRect()

test('TOAST-03 on a phone there is one message at a time, the newest error first, and it lies over nothing: the page makes room', async () => {
  const { rerender } = render(screen())
  const before = top('heading')
  rerender(screen('1', '2'))
  await expect.poll(() => page.getByRole('listitem').elements().map((item) => item.textContent)).toEqual(['Fout Melding 2'])
  await expect.poll(() => top('heading') - messages().bottom).toBeGreaterThanOrEqual(0)
  rerender(screen())
  await expect.poll(() => top('heading')).toBe(before)
})

test('in the middle of a page too, what was in view moves down', async () => {
  const { rerender } = render(screen())
  scrollTo(0, document.documentElement.scrollHeight - innerHeight - 400)
  const save = () => page.getByRole('button', { name: 'Opslaan' }).element().getBoundingClientRect().top
  const before = save()
  rerender(screen('1'))
  await expect.poll(() => Math.round(save() - before)).toBe(Math.round(messages().height))
})

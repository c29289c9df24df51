import { expect, onTestFinished, test } from 'vitest'
import { cdp, page } from 'vitest/browser'
import { invoices } from '../api/contract/invoice.ts'
import { patient } from '../api/contract/patient.ts'
import { threads } from '../api/contract/thread.ts'
import { App } from './app.tsx'
import { planned } from '../stories/fixture/consult.ts'
import { unpaid } from '../stories/fixture/one-invoice.ts'
import { employees, patientInfo } from '../stories/fixture/patient.ts'
import { medicineMessages, medicineThread } from '../stories/fixture/thread.ts'
import { heading, renderScreen } from '../stories/render-screen.tsx'
import { mockResponse } from '../stories/story-backend.ts'

const info = patientInfo({ consults: [planned], internal_message_threads: [medicineThread] })
/** The text of the page under print media. */
const printed = () => document.body.innerText.replaceAll(/\s+/g, ' ')

test.each<[address: string, title: string | RegExp, shows: string[]]>([
  ['/dashboard', 'Uw overzicht', ['3 december 2026', '14:30']],
  ['/appointments', 'Afspraken', ['3 december 2026', 'Controle op de kliniek']],
  ['/question/41', 'Vraag over medicijn', ['afbouwschema.pdf', 'Vraag over medicijn']],
  [`/invoice/${unpaid.id}`, 'Betaal uiterlijk 1 december 2026', ['€ 120,00', 'Controle via video']],
])('%s in print shows the clinic, the patient and the date, without controls', async (at, title, shows) => {
  await renderScreen(<App />, {
    at,
    token: 'abc',
    replies: [
      mockResponse(patient.getInfo, info),
      mockResponse(patient.getEmployees, { employees }),
      mockResponse(threads.getThread, { thread: medicineThread, messages: medicineMessages }),
      mockResponse(invoices.getInvoice, { invoice: unpaid }),
    ],
  })
  await expect.element(heading(title)).toBeVisible()
  await expect.element(page.getByText(shows[0] ?? '').first()).toBeVisible()
  await cdp().send('Emulation.setEmulatedMedia', { media: 'print' })
  onTestFinished(async () => {
    await cdp().send('Emulation.setEmulatedMedia', { media: '' })
  })
  expect(printed()).toMatch(/^Hoofdpijnkliniek · .*E\.M\. de Wit · 21 november 2026/)
  for (const words of shows) expect(printed()).toContain(words)
  expect(printed()).not.toMatch(/nieuw tabblad|Verzetten|Afzeggen|Versturen|Bellen|Nu betalen|Menu/)
  expect(
    page
      .getByRole('button')
      .elements()
      .filter((button) => button.checkVisibility())
      .map((button) => button.textContent),
  ).toEqual([])
})

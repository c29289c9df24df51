import { cleanup } from '@testing-library/react'
import { describe, expect, onTestFinished, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import * as z from 'zod'
import { storedFiles } from '#tests/support/stored-zip.ts'
import { textsOf } from '#tests/support/texts-of.ts'
import { documents } from '../../api/contract/document.ts'
import { patient } from '../../api/contract/patient.ts'
import { threads } from '../../api/contract/thread.ts'
import { routes } from '../../navigation/route-table.ts'
import { signOutAtom } from '../../session/token.ts'
import { patientInfo } from '../../stories/fixture/patient.ts'
import { takeOutReplies } from '../../stories/fixture/take-out.ts'
import { medicineMessages, medicineThread } from '../../stories/fixture/thread.ts'
import { button, renderScreen, text } from '../../stories/render-screen.tsx'
import {
  mockResponse,
  answersOddly,
  mockNetworkError,
  mockPending,
  mockStatus,
  type StoryReply,
} from '../../stories/story-backend.ts'
import { withoutPicker } from '../../stories/without-picker.ts'
import schema from './data.schema.json'
import type { TakeOutRecord } from './rules/take-out-record.ts'
import { TakeOutScreen } from './take-out-screen.tsx'

const heading = (name: string) => page.getByRole('heading', { level: 2, name })
/** The code that makes the archive comes for the first time, which takes long on a busy machine. */
const patience = { timeout: 20_000 }

async function show(...replies: StoryReply[]) {
  onTestFinished(withoutPicker())
  const shown = await renderScreen(<TakeOutScreen />, {
    at: routes.takeOut.pattern,
    replies: [...takeOutReplies, ...replies],
    token: 'take-out',
  })
  await expect.element(button('Bestand maken')).toBeVisible()
  return shown
}

/** Presses to save, and gives the files of what is saved. */
async function saved() {
  const given = vi.spyOn(URL, 'createObjectURL')
  const pressed = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => {})
  await expect.element(heading('Uw bestand is klaar'), patience).toBeVisible()
  await button('Bestand opslaan').click()
  const [archive] = given.mock.lastCall ?? []
  expect((pressed.mock.instances as HTMLAnchorElement[]).map(({ download }) => download)).toEqual([
    'mijn-gegevens-20261121.zip',
  ])
  return storedFiles(new Uint8Array(await (archive as Blob).arrayBuffer()))
}
const textIn = (files: Map<string, Uint8Array>, path: string) => new TextDecoder().decode(files.get(path))
/** Readers of another version ignore what is new; here, what the schema does not name is a fault. */
const strict = z.fromJSONSchema(
  JSON.parse(JSON.stringify(schema), (_key, value: { properties?: object }) =>
    value?.properties ? { ...value, additionalProperties: false } : value,
  ) as Parameters<typeof z.fromJSONSchema>[0],
)
const recordIn = (files: Map<string, Uint8Array>) =>
  strict.parse(JSON.parse(textIn(files, 'data.json'))) as TakeOutRecord
const pageIn = (files: Map<string, Uint8Array>) =>
  new DOMParser().parseFromString(textIn(files, 'index.html'), 'text/html')

test('TAKE-01.1 TAKE-01.2 the archive contains the page, every file it links to, and the same as JSON with its schema', async () => {
  await show()
  await button('Bestand maken').click()
  const files = await saved()
  expect([...files.keys()].toSorted()).toEqual([
    'afspraken/2026-03-10 Intake op de kliniek.ics',
    'afspraken/2026-11-05 Controle via de telefoon.ics',
    'afspraken/2026-12-03 Controle op de kliniek.ics',
    'brieven/2025-10-06 Brief aan uw huisarts.pdf',
    'brieven/2026-11-17 Brief aan uw huisarts.pdf',
    'data.json',
    'data.schema.json',
    'facturen/2026-11-12 Factuur 2026-0610.pdf',
    'facturen/2026-11-12 Factuur 2026-1043.pdf',
    'index.html',
    'recepten/2026-11-17 Sumatriptan 50 mg.pdf',
  ])
  const shown = pageIn(files)
  const links = [...shown.querySelectorAll('a')].map((link) => decodeURIComponent(link.getAttribute('href') ?? ''))
  expect(new Set(links.filter((link) => !link.startsWith('#')))).toEqual(
    new Set([...files.keys()].filter((path) => path !== 'index.html')),
  )
  for (const words of [
    'Neem de komende week een halve tablet.',
    'dr. A.B. Bos',
    'Welke middelen tijdens een aanval heeft u geprobeerd?',
    'Apotheek De Linde',
    'Anders: een collega',
    '€\u00A0120,00',
  ])
    expect(shown.body.textContent).toContain(words)
  const record = recordIn(files)
  expect(record).toMatchObject({ version: 1, patient: { name: 'Emma de Wit' }, missing: [] })
  // The document of a message and of a prescription is one, and fetched once.
  expect(record.conversations[0]?.messages[1]?.attachments).toEqual([
    { id: 71, name: 'afbouwschema.pdf', file: 'recepten/2026-11-17 Sumatriptan 50 mg.pdf' },
  ])
  expect(JSON.parse(textIn(files, 'data.schema.json'))).toEqual(schema)
  expect(textIn(files, 'afspraken/2026-12-03 Controle op de kliniek.ics')).toContain('dr. A.B. Bos')
}, 60_000)

test('TAKE-01.3 content from the back end is text in the page, and runs and loads nothing', async () => {
  const hostile = `"><img src=x onerror=alert(1)></style><script>alert('1')</script>`
  await show(
    mockResponse(patient.getInfo, patientInfo({ internal_message_threads: [{ ...medicineThread, subject: hostile }] })),
    mockResponse(threads.getThread, {
      thread: medicineThread,
      messages: medicineMessages.map((message) => ({
        ...message,
        content: hostile,
        attachments: [{ id: 71, documentFilename: `../../${hostile}` }],
      })),
    }),
  )
  await button('Bestand maken').click()
  const files = await saved()
  const shown = pageIn(files)
  expect(shown.querySelectorAll('script, img, link, iframe, [onerror], [src]')).toHaveLength(0)
  expect(shown.querySelector('[http-equiv="Content-Security-Policy"]')?.getAttribute('content')).toMatch(
    /^default-src 'none'; style-src 'unsafe-inline';/,
  )
  expect(shown.querySelector('#conversations + article h3')?.textContent).toBe(hostile)
  expect([...files.keys()].filter((path) => path.startsWith('bijlagen/'))).toEqual([
    'bijlagen/2026-11-16 img src x onerror alert(1) style script alert( 1 ) script.pdf',
  ])
}, 60_000)

describe('TAKE-01.5 a failed download', () => {
  test('is named on the screen and in the file, and only that is retried', async () => {
    const { backend } = await show(answersOddly(patient.getEmployees), mockStatus(threads.getThread, 503))
    await button('Bestand maken').click()
    await expect.element(heading('Niet alles is opgehaald'), patience).toBeVisible()
    expect(textsOf(page.getByRole('main').getByRole('listitem'))).toEqual([
      'Namen van medewerkers',
      'Gesprek: Vraag over medicijn',
    ])
    const before = backend.sent.length
    backend.setReplies(mockResponse(patient.getEmployees, { employees: [] }))
    await button('Opnieuw proberen').click()
    await expect.element(text('Namen van medewerkers')).not.toBeInTheDocument()
    await expect.element(heading('Niet alles is opgehaald')).toBeVisible()
    expect(backend.sent.slice(before).map(({ endpoint }) => endpoint)).toEqual([
      patient.getEmployees,
      threads.getThread,
    ])
    await button('Maak het bestand zonder dit').click()
    const files = await saved()
    await expect.element(text('Gesprek: Vraag over medicijn')).toBeVisible()
    expect(recordIn(files).missing).toEqual(['Gesprek: Vraag over medicijn'])
    expect(pageIn(files).querySelector('#missing')?.parentElement?.textContent).toContain(
      'Gesprek: Vraag over medicijn',
    )
  }, 60_000)

  test('without a connection shows a message, and is retried when online', async () => {
    const { backend } = await show(mockNetworkError(documents.getDocument))
    await button('Bestand maken').click()
    await expect.element(text(/Er is geen verbinding\. Probeer het opnieuw/), patience).toBeVisible()
    // The others would fail as well.
    expect(backend.bodiesOf(documents.getDocument)).toHaveLength(1)
    backend.setReplies(...takeOutReplies)
    await button('Opnieuw proberen').click()
    expect(recordIn(await saved()).missing).toEqual([])
  }, 60_000)
})

describe('TAKE-01.6 nothing is left', () => {
  const fetching = async () => {
    const shown = await show(mockPending(documents.getDocument))
    await button('Bestand maken').click()
    await expect.element(page.getByRole('progressbar'), patience).toBeVisible()
    await expect.element(text('Nu: Sumatriptan 50 mg'), patience).toBeVisible()
    const call = shown.backend.sent.findLast(({ endpoint }) => endpoint === documents.getDocument)
    return { ...shown, isStopped: () => call?.signal.aborted }
  }

  test('TAKE-01.4 after the patient stops; until then the current item and the progress are shown', async () => {
    const { backend, isStopped } = await fetching()
    await expect.element(page.getByRole('progressbar')).toHaveAttribute('aria-valuetext', '5 van 10')
    await button('Stoppen').click()
    await expect.element(text('U heeft het gestopt')).toBeVisible()
    expect(isStopped()).toBe(true)
    expect(backend.bodiesOf(documents.getDocument)).toHaveLength(1)
    await expect.element(button('Bestand opslaan')).not.toBeInTheDocument()
  }, 60_000)

  test('after the session ends', async () => {
    const { store, isStopped } = await fetching()
    store.set(signOutAtom, 'expired')
    expect(isStopped()).toBe(true)
    await expect.element(page.getByRole('progressbar')).not.toBeInTheDocument()
  }, 60_000)

  test('after the screen is left', async () => {
    const { isStopped } = await fetching()
    cleanup()
    expect(isStopped()).toBe(true)
  }, 60_000)
})

describe('TAKE-01.7 when the browser can write to a file that the patient chooses', () => {
  /** A file in the page's own storage in place of one on the disk. */
  async function pick(...replies: StoryReply[]) {
    const shown = await show(...replies)
    const folder = await navigator.storage.getDirectory()
    onTestFinished(() => folder.removeEntry('gegevens.zip').catch(() => {}))
    Object.assign(globalThis, {
      showSaveFilePicker: vi.fn(() => folder.getFileHandle('gegevens.zip', { create: true })),
    })
    const kept = async () => {
      const names: string[] = []
      for await (const name of (folder as unknown as { keys: () => AsyncIterable<string> }).keys()) names.push(name)
      return names.filter((name) => name.startsWith('gegevens.zip'))
    }
    return { ...shown, kept, file: async () => (await folder.getFileHandle('gegevens.zip')).getFile() }
  }

  test('the archive is written there, and nothing of it stays in the page', async () => {
    const { file } = await pick()
    await button('Bestand maken').click()
    await expect.element(text('Het staat op de plek die u koos.'), patience).toBeVisible()
    await expect.element(button('Bestand opslaan')).not.toBeInTheDocument()
    const files = storedFiles(new Uint8Array(await (await file()).arrayBuffer()))
    expect(recordIn(files).missing).toEqual([])
  }, 60_000)

  test('TAKE-01.6 the file is removed when the patient stops', async () => {
    const { kept } = await pick(mockPending(documents.getDocument))
    await button('Bestand maken').click()
    await expect.element(text('Nu: Sumatriptan 50 mg'), patience).toBeVisible()
    expect(await kept()).not.toEqual([])
    await button('Stoppen').click()
    await expect.element(text('U heeft het gestopt')).toBeVisible()
    await expect.poll(kept).toEqual([])
  }, 60_000)

  test('nothing starts when no file is chosen', async () => {
    const { backend } = await show()
    const before = backend.sent.length
    Object.assign(globalThis, {
      showSaveFilePicker: vi.fn(() => Promise.reject(new DOMException('Closed', 'AbortError'))),
    })
    await button('Bestand maken').click()
    await expect.element(button('Bestand maken')).toBeVisible()
    expect(backend.sent).toHaveLength(before)
    await expect.element(text('U heeft het gestopt')).not.toBeInTheDocument()
  })

  test('a full disk shows a message', async () => {
    await show()
    Object.assign(globalThis, {
      showSaveFilePicker: vi.fn(() =>
        Promise.resolve({
          createWritable: () =>
            new WritableStream({ write: () => Promise.reject(new DOMException('Full', 'QuotaExceededError')) }),
        }),
      ),
    })
    await button('Bestand maken').click()
    await expect.element(text('Het bestand maken is niet gelukt'), patience).toBeVisible()
    await expect.element(button('Bestand maken')).toBeVisible()
  }, 60_000)
})

test('TAKE-01.8 warnings about a shared device and about messages becoming read are shown before it starts', async () => {
  await show()
  await expect.element(text('Gebruikt iemand anders dit apparaat ook?')).toBeVisible()
  await expect.element(text('U heeft 1 gesprek met een nieuw bericht. Dat staat hierna op gelezen.')).toBeVisible()
  cleanup()
  await show(mockResponse(patient.getInfo, patientInfo()))
  await expect.element(text(/op gelezen/)).not.toBeInTheDocument()
})

import { randomFillSync } from 'node:crypto'
import { chromium } from '@playwright/test'
import { openMemory } from '../backend/database/embedded.ts'
import { startBackend } from '../backend/http/server.ts'
import { signIn } from '../backend/test-kit/granted.ts'
import { send } from '../backend/test-kit/test-backend.ts'
import { freePort } from '../support/free-port.ts'
import { log } from '../support/log.ts'
import { openTestAdmin } from '../support/test-admin.ts'
import { buildSite } from './built-site.ts'
import { table, type Check } from './check.ts'
import { eventually, openOwnBrowser, openPage } from './take-out/own-browser.ts'

const account = { documents: 500, megabytes: 200 } as const
/** What the browser may need beyond what it had, in MB. */
const most = 150
/** How long one archive may take, in ms. */
const patience = 900_000

/** A back end with a patient who has so many letters, each a file of random bytes: they cannot be made smaller. */
async function openClinic() {
  const port = await freePort()
  const database = await openMemory()
  const clinic = await startBackend({
    database: { open: database },
    port,
    testAdmin: true,
    site: await buildSite('portal-take-out', port),
    seed: false,
    quiet: true,
  })
  const testAdmin = openTestAdmin(clinic.origin)
  const patient = await testAdmin.createPatient('nothing-planned', {
    documents: Array.from({ length: account.documents }, (_, at) => ({
      category: 'GP_LETTER',
      description: `Brief ${at + 1}`,
    })),
  })
  const content = randomFillSync(new Uint8Array(Math.ceil((account.megabytes * 1024 ** 2) / account.documents)))
  content.set(new TextEncoder().encode('%PDF-1.7'))
  await database.rows(
    `
    insert into file (document_id, filename, mimetype, content)
    select id, 'brief.pdf', 'application/pdf', $2 from document where patient_id = $1`,
    [patient.patientId, content],
  )
  const call = (name: Parameters<typeof send>[1], input: Parameters<typeof send>[2] = {}) =>
    send(clinic.origin, name, input)
  return { clinic, token: await signIn({ testAdmin, call }, patient) }
}

/** Answers the question where to save, which nobody could answer here, by a file on the disk that the page alone can reach. */
const saveToDisk = (): void => {
  const picker = async ({ suggestedName }: { suggestedName: string }) => {
    const file = await (await navigator.storage.getDirectory()).getFileHandle(suggestedName, { create: true })
    Object.assign(globalThis, { saved: file })
    return file
  }
  Object.assign(globalThis, { showSaveFilePicker: picker })
}
/** As if nothing could be written to the disk: what was made stays. */
const keepInMemory = (): void => {
  const kept: Uint8Array[] = []
  const createWritable = async () => new WritableStream<Uint8Array>({ write: (chunk) => void kept.push(chunk.slice()) })
  Object.assign(globalThis, { kept, showSaveFilePicker: async () => ({ createWritable }) })
}

const press = (): void =>
  [...document.querySelectorAll('button')].find(({ textContent }) => textContent === 'Bestand maken')?.click()
const outcome = (): string =>
  [...document.querySelectorAll('h1, h2')].map(({ textContent }) => textContent).join(' · ') +
  (document.querySelector('main')?.textContent ?? '')

/** The size of the file on the disk, in MB, and how many files it says it holds. */
const savedFile = async (): Promise<{ megabytes: number; files: number }> => {
  const { saved } = globalThis as unknown as { saved: FileSystemFileHandle }
  const file = await saved.getFile()
  const end = new DataView(await file.slice(-22).arrayBuffer())
  return { megabytes: file.size / 1024 ** 2, files: end.getUint16(10, true) }
}

/** Makes the archive in a browser of its own; what it needed at most beyond what it had, in MB. */
async function takeOut(origin: string, token: string, picker: () => void) {
  const address = `${origin}/take-out`
  const browser = await openOwnBrowser()
  try {
    const steering = await chromium.connectOverCDP(browser.address)
    const [context] = steering.contexts()
    await context?.addCookies([{ name: 'token', value: token, url: origin, sameSite: 'Strict', secure: true }])
    const shown = context?.pages()[0]
    await shown?.goto(address)
    await shown?.getByRole('button', { name: 'Bestand maken' }).waitFor()
    await shown?.waitForLoadState('networkidle')
    await steering.close()
    const page = await openPage(browser.address, address)
    await page.evaluate(picker)
    await page.collectGarbage()
    const before = browser.megabytes()
    let peak = before
    await page.evaluate(press)
    await eventually(
      'the archive',
      async () => {
        peak = Math.max(peak, browser.megabytes())
        return (await page.evaluate(outcome)).includes('Uw bestand is klaar') || undefined
      },
      patience,
    )
    const saved = picker === saveToDisk ? await page.evaluate(savedFile) : undefined
    page.close()
    return { before, needed: peak - before, saved }
  } finally {
    await browser.close()
  }
}

export const takeOutCheck: Check = {
  description: 'a browser that can write to the disk creates a large archive in little memory',
  async run() {
    const { clinic, token } = await openClinic()
    try {
      log('to a file on the disk')
      const disk = await takeOut(clinic.origin, token, saveToDisk)
      log(`${disk.needed.toFixed(0)} MB more than before`, 'negative control: stored in memory')
      const memory = await takeOut(clinic.origin, token, keepInMemory)
      const { megabytes = 0, files = 0 } = disk.saved ?? {}
      const isWhole = megabytes >= account.megabytes && files > account.documents
      return {
        passed: isWhole && disk.needed <= most && memory.needed > most,
        summary: {
          amount: `${files} files of ${megabytes.toFixed(0)} MB`,
          result: `${disk.needed.toFixed(0)} MB more than before`,
          limit: `at most ${most} MB`,
        },
        details: [
          ...table(
            ['saved', 'before, in MB', 'at most more, in MB', 'limit'],
            [
              ['to the disk', disk.before.toFixed(0), disk.needed.toFixed(0), `at most ${most}`],
              [
                'negative control: stored in memory',
                memory.before.toFixed(0),
                memory.needed.toFixed(0),
                `more than ${most}`,
              ],
            ],
          ),
          '',
          'Memory of all processes of the browser.',
        ],
      }
    } finally {
      await clinic.close()
    }
  },
}

import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { storedFiles } from '../support/stored-zip.ts'
import { expect, test } from './journey.ts'
import { goByMenu } from './menu-steps.ts'

test('TAKE-01.1 TAKE-01.3 a patient saves all data in one file and reads it offline, without any request', async ({
  page,
  patient,
  signIn,
  journey,
  browser,
}, testInfo) => {
  // Its question where to save is no part of the page.
  await page.addInitScript(() => Object.assign(globalThis, { showSaveFilePicker: undefined }))
  await signIn(page, await patient('everything'))
  await goByMenu(page, 'Uw gegevens meenemen')
  await expect(page.getByText('U heeft 1 gesprek met een nieuw bericht.')).toBeVisible()
  await journey.checkAxe(page)
  await page.getByRole('button', { name: 'Bestand maken' }).click()
  await expect(page.getByRole('heading', { name: 'Uw bestand is klaar' })).toBeVisible({ timeout: 60_000 })
  await expect(page.getByText('Dit ontbreekt')).toHaveCount(0)
  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Bestand opslaan' }).click()
  const archive = await readFile(await (await download).path())
  const files = storedFiles(new Uint8Array(archive))
  const folder = testInfo.outputPath('archive')
  for (const [path, content] of files) {
    await mkdir(dirname(join(folder, path)), { recursive: true })
    await writeFile(join(folder, path), content)
  }

  const elsewhere = await browser.newContext({ offline: true, colorScheme: 'dark' })
  const reader = await elsewhere.newPage()
  const requested: string[] = []
  reader.on('request', (request) => requested.push(request.url()))
  const address = pathToFileURL(join(folder, 'index.html')).href
  await reader.goto(address)
  await expect(reader.getByRole('heading', { level: 1, name: 'Uw gegevens' })).toBeVisible()
  await expect(reader.getByRole('heading', { name: 'Nieuwe medicatie' })).toBeVisible()
  const background = () => reader.evaluate(() => getComputedStyle(document.body).backgroundColor)
  const dark = await background()
  await reader.getByRole('radio', { name: 'Rustig licht' }).check()
  expect(await background()).not.toBe(dark)
  const links = await reader
    .getByRole('main')
    .getByRole('link')
    .evaluateAll((all) => all.map((link) => decodeURIComponent(link.getAttribute('href') ?? '')))
  expect(new Set(links)).toEqual(new Set([...files.keys()].filter((path) => path !== 'index.html')))
  expect(links.filter((path) => path.startsWith('facturen/')).length).toBeGreaterThan(0)
  expect(requested).toEqual([address])
  await journey.checkAxe(reader)
  await elsewhere.close()
})

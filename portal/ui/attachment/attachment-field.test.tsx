import { cleanup } from '@testing-library/react'
import { useLayoutEffect } from 'react'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { claimDrafts, draftsSettled, draftsOf, wipeDrafts } from '../../platform/drafts/draft-store.ts'
import { toastsAtom } from '../../session/toast-state.ts'
import { dropFiles } from '../../stories/drop-files.ts'
import { photoOf, place } from '../../stories/fixture/photo.ts'
import { button, renderScreen, text } from '../../stories/render-screen.tsx'
import { AttachmentField } from './attachment-field.tsx'
import { useAttachments, type Attachments } from './use-attachments.ts'

const emma = { email: 'emma@voorbeeld.nl', token: 'abc' }
let attachments: Attachments
const take = (now: Attachments) => {
  attachments = now
}

function Host() {
  const chosen = useAttachments('thread 7')
  useLayoutEffect(() => take(chosen))
  return <AttachmentField attachments={chosen} />
}

const open = async (session: { token?: string } = {}) => {
  const opened = await renderScreen(<Host />, { at: '/question/7', ...session })
  await expect.poll(() => attachments.isReady).toBe(true)
  return opened
}
const megabyte = 1024 * 1024
const pdfOf = (name: string, bytes = 100) =>
  new File(['%PDF-'.slice(0, bytes), new Uint8Array(Math.max(0, bytes - 5))], name, { lastModified: 0 })
const digestOf = async (file = new Blob()) =>
  new Uint8Array(await crypto.subtle.digest('SHA-256', await file.arrayBuffer()))
const names = () => attachments.files.map(({ name }) => name)
const remove = (name: string) => button(`Verwijder ${name}`)

beforeEach(async () => {
  await wipeDrafts()
  await claimDrafts(emma)
})

test('FILE-01.1 FILE-01.2 FILE-01.3 FILE-01.4 FILE-04 a rejected file is listed with its reason, and one toast of 6 s is shown for each selection', async () => {
  const { store } = await open()
  await expect
    .element(button('Bestand kiezen'))
    .toHaveAccessibleDescription('Pdf, jpg of png. Elk bestand mag 20 MB groot zijn, samen 60 MB.')
  dropFiles(
    pdfOf('brief.PDF', 20 * megabyte),
    pdfOf('groot.pdf', 20 * megabyte + 1),
    pdfOf('leeg.pdf', 0),
    new File(['GIF89a'], 'foto.gif'),
    new File(['<html>'], 'foto.jpg'),
    new File(['heic'], 'IMG_1.HEIC'),
  )
  await expect.element(remove('brief.PDF')).toBeVisible()
  expect(names()).toEqual(['brief.PDF'])
  for (const reason of [
    'groot.pdf: dit bestand is groter dan 20 MB.',
    'leeg.pdf: dit bestand is leeg.',
    'foto.gif: dit soort bestand kan niet.',
    'foto.jpg: dit bestand is iets anders dan zijn naam zegt.',
    'IMG_1.HEIC: dit soort foto kan de kliniek niet openen. Maak een schermafdruk',
  ])
    await expect.element(page.getByRole('listitem').filter({ hasText: reason })).toBeVisible()
  expect(store.get(toastsAtom)).toMatchObject([
    { tone: 'error', text: 'Sommige bestanden zijn geweigerd vanwege type of grootte.', duration: 6000 },
  ])
  const [first] = store.get(toastsAtom)
  dropFiles(pdfOf('twee.pdf', 20 * megabyte), pdfOf('drie.pdf', 20 * megabyte), pdfOf('vier.pdf'))
  await expect
    .element(text('vier.pdf: samen zijn de bestanden groter dan 60 MB. Stuur dit bestand apart.'))
    .toBeVisible()
  expect(names()).toEqual(['brief.PDF', 'twee.pdf', 'drie.pdf'])
  // TOAST-02: a new error toast replaces the previous one.
  expect(store.get(toastsAtom)).toHaveLength(1)
  expect(store.get(toastsAtom)[0]?.id).not.toBe(first?.id)
})

test('FILE-02 FILE-03.1 FILE-03.3 FILE-03.4 files are listed with their size, a duplicate is left out with a neutral note, another file with its name gets a number, and each can be removed', async () => {
  const { store } = await open()
  dropFiles(pdfOf('brief.pdf', 2.4 * megabyte), pdfOf('nota.pdf', 2048))
  await expect.element(remove('nota.pdf')).toBeVisible()
  dropFiles(pdfOf('brief.pdf', 2.4 * megabyte))
  await expect.element(text('brief.pdf: dit bestand had u al gekozen.')).toBeVisible()
  expect(store.get(toastsAtom)).toEqual([])
  await expect
    .element(page.getByRole('list', { name: '2 bestanden gekozen' }))
    .toHaveTextContent('brief.pdf2,4 MBVerwijdernota.pdf2 kBVerwijder')
  await remove('brief.pdf').click()
  await expect.element(remove('nota.pdf')).toHaveFocus()
  expect(names()).toEqual(['nota.pdf'])
  dropFiles(pdfOf('nota.pdf', 300))
  await expect
    .element(text('nota-2.pdf: dit bestand kreeg een nummer. Een ander bestand had dezelfde naam.'))
    .toBeVisible()
  await expect.poll(() => attachments.isReady).toBe(true)
  expect((await attachments.encode()).map(({ filename }) => filename)).toEqual(['nota.pdf', 'nota-2.pdf'])
})

test.each(['brief.pdf', 'pols.jpg'])('FILE-02 %s, chosen again after it was prepared, is left out', async (name) => {
  await open()
  const file = name.endsWith('pdf') ? pdfOf(name) : await photoOf(name, 300, 200)
  dropFiles(file)
  await expect.element(remove(name)).toBeVisible()
  await expect.poll(() => attachments.isReady).toBe(true)
  dropFiles(file)
  await expect.element(text(`${name}: dit bestand had u al gekozen.`)).toBeVisible()
  expect(names()).toEqual([name])
})

describe('what is sent to the back end', () => {
  const read = async ({ data }: { data: string | Blob }) =>
    (await fetch(`data:;base64,${data instanceof Blob ? await data.text() : data}`)).blob()

  test('MSG-03.2 is the content of each file in base64, with progress', async () => {
    await open()
    const bytes = crypto.getRandomValues(new Uint8Array(65536))
    const large = new File(['%PDF-', ...Array.from({ length: 20 }, () => bytes)], 'groot.pdf')
    dropFiles(large, pdfOf('één.pdf', 101))
    await expect.element(remove('één.pdf')).toBeVisible()
    const progressed = vi.fn<(done: number) => void>()
    const encoded = await attachments.encode({ onProgress: progressed })
    expect(encoded.map(({ filename, description }) => [filename, description])).toEqual([
      ['groot.pdf', ''],
      ['één.pdf', ''],
    ])
    expect(await Promise.all(encoded.map(async (one) => digestOf(await read(one))))).toEqual(
      await Promise.all([large, pdfOf('', 101)].map(digestOf)),
    )
    expect(progressed.mock.calls.flat().at(-1)).toBe(1)
    await expect(attachments.encode({ signal: AbortSignal.abort() })).rejects.toMatchObject({ name: 'AbortError' })
  })

  test('FILE-01 a photo over 3 MB is made smaller, rotated upright and without its location; a smaller one only loses its location', async () => {
    const [large, small] = [await photoOf('groot.jpg', 3000, 2000), await photoOf('klein.jpg', 300, 200)]
    expect(large.size).toBeGreaterThan(3 * megabyte)
    for (const photo of [large, small]) expect(await photo.text()).toContain(place)
    await open()
    dropFiles(large, small)
    await expect.element(text('Wij hebben deze foto kleiner gemaakt.')).toBeVisible()
    await expect.poll(() => attachments.isReady).toBe(true)
    const [madeSmaller, asItWas] = attachments.files
    expect([madeSmaller, asItWas].map((file) => file && attachments.stateOf(file))).toEqual(['madeSmaller', 'ready'])
    for (const file of attachments.files) expect(await file.text()).not.toContain(place)
    expect(madeSmaller?.size).toBeLessThan(large.size)
    // The Exif orientation is applied: the green quarter is at the upper right.
    for (const [file, width, height] of [
      [madeSmaller, 1707, 2560],
      [asItWas, 200, 300],
    ] as const) {
      const image = await createImageBitmap(file ?? new Blob())
      expect([image.width, image.height]).toEqual([width, height])
      const brush = new OffscreenCanvas(width, height).getContext('2d')
      brush?.drawImage(image, 0, 0)
      const [red = 0, green = 0] = brush?.getImageData(width * 0.75, height / 4, 1, 1).data ?? []
      expect(green - red).toBeGreaterThan(20)
    }
  })

  test('a photo that cannot be decoded is sent unchanged', async () => {
    const broken = new File([Uint8Array.of(0xff, 0xd8, 0xff, 0xdb), 'x'.repeat(3 * megabyte)], 'stuk.jpg')
    await open()
    dropFiles(broken)
    await expect.poll(() => attachments.isReady && names()).toEqual(['stuk.jpg'])
    expect(attachments.files[0]?.size).toBe(broken.size)
  })
})

describe('SES-06 MSG-07 files that are chosen and not yet sent', () => {
  const secret = 'Een brief van de neuroloog'
  const letter = new File(['%PDF-', secret, ' '.repeat(2.5 * megabyte)], 'brief.pdf', {
    type: 'application/pdf',
    lastModified: 7,
  })
  const asEmma = () => open({ token: 'abc' })
  const keptNames = async () =>
    (((await draftsOf('abc').read('thread 7 files')) ?? []) as { name: string }[]).map(({ name }) => name)
  const isKept = async (token = 'abc') => (await draftsOf(token).read('thread 7 files')) !== undefined

  test('SES-06.1 MSG-07.1 MSG-07.2 MSG-07.3 are restored when the screen is opened again, byte by byte, also after the next sign-in, and deleted once sent', async () => {
    await asEmma()
    dropFiles(letter, pdfOf('nota.pdf'))
    // Files are stored one after another, so once the second is listed the first is complete.
    await expect.poll(keptNames).toEqual(['brief.pdf', 'nota.pdf'])
    await remove('nota.pdf').click()
    await expect.poll(keptNames).toEqual(['brief.pdf'])
    cleanup()
    await claimDrafts({ ...emma, token: 'def' })
    await open({ token: 'def' })
    await expect.element(remove('brief.pdf')).toBeVisible()
    expect(names()).toEqual(['brief.pdf'])
    expect([
      attachments.files[0]?.type,
      attachments.files[0]?.lastModified,
      await digestOf(attachments.files[0]),
    ]).toEqual(['application/pdf', 7, await digestOf(letter)])
    attachments.clear()
    await expect.element(remove('brief.pdf')).not.toBeInTheDocument()
    await expect.poll(() => isKept('def')).toBe(false)
  })

  test('SES-06.3 are deleted for the next patient', async () => {
    await asEmma()
    dropFiles(letter)
    await expect.poll(() => isKept()).toBe(true)
    cleanup()
    await claimDrafts({ email: 'jan@voorbeeld.nl', token: 'def' })
    await open({ token: 'def' })
    expect(names()).toEqual([])
  })

  test('are not restored when their storage was interrupted', async () => {
    await asEmma()
    dropFiles(letter, pdfOf('nota.pdf'))
    await expect.poll(keptNames).toHaveLength(2)
    await draftsSettled()
    cleanup()
    await draftsOf('abc').remove('thread 7 file 1 brief.pdf')
    await asEmma()
    expect(names()).toEqual(['nota.pdf'])
    expect(await draftsOf('abc').read('thread 7 file 0 brief.pdf')).toBeUndefined()
  })

  test('MSG-07.5 MSG-07.6 show a message when the device has no space, and typed text is stored anyway', async () => {
    const { put } = IDBObjectStore.prototype
    vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(function (
      this: IDBObjectStore,
      value: { data?: ArrayBuffer },
      key,
    ) {
      if ((value.data?.byteLength ?? 0) > 100_000) throw new DOMException('full', 'QuotaExceededError')
      return put.call(this, value, key)
    })
    await asEmma()
    dropFiles(letter)
    await expect.element(text(/geen ruimte om dit bestand te bewaren/)).toBeVisible()
    await draftsOf('abc').write('thread 7', 'Ik lig in het donker.')
    vi.restoreAllMocks()
    expect(await draftsOf('abc').read('thread 7')).toBe('Ik lig in het donker.')
    expect(await isKept()).toBe(false)
    expect(names()).toEqual(['brief.pdf'])
  })
})

import { render } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { textsOf } from '#tests/support/texts-of.ts'
import { FileDropzone } from './file-dropzone.tsx'
import { FileDropzoneHost as Host } from './file-dropzone-host.tsx'
import { carrying, choose, drag, drop, pdf, remove, spoken, words, zone } from './offer-files.ts'
import { sample } from '../pdf-frame/samples/sample-pdfs.ts'
import { dutch, fileOf, hint, label, limits, megabyte } from './sample-files.ts'

const said = (text: string) => expect.poll(() => spoken()?.textContent).toBe(text)
const input = () => document.querySelector<HTMLInputElement>('input[type=file]') ?? document.createElement('input')
const rows = () => textsOf(page.getByRole('listitem'))

let pickerOpened = 0
const noPicker = (event: Event) => {
  pickerOpened += 1
  event.preventDefault()
}
beforeEach(() => {
  pickerOpened = 0
  document.addEventListener('click', (event) => event.target instanceof HTMLInputElement && noPicker(event), {
    signal: ended.signal,
  })
})
let ended = new AbortController()
afterEach(() => {
  ended.abort()
  ended = new AbortController()
})

test('FILE-DROPZONE-07 FILE-03.2 FILE-03.4 files chosen in the picker are listed, counted and announced, and the picker is reset', async () => {
  render(<Host />)
  await expect.element(choose()).toHaveAccessibleDescription(hint)
  expect(input()).toHaveAttribute('accept', '.pdf,.jpg,.jpeg,.png,application/pdf,image/jpeg,image/png')
  await userEvent.upload(page.elementLocator(input()), [pdf('rapport.pdf', 2458), pdf('SCAN.PDF', 2048)])
  await expect.element(page.getByRole('list', { name: '2 bestanden gekozen' })).toBeVisible()
  expect(rows()).toEqual(['rapport.pdf2,4\u00a0kBVerwijder', 'SCAN.PDF2\u00a0kBVerwijder'])
  await said('2 bestanden toegevoegd')
  expect(input().value).toBe('')
})

test('FILE-DROPZONE-01 each action is one tab stop; Enter, Space and a click anywhere in the zone open the picker', async () => {
  render(
    <>
      <Host value={[pdf('rapport.pdf'), pdf('nota.pdf')]} />
      <a href="#verder">Verder</a>
    </>,
  )
  for (const stop of [choose(), remove('rapport.pdf'), remove('nota.pdf'), page.getByRole('link')]) {
    await userEvent.tab()
    await expect.element(stop).toHaveFocus()
  }
  choose().element().focus()
  await userEvent.keyboard('{Enter}')
  await userEvent.keyboard(' ')
  expect(pickerOpened).toBe(2)
  const { left, top, right, bottom } = zone().getBoundingClientRect()
  for (const x of [left + 8, right - 8])
    for (const y of [top + 8, bottom - 8]) expect(document.elementFromPoint(x, y)).toBe(choose().element())
  await userEvent.click(zone())
  expect(pickerOpened).toBe(3)
  for (const button of page.getByRole('button').elements())
    expect(button.getBoundingClientRect().height).toBeGreaterThanOrEqual(44)
})

test('FILE-DROPZONE-02 a drop of valid and invalid files shows a reason for each rejection, announced once, until the next choice', async () => {
  const refused = vi.fn()
  render(<Host value={[pdf('rapport.pdf')]} onRefused={refused} />)
  drop(pdf('nota.pdf'), fileOf('jpg', 'foto.heic'), pdf('Rapport.PDF'), pdf('leeg.pdf', 0), fileOf('png', 'brief.pdf'))
  await said('1 bestand toegevoegd, 3 bestanden geweigerd, 1 bestand al gekozen')
  expect(rows()).toEqual([
    `foto.heic: ${dutch.refused.heic}`,
    `leeg.pdf: ${dutch.refused.empty}`,
    `brief.pdf: ${dutch.refused.content}`,
    `Rapport.PDF: ${dutch.duplicate}`,
    expect.stringContaining('rapport.pdf'),
    expect.stringContaining('nota.pdf'),
  ])
  expect(refused).toHaveBeenCalledOnce()
  expect(refused.mock.calls[0]?.[0]).toMatchObject([{ reason: 'heic' }, { reason: 'empty' }, { reason: 'content' }])
  // The summary is the only announcement; the reasons are not announced.
  expect(document.querySelectorAll('output, [aria-live], [role=alert], [role=status]')).toHaveLength(1)
  await remove('nota.pdf').click()
  await expect.element(words('foto.heic')).toBeVisible()
  drop(pdf('nieuw.pdf'))
  await expect.element(remove('nieuw.pdf')).toBeVisible()
  await expect.element(words('foto.heic')).not.toBeInTheDocument()
})

test('a preview and a note are shown with the file they belong to', async () => {
  const [made, givenBack] = [vi.spyOn(URL, 'createObjectURL'), vi.spyOn(URL, 'revokeObjectURL')]
  const photo = new File([sample.letter], 'pols.jpg')
  const { unmount } = render(
    <Host
      value={[pdf('rapport.pdf', 2458), photo, fileOf('png', 'stuk.png')]}
      details={({ name }) => (name === 'rapport.pdf' ? {} : { isPicture: true, note: 'Deze foto is kleiner gemaakt.' })}
    />,
  )
  expect(rows()[0]).toBe('rapport.pdf2,4\u00a0kBVerwijder')
  expect(rows()[1]).toMatch(/Deze foto is kleiner gemaakt\.Verwijder$/)
  const pictureIn = (row: number) => page.getByRole('listitem').nth(row).element().querySelector('img')
  await expect.poll(() => pictureIn(1)?.naturalWidth).toBe(595)
  // Decorative, as its name is beside it.
  expect(page.getByRole('img').elements()).toHaveLength(0)
  // A picture that cannot be decoded gets the generic file icon.
  await expect.poll(() => pictureIn(2)).toBe(null)
  unmount()
  expect(new Set(givenBack.mock.calls.flat())).toEqual(new Set(made.mock.results.map(({ value }) => value)))
})

test('a viewable file has a view button, which focus skips when another file is removed', async () => {
  const viewed = vi.fn()
  const view = ({ name }: File) => ({ word: 'Bekijk', label: `Bekijk ${name}`, onPress: () => viewed(name) })
  render(<Host value={[pdf('rapport.pdf'), pdf('nota.pdf')]} details={(file) => ({ view: view(file) })} />)
  await page.getByRole('button', { name: 'Bekijk nota.pdf' }).click()
  expect(viewed).toHaveBeenCalledExactlyOnceWith('nota.pdf')
  await remove('rapport.pdf').click()
  await expect.element(remove('nota.pdf')).toHaveFocus()
})

test('FILE-DROPZONE-02 twenty rejected files give one message, which expands to the list of reasons', async () => {
  render(<Host />)
  drop(...Array.from({ length: 20 }, (_, place) => fileOf('jpg', `foto ${place + 1}.heic`)))
  await said('20 bestanden geweigerd')
  const message = words('20 bestanden zijn niet toegevoegd. Bekijk waarom.')
  await expect.element(message).toBeVisible()
  expect(page.getByRole('listitem').elements()).toHaveLength(0)
  expect(message.element().closest('summary')?.getBoundingClientRect().height).toBeGreaterThanOrEqual(44)
  message.element().closest('summary')?.focus()
  await userEvent.keyboard('{Enter}')
  expect(rows()).toEqual(Array.from({ length: 20 }, (_, place) => `foto ${place + 1}.heic: ${dutch.refused.heic}`))
})

test('FILE-DROPZONE-03 a duplicate alone shows a neutral note and is not reported as rejected', async () => {
  const [change, refused] = [vi.fn(), vi.fn()]
  render(<Host value={[pdf('rapport.pdf')]} onValueChange={change} onRefused={refused} />)
  drop(pdf('rapport.pdf'))
  await expect.element(words(dutch.duplicate)).toBeVisible()
  await said('1 bestand al gekozen')
  expect([change.mock.calls, refused.mock.calls]).toEqual([[], []])
})

test('FILE-DROPZONE-03 another file with an existing name gets a number, and a message shows it', async () => {
  render(<Host value={[pdf('rapport.pdf')]} />)
  drop(pdf('rapport.pdf', 4096))
  await expect.element(remove('rapport-2.pdf')).toBeVisible()
  await said('1 bestand toegevoegd, 1 bestand met een nummer')
  expect(rows()[0]).toBe(`rapport-2.pdf: ${dutch.renamed}`)
})

test('FILE-DROPZONE-06 validation reads only the first bytes of a 20 MB file; a file one byte too large is rejected unread', async () => {
  const whole = ['arrayBuffer', 'text', 'stream', 'bytes'] as const
  const spies = whole.map((name) => vi.spyOn(Blob.prototype, name))
  const readers = (['readAsArrayBuffer', 'readAsDataURL', 'readAsText'] as const).map((name) =>
    vi.spyOn(FileReader.prototype, name),
  )
  const slices = vi.spyOn(Blob.prototype, 'slice')
  const change = vi.fn()
  render(<Host onValueChange={change} />)
  const most = pdf('precies.pdf', 20 * megabyte)
  drop(most, pdf('te groot.pdf', 20 * megabyte + 1))
  await expect.element(words(dutch.refused['too-large'])).toBeVisible()
  await expect.element(remove('precies.pdf')).toBeVisible()
  expect(slices).toHaveBeenCalledOnce()
  for (const read of [...spies, ...readers])
    for (const blob of read.mock.contexts) expect(blob).toHaveProperty('size', 12)
  expect(readers.flatMap(({ mock }) => mock.calls)).toEqual([])
  expect(change.mock.calls[0]?.[0]).toHaveLength(1)
  expect(change.mock.calls[0]?.[0][0]).toBeInstanceOf(File)
})

test('FILE-DROPZONE-04 removing a file moves focus to the next file, else to the choose button, and the same file can be chosen again', async () => {
  const change = vi.fn()
  render(<Host value={[pdf('a.pdf'), pdf('b.pdf'), pdf('c.pdf')]} onValueChange={change} />)
  await remove('a.pdf').click()
  await expect.element(remove('b.pdf')).toHaveFocus()
  await expect.poll(() => spoken()?.textContent).toBe('a.pdf verwijderd')
  await userEvent.keyboard('{Enter}')
  await expect.element(remove('c.pdf')).toHaveFocus()
  await userEvent.keyboard(' ')
  await expect.element(choose()).toHaveFocus()
  await expect.element(page.getByRole('list')).not.toBeInTheDocument()
  expect(change).toHaveBeenLastCalledWith([])
  await userEvent.upload(page.elementLocator(input()), pdf('c.pdf'))
  await expect.element(remove('c.pdf')).toBeVisible()
})

test('two selections that are validated at the same time are both added', async () => {
  render(<Host />)
  drop(pdf('a.pdf'))
  drop(pdf('b.pdf'))
  await expect.element(page.getByRole('list', { name: '2 bestanden gekozen' })).toBeVisible()
})

test('the same summary twice is announced twice', async () => {
  render(<Host />)
  drop(fileOf('jpg', 'a.heic'))
  await expect.poll(() => spoken()?.textContent).toBe('1 bestand geweigerd')
  const first = spoken()?.firstElementChild
  drop(fileOf('jpg', 'b.heic'))
  await expect.element(words('b.heic')).toBeVisible()
  await expect.poll(() => spoken()?.textContent).toBe('1 bestand geweigerd')
  expect(spoken()?.firstElementChild).not.toBe(first)
})

test('when full, the button is described by the reason, and further files are rejected with their reason', async () => {
  render(<Host value={[pdf('a.pdf')]} limits={{ ...limits, count: 2 }} />)
  drop(pdf('b.pdf'), pdf('c.pdf'))
  await expect.element(words(dutch.refused['too-many'])).toBeVisible()
  await expect.element(choose()).toHaveAttribute('aria-disabled', 'true')
  await expect.element(choose()).toHaveAccessibleDescription(`${hint} ${dutch.zone.full}`)
  choose().element().focus()
  await userEvent.keyboard('{Enter}')
  expect(pickerOpened).toBe(0)
  await remove('b.pdf').click()
  await expect.element(choose()).not.toHaveAttribute('aria-disabled')
})

test('when disabled, it adds and removes nothing, and still prevents a drop from replacing the page', async () => {
  const change = vi.fn()
  render(<Host value={[pdf('a.pdf')]} onValueChange={change} disabled />)
  await expect.element(choose()).toBeDisabled()
  await expect.element(remove('a.pdf')).toBeDisabled()
  const data = carrying([pdf('b.pdf')])
  expect(drag('dragover', zone(), data)).toBe(false)
  expect(zone()).toHaveAttribute('data-state', 'disabled')
  expect(drag('drop', zone(), data)).toBe(false)
  document.body.dispatchEvent(new ClipboardEvent('paste', { bubbles: true, cancelable: true, clipboardData: data }))
  await said('')
  expect(change).not.toHaveBeenCalled()
})

test('FILE-DROPZONE-08 the error describes the button, which gets the id, the ref and focus from an error summary', async () => {
  let button: HTMLButtonElement | null = null
  render(
    <Host
      id="bijlagen"
      error="Kies ten minste één bestand."
      ref={(element) => {
        button = element
      }}
    />,
  )
  await expect.element(choose()).toHaveAccessibleDescription(`${hint} Kies ten minste één bestand.`)
  await expect.element(choose()).toHaveAttribute('id', 'bijlagen')
  expect(choose().element()).toBe(button)
})

/** A file whose reading is held back until the test releases it. */
const slowFile = (name: string) => {
  const file = pdf(name)
  let arrive: (bytes: Promise<ArrayBuffer>) => void = () => {}
  const bytes = new Promise<ArrayBuffer>((resolve) => {
    arrive = resolve
  })
  return {
    file,
    arrive: () => arrive(file.arrayBuffer()),
    fail: () => arrive(Promise.reject(new DOMException('', 'NotReadableError'))),
    bytes,
  }
}
/** Delays reading by name, as the browser gives copies of dropped File objects. */
const reads = (...slow: ReturnType<typeof slowFile>[]) => {
  const queue = [...slow]
  vi.spyOn(Blob.prototype, 'slice').mockImplementation(() =>
    Object.assign(new Blob(), { arrayBuffer: () => queue.shift()?.bytes ?? Promise.resolve(new ArrayBuffer()) }),
  )
}

test('a file that is slow to read shows a message after 300 ms, can be cancelled, and does not block other files', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  const [cloud, other] = [slowFile('uit de cloud.pdf'), slowFile('nota.pdf')]
  reads(cloud, other)
  render(<Host />)
  drop(cloud.file)
  vi.advanceTimersByTime(299)
  await expect.element(words(dutch.reading)).not.toBeInTheDocument()
  vi.advanceTimersByTime(1)
  await expect.element(page.getByRole('listitem').getByText(dutch.reading)).toBeVisible()
  await expect.poll(() => spoken()?.textContent).toBe(dutch.reading)
  drop(other.file)
  other.arrive()
  await expect.element(page.getByRole('list', { name: '1 bestand gekozen' })).toBeVisible()
  await remove('uit de cloud.pdf').click()
  await expect.element(choose()).toHaveFocus()
  await said('uit de cloud.pdf verwijderd')
  cloud.arrive()
  await cloud.bytes
  drop(pdf('later.pdf'))
  await said('1 bestand geweigerd')
  await expect.element(page.getByRole('list', { name: '1 bestand gekozen' })).toBeVisible()
})

test('a failed read shows its reason, and one that ends after unmount reports nothing', async () => {
  const [broken, late] = [slowFile('scan.pdf'), slowFile('laat.pdf')]
  reads(broken, late)
  const change = vi.fn()
  const { unmount } = render(<Host onValueChange={change} />)
  drop(broken.file)
  broken.fail()
  await expect.element(words(dutch.refused.unreadable)).toBeVisible()
  drop(late.file)
  unmount()
  late.arrive()
  await late.bytes
  render(<Host />)
  drop(pdf('later.pdf'))
  await said('1 bestand geweigerd')
  expect(change).not.toHaveBeenCalled()
})

test('file names are shown as safe text and do not widen the page', async () => {
  render(<Host value={[pdf('rekening\u202Efdp.exe.pdf'), pdf('<b>vet</b>.pdf'), pdf(`${'lang'.repeat(60)}.pdf`)]} />)
  await expect.element(remove('rekeningfdp.exe.pdf')).toBeVisible()
  await expect.element(page.getByText('<b>vet</b>.pdf')).toBeVisible()
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(document.documentElement.clientWidth)
})

test('invalid files and limits still render, with a dev warning', async () => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => {})
  render(<Host value={[pdf('a.pdf'), pdf('A.pdf'), pdf('a.pdf')]} limits={{ kinds: [], bytes: 0 }} />)
  expect(page.getByRole('listitem').elements()).toHaveLength(3)
  expect(warn.mock.calls.flat().join('\n')).toMatch(/value: the name "A.pdf".*\n.*limits: no kind.*\n.*limits: no file/)
  await page.getByRole('button', { name: 'Verwijder a.pdf' }).first().click()
  await expect.element(page.getByRole('listitem').nth(2)).not.toBeInTheDocument()
})

test('FILE-DROPZONE-10 uncontrolled, it starts from `defaultValue` and reports changes', async () => {
  const told = vi.fn()
  const [first, second] = [pdf('rapport.pdf'), pdf('scan.pdf')]
  render(
    <FileDropzone
      label={label}
      hint={hint}
      limits={limits}
      labels={dutch}
      defaultValue={[first]}
      onValueChange={told}
    />,
  )
  drop(second)
  await expect.element(remove('scan.pdf')).toBeVisible()
  expect(told.mock.calls).toEqual([[[first, second]]])
  await remove('rapport.pdf').click()
  await expect.poll(() => rows().length).toBe(1)
})

import { render } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { FileDropzoneHost as Host } from './file-dropzone-host.tsx'
import { carrying, drag, drop, pdf, remove, spoken, zone } from './offer-files.ts'
import { dutch, fileOf } from './sample-files.ts'

const said = (text: string) => expect.poll(() => spoken()?.textContent).toBe(text)

test('the text follows a drag, and reports only files that are certainly wrong', async () => {
  render(<Host />)
  const data = carrying([fileOf('pdf', 'a.pdf', 100, { type: 'application/pdf' })])
  drag('dragenter', document.body, data)
  await expect.poll(() => spoken()?.textContent).toBe(dutch.zone['over-page'])
  drag('dragover', zone(), data)
  await expect.poll(() => spoken()?.textContent).toBe(dutch.zone['over-zone'])
  expect(zone()).toHaveAttribute('data-state', 'over-zone')
  drag('dragleave', zone(), data, document.body)
  await expect.poll(() => spoken()?.textContent).toBe(dutch.zone['over-zone'])
  drag('dragleave', document.body, data)
  await said('')
  drag('dragover', zone(), carrying([new File([''], 'a.txt', { type: 'text/plain' })]))
  await expect.poll(() => spoken()?.textContent).toBe(dutch.zone['wrong-kind'])
  // On some devices a photo has an empty MIME type.
  drag('dragover', zone(), carrying([fileOf('jpg', 'foto.jpg')]))
  await expect.poll(() => spoken()?.textContent).toBe(dutch.zone['over-zone'])
  drop(fileOf('jpg', 'foto.jpg'))
  await said('1 bestand toegevoegd')
})

test('a drag does not change the layout', async () => {
  const { container } = render(
    <div style={{ width: 300 }}>
      <Host />
    </div>,
  )
  const { height } = container.getBoundingClientRect()
  for (const [target, type, state] of [
    [document.body, '', 'over-page'],
    [zone(), '', 'over-zone'],
    [zone(), 'text/plain', 'wrong-kind'],
  ] as const) {
    drag('dragover', target, carrying([new File(['a'], 'a', { type })]))
    await expect.poll(() => zone().getAttribute('data-state')).toBe(state)
    expect(container.getBoundingClientRect().height).toBe(height)
  }
})

test('FILE-DROPZONE-05 a file dropped outside the zone does not replace the page; dragged text is left alone', async () => {
  const change = vi.fn()
  const { unmount } = render(<Host onValueChange={change} />)
  const data = carrying([pdf('a.pdf')])
  for (const type of ['dragover', 'drop']) expect(drag(type, document.body, data)).toBe(false)
  drop(pdf('b.pdf'))
  await expect.element(remove('b.pdf')).toBeVisible()
  expect(change).toHaveBeenCalledOnce()
  const text = new DataTransfer()
  text.setData('text/plain', 'hallo')
  for (const type of ['dragover', 'drop']) expect(drag(type, document.body, text)).toBe(true)
  unmount()
  expect(drag('drop', document.body, data)).toBe(true)
})

test("two dropzones on a page do not take each other's drops", async () => {
  render(
    <>
      <Host label="Verwijzing" />
      <Host label="Nota" />
    </>,
  )
  drop(pdf('a.pdf'))
  await expect
    .element(page.getByRole('group', { name: 'Verwijzing' }).getByRole('button', { name: 'Verwijder a.pdf' }))
    .toBeVisible()
  expect(page.getByRole('group', { name: 'Nota' }).getByRole('button').elements()).toHaveLength(1)
})

test('pasted files are added; pasted text stays text', async () => {
  render(
    <>
      <textarea aria-label="Bericht" />
      <Host />
    </>,
  )
  const paste = (target: Element, data: DataTransfer) =>
    target.dispatchEvent(new ClipboardEvent('paste', { bubbles: true, cancelable: true, clipboardData: data }))
  const letters = carrying([fileOf('png', 'image.png')])
  letters.setData('text/plain', 'hallo')
  expect(paste(page.getByRole('textbox').element(), letters)).toBe(true)
  expect(paste(document.body, carrying([fileOf('png', 'image.png', 100, { lastModified: 1 })]))).toBe(false)
  await expect.element(remove('image.png')).toBeVisible()
  paste(document.body, carrying([fileOf('png', 'image.png', 100, { lastModified: 2 })]))
  await expect.element(remove('image-2.png')).toBeVisible()
})

import { page } from 'vitest/browser'
import { fileOf } from './sample-files.ts'

export const choose = () => page.getByRole('button', { name: 'Bestand kiezen', exact: true })
export const remove = (name: string) => page.getByRole('button', { name: `Verwijder ${name}`, exact: true })
/** The dropzone's live region. It has no role, so it is found by selector. */
export const spoken = () => document.querySelector('fieldset > [aria-live="polite"]')
export const words = (text: string) => page.getByText(text, { exact: false })
export const zone = () => document.querySelector('[data-file-zone]') ?? document.body
export const pdf = (name: string, bytes = 100) => fileOf('pdf', name, bytes)

export const carrying = (files: File[]) => {
  const dataTransfer = new DataTransfer()
  files.forEach((file) => dataTransfer.items.add(file))
  return dataTransfer
}

/** Dispatches a drag event. Returns false if the default action, opening the file, was prevented. */
export const drag = (type: string, target: Element, dataTransfer: DataTransfer, relatedTarget: Element | null = null) =>
  target.dispatchEvent(new DragEvent(type, { bubbles: true, cancelable: true, dataTransfer, relatedTarget }))

export const drop = (...files: File[]) => drag('drop', zone(), carrying(files))

import { useState, type MouseEvent } from 'react'
import { Button } from '../button/button.tsx'
import { ButtonLink } from '../link/button-link.tsx'
import { openableAs, saveName } from './judge-bytes.ts'
import type { PdfFrameTexts } from './pdf-frame-texts.ts'
import type { DocumentFile } from './use-document-file.ts'

export interface FileActionsProps {
  /** The file, once it is there. */
  file: DocumentFile | undefined
  /** The name to save it under. */
  filename: string
  /** What the file is, for when it has no usable name. */
  description: string
  texts: PdfFrameTexts
}

/** The two ways to the file that need no viewer. They stand before it and keep their place while the file is on its way. */
export function FileActions({ file, filename, description, texts }: FileActionsProps) {
  const [saved, setSaved] = useState<DocumentFile>()
  if (!file) {
    return (
      <div className="flex flex-wrap gap-3 print:hidden">
        <Button icon="download" disabled>{texts.download()}</Button>
        <Button icon="newTab" disabled>{texts.open}</Button>
      </div>
    )
  }
  const type = openableAs(file.kind)
  const name = saveName(filename, description, file.kind)
  const save = (event: MouseEvent) => {
    setSaved(file)
    shareInstead(event, file, name)
  }
  return (
    <div className="flex flex-col gap-2 print:hidden">
      <div className="flex flex-wrap gap-3 print:hidden">
        <ButtonLink icon="download" href={file.address} download={name} onClick={save}>{texts.download({ type: type?.name ?? '', bytes: file.blob.size })}</ButtonLink>
        {/* What no browser should show is not opened: it might run. */}
        {type && <ButtonLink icon="newTab" href={file.address} target="_blank" rel="noopener">{texts.open}</ButtonLink>}
      </div>
      <output className="text-small text-muted empty:hidden">{saved === file && texts.downloaded}</output>
    </div>
  )
}

/** An app on the home screen of iOS cannot save: the download fills the screen and there is no way back. It can share. */
function shareInstead(event: MouseEvent, { blob }: DocumentFile, name: string): void {
  if (!('standalone' in navigator) || navigator.standalone !== true) return
  const content = { files: [new File([blob], name, { type: blob.type })] }
  if (!navigator.canShare?.(content)) return
  event.preventDefault()
  // Closing the sheet is no failure.
  navigator.share(content).catch(() => {})
}

import { useState, type MouseEvent } from 'react'
import { Button } from '../button/button.tsx'
import { downloadIcon, newTabIcon, printIcon } from '../icon/pictures.ts'
import { ButtonLink } from '../link/button-link.tsx'
import { shareFile } from '../save-file/save-file.ts'
import { openableAs, saveName } from './judge-bytes.ts'
import type { PdfFrameTexts } from './pdf-frame-texts.ts'
import type { DocumentFile } from './use-document-file.ts'

interface FileActionsProps {
  /** The file, once loaded. */
  file: DocumentFile | undefined
  /** File name for saving. */
  filename: string
  /** Description of the file, used if the file name is unusable. */
  description: string
  texts: PdfFrameTexts
}

interface AllActionsProps extends FileActionsProps {
  /** Whether the shown content can be printed. */
  printable: boolean
}

/** A link that saves the file, or shares it in an installed iOS app (see shareFile). */
export function SaveLink({ file, filename, description, texts, onSave }: FileActionsProps & { file: DocumentFile; onSave?: () => void }) {
  const name = saveName(filename, description, file.kind)
  const save = (event: MouseEvent) => {
    onSave?.()
    if (shareFile(file.blob, name)) event.preventDefault()
  }
  const type = openableAs(file.kind)?.name ?? ''
  return <ButtonLink icon={downloadIcon} href={file.address} download={name} onClick={save}>{texts.download({ type, bytes: file.blob.size })}</ButtonLink>
}

/** Actions that need no viewer: saving, opening, printing. Reserves its space while the file loads. */
export function FileActions({ file, filename, description, printable, texts }: AllActionsProps) {
  const [saved, setSaved] = useState<DocumentFile>()
  if (!file) {
    return (
      <div className="flex flex-wrap gap-3 print:hidden">
        <Button icon={downloadIcon} disabled>{texts.download()}</Button>
        {texts.open !== undefined && <Button icon={newTabIcon} disabled>{texts.open}</Button>}
        {texts.printShown !== undefined && <Button icon={printIcon} disabled>{texts.printShown}</Button>}
      </div>
    )
  }
  const type = openableAs(file.kind)
  return (
    <div className="flex flex-col gap-2 print:hidden">
      <div className="flex flex-wrap gap-3 print:hidden">
        <SaveLink file={file} filename={filename} description={description} texts={texts} onSave={() => setSaved(file)} />
        {/* Only types that are safe to open: others might run scripts. */}
        {type && texts.open !== undefined && <ButtonLink icon={newTabIcon} href={file.address} target="_blank" rel="noopener">{texts.open}</ButtonLink>}
        {printable && texts.printShown !== undefined && <Button icon={printIcon} onClick={() => print()}>{texts.printShown}</Button>}
      </div>
      <output className="text-small text-muted empty:hidden">{saved === file && texts.downloaded}</output>
    </div>
  )
}

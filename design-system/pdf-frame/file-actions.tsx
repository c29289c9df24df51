import { useState, type MouseEvent } from 'react'
import { Button } from '../button/button.tsx'
import { downloadIcon, newTabIcon, printIcon } from '../icon/pictures.ts'
import { ButtonLink } from '../link/button-link.tsx'
import { shareFile } from '../save-file/save-file.ts'
import { openableAs, saveName } from './judge-bytes.ts'
import type { PdfFrameLabels } from './pdf-frame-labels.ts'
import type { DocumentFile } from './use-document-file.ts'

interface FileActionsProps {
  /** The file, once loaded. */
  file: DocumentFile | undefined
  /** File name for saving. */
  filename: string
  /** Description of the file, used if the file name is unusable. */
  description: string
  labels: PdfFrameLabels
}

interface AllActionsProps extends FileActionsProps {
  /** Whether the shown content can be printed. */
  printable: boolean
}

/** A link that saves the file, or shares it in an installed iOS app (see shareFile). */
export function SaveLink({ file, filename, description, labels, onSave }: FileActionsProps & { file: DocumentFile; onSave?: () => void }) {
  const name = saveName(filename, description, file.kind)
  const save = (event: MouseEvent) => {
    onSave?.()
    if (shareFile(file.blob, name)) event.preventDefault()
  }
  const type = openableAs(file.kind)?.name ?? ''
  return <ButtonLink icon={downloadIcon} href={file.address} download={name} onClick={save}>{labels.download({ type, bytes: file.blob.size })}</ButtonLink>
}

/** Actions that need no viewer: saving, opening, printing. Reserves its space while the file loads. */
export function FileActions({ file, filename, description, printable, labels }: AllActionsProps) {
  const [saved, setSaved] = useState<DocumentFile>()
  if (!file) {
    return (
      <div className="flex flex-wrap gap-3 print:hidden">
        <Button icon={downloadIcon} disabled>{labels.download()}</Button>
        {labels.open !== undefined && <Button icon={newTabIcon} disabled>{labels.open}</Button>}
        {labels.printShown !== undefined && <Button icon={printIcon} disabled>{labels.printShown}</Button>}
      </div>
    )
  }
  const type = openableAs(file.kind)
  return (
    <div className="flex flex-col gap-2 print:hidden">
      <div className="flex flex-wrap gap-3 print:hidden">
        <SaveLink file={file} filename={filename} description={description} labels={labels} onSave={() => setSaved(file)} />
        {/* Only types that are safe to open: others might run scripts. */}
        {type && labels.open !== undefined && <ButtonLink icon={newTabIcon} href={file.address} target="_blank" rel="noopener">{labels.open}</ButtonLink>}
        {printable && labels.printShown !== undefined && <Button icon={printIcon} onClick={() => print()}>{labels.printShown}</Button>}
      </div>
      <output className="text-small text-muted empty:hidden">{saved === file && labels.downloaded}</output>
    </div>
  )
}

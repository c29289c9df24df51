import { useState, type MouseEvent } from 'react'
import { Button } from '../button/button.tsx'
import { downloadIcon, newTabIcon, printIcon } from '../icon/icons.ts'
import { ButtonLink } from '../link/button-link.tsx'
import { shareFile } from '../save-file/save-file.ts'
import { FrameButton } from './frame-button.tsx'
import { openableAs, saveName } from './sniff-file-type.ts'
import type { PdfFrameLabels } from './pdf-frame-labels.ts'
import type { DocumentFile } from './use-document-file.ts'

interface FileActionsProps {
  /** The file, once loaded. */
  file: DocumentFile | undefined
  /** Name for saving the file. */
  filename: string
  /** Description of the document; the name for saving if `filename` has no usable character. */
  description: string
  labels: PdfFrameLabels
}

interface AllActionsProps extends FileActionsProps {
  /** Whether the shown content can be printed. */
  printable: boolean
}

/** A link that saves the file, or shares it in an app on the home screen of iOS (see shareFile). */
export function SaveLink({
  file,
  filename,
  description,
  labels,
  className,
  onSave,
}: FileActionsProps & { file: DocumentFile; className?: string; onSave?: () => void }) {
  const name = saveName(filename, description, file.kind)
  const save = (event: MouseEvent) => {
    onSave?.()
    if (shareFile(file.blob, name)) event.preventDefault()
  }
  const type = openableAs(file.kind)?.name ?? ''
  return (
    <ButtonLink
      icon={downloadIcon}
      href={file.address}
      download={name}
      {...(className && { className })}
      onClick={save}
    >
      {labels.download({ type, bytes: file.blob.size })}
    </ButtonLink>
  )
}

const row = 'flex flex-wrap gap-3 max-wide:gap-1.5 print:hidden'
/** On a phone, the buttons share the width of the row, with the icon beside a text of two lines. */
const narrow = 'max-wide:min-w-0 max-wide:grow max-wide:basis-[8rem] max-wide:flex-nowrap! max-wide:px-2!'

/** Buttons that need no viewer: save, open, print. They are disabled while the file loads, so that nothing shifts. */
export function FileActions({ file, filename, description, printable, labels }: AllActionsProps) {
  const [saved, setSaved] = useState<DocumentFile>()
  if (!file) {
    return (
      <div className={row}>
        <Button icon={downloadIcon} className={narrow} disabled>
          {labels.download()}
        </Button>
        {labels.open !== undefined && (
          <Button icon={newTabIcon} className={narrow} disabled>
            {labels.open}
          </Button>
        )}
        {labels.printShown !== undefined && (
          <FrameButton icon={printIcon} wordless disabled>
            {labels.printShown}
          </FrameButton>
        )}
      </div>
    )
  }
  const type = openableAs(file.kind)
  return (
    <div className="flex flex-col gap-2 print:hidden">
      <div className={row}>
        <SaveLink
          file={file}
          filename={filename}
          description={description}
          labels={labels}
          className={narrow}
          onSave={() => setSaved(file)}
        />
        {/* Only types that are safe to open, as others could run scripts. */}
        {type && labels.open !== undefined && (
          <ButtonLink icon={newTabIcon} className={narrow} href={file.address} target="_blank" rel="noopener">
            {labels.open}
          </ButtonLink>
        )}
        {printable && labels.printShown !== undefined && (
          <FrameButton icon={printIcon} wordless onClick={() => print()}>
            {labels.printShown}
          </FrameButton>
        )}
      </div>
      <output className="text-small text-muted empty:hidden">{saved === file && labels.downloaded}</output>
    </div>
  )
}

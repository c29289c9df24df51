import { useId, type MouseEvent } from 'react'
import { Button } from '../button/button.tsx'
import { Icon } from '../icon/icon.tsx'
import { clockIcon, fileIcon } from '../icon/icons.ts'
import type { FileDropzoneLabels } from './file-dropzone-labels.ts'
import { FileThumbnail } from './file-thumbnail.tsx'
import { keyed, shownName } from './file-name.ts'

/** What the caller adds to a chosen file in the list. */
export interface FileDetails {
  /** Text below the name and size, e.g. the state of an upload. */
  note?: string | undefined
  /** Shows a thumbnail in place of the file icon; if the image cannot be decoded, the icon stays. */
  isPicture?: boolean
  /** A preview button. Its accessible name `label` begins with the visible `word` (WCAG 2.5.3) and contains the file name. */
  view?: { word: string; label: string; onPress: () => void } | undefined
}

interface ChosenFilesProps {
  files: readonly File[]
  details: (file: File) => FileDetails
  /** Files that are still being validated; listed last, without details. */
  reading: readonly File[]
  labels: FileDropzoneLabels
  disabled: boolean
  onRemove: (file: File) => void
  /** Id of the element that gets focus when the last file of the list is removed. */
  chooseId: string
}

/** The number of chosen files and their list, each with a remove button. Focus moves to the next file's button before a file is removed. */
export function ChosenFiles({ files, details, reading, labels, disabled, onRemove, chooseId }: ChosenFilesProps) {
  const countId = useId()
  const remove = (event: MouseEvent<HTMLButtonElement>, file: File) => {
    // Move focus before the button is removed.
    const next = event.currentTarget
      .closest('li')
      ?.nextElementSibling?.querySelector<HTMLElement>('button:last-of-type')
    const target = next ?? document.querySelector<HTMLElement>(`#${CSS.escape(chooseId)}`)
    target?.focus()
    onRemove(file)
  }
  if (files.length + reading.length === 0) return null
  return (
    <div className="flex flex-col gap-2">
      <p id={countId} className="font-semibold">
        {labels.chosen(files.length)}
      </p>
      <ul aria-labelledby={countId} className="flex flex-col border-t border-divider">
        {keyed([...files, ...reading]).map(({ file, key }, index) => {
          const name = shownName(file.name)
          const state = index < files.length ? 'chosen' : 'reading'
          const { note, isPicture = false, view } = state === 'chosen' ? details(file) : {}
          return (
            <li
              key={key}
              data-state={state}
              className="flex flex-wrap items-center gap-x-3 border-b border-divider py-2"
            >
              <span className="flex min-w-0 flex-1 basis-[12rem] gap-3">
                {isPicture ? (
                  <FileThumbnail file={file} />
                ) : (
                  <Icon icon={state === 'reading' ? clockIcon : fileIcon} className="mt-1 text-muted" />
                )}
                <span className="flex min-w-0 flex-col overflow-x-clip">
                  <bdi translate="no" className="wrap-anywhere">
                    {name}
                  </bdi>
                  <span className="text-small text-muted">
                    {state === 'reading' ? labels.reading : labels.size(file.size)}
                  </span>
                  {note !== undefined && <span className="text-small text-muted">{note}</span>}
                </span>
              </span>
              <span className="ml-auto flex flex-wrap justify-end">
                {view && (
                  <Button variant="quiet" aria-label={view.label} onClick={view.onPress}>
                    {view.word}
                  </Button>
                )}
                <Button
                  variant="quiet"
                  disabled={disabled}
                  aria-label={labels.removeFile(name)}
                  onClick={(event) => remove(event, file)}
                >
                  {labels.remove}
                </Button>
              </span>
            </li>
          )
        })}
      </ul>
    </div>
  )
}

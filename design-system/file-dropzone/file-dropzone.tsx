import { useRef } from 'react'
import { useDevWarning } from '../dev-warning/use-dev-warning.ts'
import { useControllable } from '../controllable/use-controllable.ts'
import type { RefusedFile } from './validate-files.ts'
import { FileDropzoneView, type FileDropzoneViewProps } from './file-dropzone-view.tsx'
import type { FileLimits } from './file-kind.ts'
import { sameName } from './file-name.ts'
import { useFileDrag } from './use-file-drag.ts'
import { useFileIntake } from './use-file-intake.ts'
import { useFilePaste } from './use-file-paste.ts'

export interface FileDropzoneProps extends Omit<
  FileDropzoneViewProps,
  'intake' | 'drag' | 'zone' | 'value' | 'defaultValue'
> {
  /** The chosen files. Undefined: the component stores them itself. Warns in development of files with the same name. */
  value?: readonly File[] | undefined
  /** Initial files, if `value` is undefined. */
  defaultValue?: readonly File[] | undefined
  /** Called with all chosen files when files are added, after validation, or one is removed. A file whose name is taken is a new File with a number in its name. */
  onValueChange?: ((value: File[]) => void) | undefined
  /** Called after each choice that has refused files, with these files. The component shows the reasons itself. */
  onRefused?: (refused: readonly RefusedFile[]) => void
}

const none: readonly File[] = []

function propWarnings(files: readonly File[], { kinds, bytes }: FileLimits): string[] {
  const duplicate = files.find((file, index) => files.findIndex((other) => sameName(other, file)) !== index)
  return [
    ...(duplicate ? [`value: the name "${duplicate.name}" stands there more than once`] : []),
    ...(kinds.length === 0 ? ['limits: no kind of file may be chosen'] : []),
    ...(bytes > 0 ? [] : ['limits: no file is small enough']),
  ]
}

/**
 * A choice of files by button, drop on the zone, or paste anywhere on the page. Each file is validated by name, size and
 * first bytes; refused ones are listed with their reasons, and results are announced politely (WCAG 4.1.3). A duplicate
 * (same name, size and modification time) is not added. Dragging is never required (WCAG 2.5.7).
 */
export function FileDropzone({ value, defaultValue = none, onValueChange, onRefused, ...view }: FileDropzoneProps) {
  const { limits, labels, disabled = false } = view
  const [files, setFiles] = useControllable({
    given: value,
    first: defaultValue,
    onChange: (chosen) => onValueChange?.([...chosen]),
  })
  const zone = useRef<HTMLDivElement>(null)
  const intake = useFileIntake({ files, limits, labels, onFilesChange: setFiles, onRefused })
  const drag = useFileDrag(zone, {
    disabled,
    kinds: limits.kinds,
    onDrop: intake.addFiles,
    onStart: intake.clearAnnouncement,
  })
  useFilePaste(disabled, intake.addFiles)
  useDevWarning('FileDropzone', propWarnings(files, limits))
  return <FileDropzoneView {...view} value={files} zone={zone} intake={intake} drag={drag} />
}

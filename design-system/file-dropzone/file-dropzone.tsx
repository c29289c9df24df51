import { useRef } from 'react'
import { useWarning } from '../bad-input/use-warning.ts'
import type { RefusedFile } from './admission.ts'
import { FileDropzoneView, type FileDropzoneViewProps } from './file-dropzone-view.tsx'
import type { FileLimits } from './file-kind.ts'
import { sameName } from './file-name.ts'
import { useFileDrag } from './use-file-drag.ts'
import { useFileIntake } from './use-file-intake.ts'
import { useFilePaste } from './use-file-paste.ts'

export interface FileDropzoneProps extends Omit<FileDropzoneViewProps, 'intake' | 'drag' | 'zone'> {
  /** Called with all chosen files when some are added or removed. */
  onValueChange: (value: File[]) => void
  /** Called once for each choice with refused files, whose reasons the component shows itself. */
  onRefused?: (refused: readonly RefusedFile[]) => void
}

function faultsIn(files: readonly File[], { kinds, bytes }: FileLimits): string[] {
  const double = files.find((file, place) => files.findIndex((other) => sameName(other, file)) !== place)
  return [
    ...(double ? [`value: the name "${double.name}" stands there more than once`] : []),
    ...(kinds.length === 0 ? ['limits: no kind of file may be chosen'] : []),
    ...(bytes > 0 ? [] : ['limits: no file is small enough']),
  ]
}

/**
 * A file input: by button, drop or paste. Validates each file by its name and first
 * bytes, and says which were refused and why. Files are not read into memory.
 */
export function FileDropzone({ onValueChange, onRefused, ...view }: FileDropzoneProps) {
  const { value: files, limits, texts, disabled = false } = view
  const zone = useRef<HTMLDivElement>(null)
  const intake = useFileIntake({ files, limits, texts, onFilesChange: onValueChange, onRefused })
  const drag = useFileDrag(zone, { disabled, kinds: limits.kinds, onDrop: intake.take, onStart: intake.hush })
  useFilePaste(disabled, intake.take)
  useWarning('FileDropzone', faultsIn(files, limits))
  return <FileDropzoneView {...view} zone={zone} intake={intake} drag={drag} />
}

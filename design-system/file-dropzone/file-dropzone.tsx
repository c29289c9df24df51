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
  /** The chosen files; undefined if the part keeps them itself. */
  value?: readonly File[] | undefined
  /** The files at first, if the part keeps them itself. */
  defaultValue?: readonly File[] | undefined
  /** Called with all chosen files when some are added or removed. */
  onValueChange?: ((value: File[]) => void) | undefined
  /** Called once for each choice with refused files, whose reasons the component shows itself. */
  onRefused?: (refused: readonly RefusedFile[]) => void
}

const none: readonly File[] = []

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
export function FileDropzone({ value, defaultValue = none, onValueChange, onRefused, ...view }: FileDropzoneProps) {
  const { limits, labels, disabled = false } = view
  const [files, setFiles] = useControllable({
    given: value,
    first: defaultValue,
    onChange: (chosen) => onValueChange?.([...chosen]),
  })
  const zone = useRef<HTMLDivElement>(null)
  const intake = useFileIntake({ files, limits, labels, onFilesChange: setFiles, onRefused })
  const drag = useFileDrag(zone, { disabled, kinds: limits.kinds, onDrop: intake.take, onStart: intake.hush })
  useFilePaste(disabled, intake.take)
  useDevWarning('FileDropzone', faultsIn(files, limits))
  return <FileDropzoneView {...view} value={files} zone={zone} intake={intake} drag={drag} />
}

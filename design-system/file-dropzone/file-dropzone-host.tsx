import { useState } from 'react'
import { FileDropzone, type FileDropzoneProps } from './file-dropzone.tsx'
import { dutch, hint, label, limits } from './sample-files.ts'

const none: File[] = []

/** A FileDropzone whose files are in the state of its parent, as on a screen. */
export function FileDropzoneHost({ value: first = none, onValueChange, ...rest }: Partial<FileDropzoneProps>) {
  const [files, setFiles] = useState(first)
  const change = (next: File[]) => {
    setFiles(next)
    onValueChange?.(next)
  }
  return (
    <FileDropzone
      label={label}
      hint={hint}
      limits={limits}
      labels={dutch}
      {...rest}
      value={files}
      onValueChange={change}
    />
  )
}

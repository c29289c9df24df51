import type { ReactNode } from 'react'
import { DrawnFile } from './drawn-file.tsx'

export interface FilePictureProps {
  /** The picture, as it will be sent. */
  file: File
  /** Shown if the picture cannot be decoded. */
  otherwise: ReactNode
}

/** A chosen picture at full width; dimmed in the calm themes. Its alternative text is the file name. */
export function FilePicture({ file, otherwise }: FilePictureProps) {
  return <DrawnFile key={file.name} file={file} alt={file.name} className="w-full" otherwise={otherwise} />
}

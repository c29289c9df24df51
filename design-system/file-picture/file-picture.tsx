import type { ReactNode } from 'react'
import { DrawnFile } from './drawn-file.tsx'

export interface FilePictureProps {
  /** The image file, as it will be sent. Its name is the alternative text. */
  file: File
  /** Shown if the image cannot be decoded. */
  otherwise: ReactNode
}

/** A chosen image file at full width, dimmed in the calm themes. It is read in the browser and sent nowhere. */
export function FilePicture({ file, otherwise }: FilePictureProps) {
  return <DrawnFile key={file.name} file={file} alt={file.name} className="w-full" otherwise={otherwise} />
}

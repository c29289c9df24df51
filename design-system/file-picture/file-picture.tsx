import type { ReactNode } from 'react'
import { DrawnFile } from './drawn-file.tsx'

export interface FilePictureProps {
  /** The picture, as it will be sent. */
  file: File
  /** What is said in its place where it cannot be drawn. */
  otherwise: ReactNode
}

/** A chosen picture as wide as its place, to see what is in it; dimmed in the calm themes. Its name is its text. */
export function FilePicture({ file, otherwise }: FilePictureProps) {
  return <DrawnFile key={file.name} file={file} alt={file.name} className="w-full" otherwise={otherwise} />
}

import { DrawnFile } from '../file-picture/drawn-file.tsx'
import { Icon } from '../icon/icon.tsx'
import { fileIcon } from '../icon/pictures.ts'

/** A chosen picture, small; the sign of any file where it cannot be drawn. Its name stands beside it. */
export function FileThumbnail({ file }: { file: File }) {
  return <DrawnFile file={file} alt="" className="mt-1 size-11 shrink-0 object-cover" otherwise={<Icon picture={fileIcon} className="mt-1 text-muted" />} />
}

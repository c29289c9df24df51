import { DrawnFile } from '../file-picture/drawn-file.tsx'
import { Icon } from '../icon/icon.tsx'
import { fileIcon } from '../icon/icons.ts'

/** A thumbnail of an image file, or the file icon if it cannot be decoded. Decorative, as the name is beside it. */
export function FileThumbnail({ file }: { file: File }) {
  return (
    <DrawnFile
      file={file}
      alt=""
      className="mt-1 size-11 shrink-0 object-cover"
      otherwise={<Icon icon={fileIcon} className="mt-1 text-muted" />}
    />
  )
}

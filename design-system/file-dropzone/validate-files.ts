import type { FileError, FileLimits } from './file-kind.ts'
import { isDeviceName, isSameFile, withFreeName } from './file-name.ts'

/** Why a file was not added: an error of the file itself, or the maximum number or total size would be exceeded. */
export type RefusalReason = FileError | 'too-many' | 'too-large-together'

/** A file that a FileDropzone did not add. */
export interface RefusedFile {
  /** The file as it was offered. */
  file: File
  /** Why it was not added; of several reasons the first that was found. */
  reason: RefusalReason
}

/** The result of one choice of files. */
export interface FileSelection {
  added: readonly File[]
  refused: readonly RefusedFile[]
  /** Files among `added` that got a number, as another file has the same name. */
  renamed: readonly File[]
  /** Files that are already chosen and are not added again. */
  duplicates: readonly File[]
}

const bytesOf = (files: readonly File[]) => files.reduce((bytes, { size }) => bytes + size, 0)

function exceedsLimits(
  file: File,
  chosen: readonly File[],
  { count = Infinity, bytesTogether = Infinity }: FileLimits,
): RefusalReason | undefined {
  if (chosen.length >= count) return 'too-many'
  return bytesOf(chosen) + file.size > bytesTogether ? 'too-large-together' : undefined
}

/** Divides offered files into added, refused and duplicate ones, in the order of choosing. */
export function validateFiles(
  offered: readonly { file: File; error: FileError | undefined }[],
  chosen: readonly File[],
  limits: FileLimits,
): FileSelection {
  const added: File[] = []
  const refused: RefusedFile[] = []
  const renamed: File[] = []
  const duplicates: File[] = []
  for (const { file, error } of offered) {
    const all = [...chosen, ...added]
    const reason = error ?? exceedsLimits(file, all, limits)
    if (all.some((other) => isSameFile(other, file))) duplicates.push(file)
    else if (reason === undefined) {
      const named = withFreeName(file, all)
      added.push(named)
      // A name that the device gave is no news to the reader.
      if (named !== file && !isDeviceName(file.name)) renamed.push(named)
    } else refused.push({ file, reason })
  }
  return { added, renamed, refused, duplicates }
}

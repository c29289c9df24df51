import { useLayoutEffect, useRef, useState } from 'react'
import { loadingDelayMs } from '../loading/loading-delay.ts'
import { validateFiles, type FileSelection, type RefusedFile } from './validate-files.ts'
import type { FileDropzoneLabels } from './file-dropzone-labels.ts'
import { validateFile, type FileError, type FileLimits } from './file-kind.ts'
import { shownName } from './file-name.ts'

interface IntakeProps {
  files: readonly File[]
  limits: FileLimits
  labels: FileDropzoneLabels
  onFilesChange: (files: File[]) => void
  onRefused: ((refused: readonly RefusedFile[]) => void) | undefined
}

export interface Intake {
  /** Files whose first bytes are still being read. */
  reading: readonly File[]
  /** Refused, duplicate and renamed files of the last choice. */
  leftOut: Pick<FileSelection, 'refused' | 'duplicates' | 'renamed'>
  /** Text of the live region. The number increases with each message, so that a repeated text is announced again. */
  message: { text: string; number: number }
  addFiles: (offered: readonly File[]) => void
  remove: (file: File) => void
  /** Clears the live region. */
  clearAnnouncement: () => void
}

const nothing: Intake['leftOut'] = { refused: [], duplicates: [], renamed: [] }

/** Validates offered files, adds the valid ones, and stores why the others were not added. */
export function useFileIntake(props: IntakeProps): Intake {
  const [reading, setReading] = useState<readonly File[]>([])
  const [leftOut, setLeftOut] = useState(nothing)
  const [message, setMessage] = useState({ text: '', number: 0 })
  // The latest props, for async work; undefined after unmount.
  const latest = useRef<IntakeProps | undefined>(props)
  // For each file that is being read, a function that stops waiting for it.
  const cancelReading = useRef(new Map<File, () => void>())

  useLayoutEffect(() => {
    latest.current = props
  })
  useLayoutEffect(
    () => () => {
      latest.current = undefined
    },
    [],
  )

  const announce = (text: string) => setMessage(({ number }) => ({ text, number: number + 1 }))

  const validate = (file: File) =>
    new Promise<{ file: File; error: FileError | undefined } | undefined>((resolve) => {
      cancelReading.current.set(file, () => resolve(undefined))
      void validateFile(file, props.limits).then((error) => resolve({ file, error }))
    })

  const settle = (validated: readonly { file: File; error: FileError | undefined }[]) => {
    const now = latest.current
    if (now === undefined || validated.length === 0) return
    const { added, renamed, refused, duplicates } = validateFiles(validated, now.files, now.limits)
    setLeftOut({ refused, duplicates, renamed })
    announce(
      now.labels.summary({
        added: added.length,
        renamed: renamed.length,
        refused: refused.length,
        duplicates: duplicates.length,
      }),
    )
    if (added.length > 0) {
      // Based on the latest files, as another choice may finish before the caller renders this one.
      const files = [...now.files, ...added]
      latest.current = { ...now, files }
      now.onFilesChange(files)
    }
    if (refused.length > 0) now.onRefused?.(refused)
  }

  const take = async (offered: readonly File[]) => {
    const timer = setTimeout(() => {
      setReading((before) => [...before, ...offered])
      setLeftOut(nothing)
      announce(props.labels.reading)
    }, loadingDelayMs)
    const validated = await Promise.all(offered.map(validate))
    clearTimeout(timer)
    setReading((before) => before.filter((file) => !offered.includes(file)))
    offered.forEach((file) => cancelReading.current.delete(file))
    settle(validated.filter((one) => one !== undefined))
  }

  const remove = (file: File) => {
    cancelReading.current.get(file)?.()
    setReading((before) => before.filter((other) => other !== file))
    if (props.files.includes(file)) props.onFilesChange(props.files.filter((other) => other !== file))
    announce(props.labels.removed(shownName(file.name)))
  }

  return {
    reading,
    leftOut,
    message,
    addFiles: (offered) => {
      if (offered.length > 0) void take(offered)
    },
    remove,
    clearAnnouncement: () => announce(''),
  }
}

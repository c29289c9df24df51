import { useLayoutEffect, useRef, useState } from 'react'
import { patience } from '../loading/patience.ts'
import { admit, type Admission, type RefusedFile } from './admission.ts'
import type { FileDropzoneTexts } from './file-dropzone-texts.ts'
import { faultOf, type FileFault, type FileLimits } from './file-kind.ts'
import { shownName } from './file-name.ts'

interface IntakeProps {
  files: readonly File[]
  limits: FileLimits
  texts: FileDropzoneTexts
  onFilesChange: (files: File[]) => void
  onRefused: ((refused: readonly RefusedFile[]) => void) | undefined
}

export interface Intake {
  /** Chosen, but their first bytes are not there yet. */
  reading: readonly File[]
  /** What the last choice left out. */
  leftOut: Pick<Admission, 'refused' | 'duplicates'>
  /** For the live region; the number tells a message from the same one before it. */
  message: { text: string; number: number }
  take: (offered: readonly File[]) => void
  remove: (file: File) => void
  /** Empties the live region. */
  hush: () => void
}

const nothing: Intake['leftOut'] = { refused: [], duplicates: [] }

/** Judges what is offered, adds what is sound, and remembers what to say about the rest. */
export function useFileIntake(props: IntakeProps): Intake {
  const [reading, setReading] = useState<readonly File[]>([])
  const [leftOut, setLeftOut] = useState(nothing)
  const [message, setMessage] = useState({ text: '', number: 0 })
  // The props as last drawn, for what ends later; nothing once the component is gone.
  const latest = useRef<IntakeProps | undefined>(props)
  // Gives up waiting for a file that is still being read.
  const giveUp = useRef(new Map<File, () => void>())

  useLayoutEffect(() => {
    latest.current = props
  })
  useLayoutEffect(() => () => { latest.current = undefined }, [])

  const say = (text: string) => setMessage(({ number }) => ({ text, number: number + 1 }))

  const judge = (file: File) =>
    new Promise<{ file: File; fault: FileFault | undefined } | undefined>((resolve) => {
      giveUp.current.set(file, () => resolve(undefined))
      void faultOf(file, props.limits).then((fault) => resolve({ file, fault }))
    })

  const settle = (judged: readonly { file: File; fault: FileFault | undefined }[]) => {
    const now = latest.current
    if (now === undefined || judged.length === 0) return
    const { added, refused, duplicates } = admit(judged, now.files, now.limits)
    setLeftOut({ refused, duplicates })
    say(now.texts.summary({ added: added.length, refused: refused.length, duplicates: duplicates.length }))
    if (added.length > 0) {
      // Another choice may be settled before the caller has drawn this one.
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
      say(props.texts.reading)
    }, patience)
    const judged = await Promise.all(offered.map(judge))
    clearTimeout(timer)
    setReading((before) => before.filter((file) => !offered.includes(file)))
    offered.forEach((file) => giveUp.current.delete(file))
    settle(judged.filter((one) => one !== undefined))
  }

  const remove = (file: File) => {
    giveUp.current.get(file)?.()
    setReading((before) => before.filter((other) => other !== file))
    if (props.files.includes(file)) props.onFilesChange(props.files.filter((other) => other !== file))
    say(props.texts.removed(shownName(file.name)))
  }

  return { reading, leftOut, message, take: (offered) => { if (offered.length > 0) void take(offered) }, remove, hush: () => say('') }
}

import { useAtomValue, useSetAtom } from 'jotai'
import { useEffect, useMemo, useRef, useState } from 'react'
import { encodeFiles } from '../../platform/files/encode-files.ts'
import { isPicture, prepareFile, type PreparedFile } from '../../platform/files/prepare-file.ts'
import { draftFilesOf } from '../../platform/drafts/draft-files.ts'
import { draftsAtom } from '../../session/drafts.ts'
import { blockReloadAtom } from '../../session/unsaved.ts'

/** A file's state; `notStored`: the device had no room for it, so a reload loses it. */
export type AttachmentState = 'preparing' | 'ready' | 'madeSmaller' | 'notStored'

interface Attachment {
  file: File
  state: AttachmentState
}

/** Attachments of one draft. Names of files are unique. */
export interface Attachments {
  /** In the order in which they were chosen and will be sent. */
  files: readonly File[]
  stateOf: (file: File) => AttachmentState
  /** Whether they can be sent: stored files have been read and no picture is still being prepared. */
  isReady: boolean
  /** Replaces the chosen files. */
  change: (files: readonly File[]) => void
  /** Encodes the files for a call (see `encodeFiles`). */
  encode: (options?: Parameters<typeof encodeFiles>[1]) => ReturnType<typeof encodeFiles>
  /** Removes all files, also from the device, after sending. */
  clear: () => void
}

const attachmentOf = ({ file, wasMadeSmaller }: PreparedFile): Attachment => ({
  file,
  state: wasMadeSmaller ? 'madeSmaller' : 'ready',
})

/** The attachments of the draft `draftName`. They survive leaving the screen, a reload and an expired session. */
export function useAttachments(draftName: string): Attachments {
  const drafts = useAtomValue(draftsAtom)
  const hold = useSetAtom(blockReloadAtom)
  const stored = useMemo(() => drafts && draftFilesOf(drafts, draftName), [drafts, draftName])
  const [isReading, setIsReading] = useState(stored !== null)
  const [shown, setShown] = useState<readonly Attachment[]>([])
  // A ref, as two choices can come before a render, and a picture can be ready after unmounting.
  const current = useRef(shown)
  const show = (next: readonly Attachment[]) => {
    current.current = next
    setShown(next)
  }

  useEffect(() => {
    let isShown = true
    const readStored = async () => {
      const found = (await stored?.read()) ?? []
      if (!isShown) return
      // Files chosen while the stored ones were being read replace those of the same name.
      const known = new Set(current.current.map(({ file }) => file.name))
      show([...found.filter(({ file }) => !known.has(file.name)).map(attachmentOf), ...current.current])
      setIsReading(false)
    }
    void readStored()
    return () => {
      isShown = false
    }
  }, [stored])

  const replace = (file: File, next: Attachment) => show(current.current.map((one) => (one.file === file ? next : one)))
  const isChosen = (file: File) => current.current.some((one) => one.file === file)

  async function prepare(file: File) {
    const release = hold()
    const prepared = await prepareFile(file)
    if (isChosen(file)) {
      replace(file, attachmentOf(prepared))
      await stored?.store(prepared).catch(() => replace(prepared.file, { file: prepared.file, state: 'notStored' }))
    }
    release()
  }

  function change(files: readonly File[]) {
    const before = current.current
    // Compare unique names, not File objects: a file may just have been replaced by a smaller one.
    const staying = before.filter(({ file }) => files.some(({ name }) => name === file.name))
    const added = files.filter(({ name }) => !before.some(({ file }) => file.name === name))
    show([...staying, ...added.map((file): Attachment => ({ file, state: isPicture(file) ? 'preparing' : 'ready' }))])
    for (const { file } of before) if (!staying.some((one) => one.file === file)) void stored?.remove(file)
    for (const file of added) void prepare(file)
  }

  return {
    files: useMemo(() => shown.map(({ file }) => file), [shown]),
    stateOf: (file) => shown.find((one) => one.file === file)?.state ?? 'ready',
    isReady: !isReading && shown.every(({ state }) => state !== 'preparing'),
    change,
    encode: (options) =>
      encodeFiles(
        current.current.map(({ file }) => file),
        options,
      ),
    clear: () => {
      show([])
      void stored?.clear()
    },
  }
}

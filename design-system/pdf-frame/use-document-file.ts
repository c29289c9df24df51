import { useEffect, useState } from 'react'
import { headLength, inertType, judgeBytes, openableAs, type DocumentKind } from './judge-bytes.ts'

/** A file that has been looked at, with an address for as long as it is on the screen. */
export interface DocumentFile {
  kind: DocumentKind
  blob: Blob
  address: string
}

/** Looks at the bytes and gives them an address of their own, which ends when the file leaves the screen. */
export function useDocumentFile(data: Uint8Array | Blob | undefined, mimetype: string): DocumentFile | undefined {
  const [held, setHeld] = useState<{ from: Uint8Array | Blob; file: DocumentFile }>()
  useEffect(() => {
    if (!data) return undefined
    let address: string | undefined
    let over = false
    const given = data instanceof Blob ? data : new Blob([data as Uint8Array<ArrayBuffer>])
    const look = async () => {
      const kind = judgeBytes(new Uint8Array(await given.slice(0, headLength).arrayBuffer()), mimetype)
      if (over) return
      // The type of the address decides what a new tab does with it, so it is ours and never the sender's.
      const blob = given.slice(0, given.size, openableAs(kind)?.mimetype ?? inertType)
      address = URL.createObjectURL(blob)
      setHeld({ from: data, file: { kind, blob, address } })
    }
    look().catch(() => {
      // A file taken from the disk can be gone by now: the same as nothing in it.
      if (!over) setHeld({ from: data, file: { kind: 'empty', blob: new Blob(), address: '' } })
    })
    return () => {
      over = true
      if (address !== undefined) URL.revokeObjectURL(address)
    }
  }, [data, mimetype])
  return held && held.from === data ? held.file : undefined
}

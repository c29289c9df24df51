import { useEffect, useState } from 'react'
import { headLength, inertType, sniffFileType, openableAs, type FileType } from './sniff-file-type.ts'

/** A file with its type and an object URL, which is valid while the component is mounted. */
export interface DocumentFile {
  kind: FileType
  blob: Blob
  address: string
}

/** Determines the type of a file and creates an object URL, revoked on unmount. Undefined while reading. */
export function useDocumentFile(data: Uint8Array | Blob | undefined, mimetype: string): DocumentFile | undefined {
  const [held, setHeld] = useState<{ from: Uint8Array | Blob; file: DocumentFile }>()
  useEffect(() => {
    if (!data) return undefined
    let address: string | undefined
    let over = false
    const given = data instanceof Blob ? data : new Blob([data as Uint8Array<ArrayBuffer>])
    const look = async () => {
      const kind = sniffFileType(new Uint8Array(await given.slice(0, headLength).arrayBuffer()), mimetype)
      if (over) return
      // The blob's type decides how a new tab treats it, so it is set here by the actual type, never by the sender's.
      const blob = given.slice(0, given.size, openableAs(kind)?.mimetype ?? inertType)
      address = URL.createObjectURL(blob)
      setHeld({ from: data, file: { kind, blob, address } })
    }
    look().catch(() => {
      // A file on disk may have been deleted; it counts as empty.
      if (!over) setHeld({ from: data, file: { kind: 'empty', blob: new Blob(), address: '' } })
    })
    return () => {
      over = true
      if (address !== undefined) URL.revokeObjectURL(address)
    }
  }, [data, mimetype])
  return held && held.from === data ? held.file : undefined
}

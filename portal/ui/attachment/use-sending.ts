import { useRef, useState } from 'react'
import type { OutgoingAttachment } from '../../api/contract/field-schema.ts'
import type { Attachments } from './use-attachments.ts'

/** How a call with files goes. */
interface CallWithFiles {
  signal: AbortSignal
  onProgress?: (sent: number) => void
}

export interface Sending {
  /** How many hundredths are on their way; null while no files are being sent. */
  percent: number | null
  /** Encodes the files and makes the call with them. */
  send: <T>(attachments: Attachments, call: (files: readonly OutgoingAttachment[], options: CallWithFiles) => Promise<T>) => Promise<T>
  /** Gives up; what is sent rejects then. */
  stop: () => void
}

/** Sending files: how far it is, and a way to stop it. One at a time. */
export function useSending(): Sending {
  const [percent, setPercent] = useState<number | null>(null)
  const stopper = useRef<AbortController>(null)
  return {
    percent,
    stop: () => stopper.current?.abort(),
    async send(attachments, call) {
      const { signal } = stopper.current = new AbortController()
      // Words alone are quick: nobody needs to be told how far they are.
      if (attachments.files.length === 0) return call([], { signal })
      setPercent(0)
      try {
        return await call(await attachments.encode({ signal }), { signal, onProgress: (sent) => setPercent(Math.floor(sent * 100)) })
      } finally {
        setPercent(null)
      }
    },
  }
}

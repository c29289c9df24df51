import { useRef, useState } from 'react'
import type { OutgoingAttachment } from '../../api/contract/field-schema.ts'
import type { Attachments } from './use-attachments.ts'

/** Options for a call with files. */
interface CallWithFiles {
  signal: AbortSignal
  /** Receives the fraction that is sent, from 0 to 1. */
  onProgress?: (sent: number) => void
}

/** Upload state of one form. */
export interface Sending {
  /** Progress, 0 to 100; null while no files are being sent. */
  percent: number | null
  /** Encodes the files and makes the call with them; at once without files. Rejects like the call and `encodeFiles`. */
  send: <T>(
    attachments: Attachments,
    call: (files: readonly OutgoingAttachment[], options: CallWithFiles) => Promise<T>,
  ) => Promise<T>
  /** Aborts; `send` then rejects with an AbortError. */
  stop: () => void
}

/** Sends files, one call at a time, with progress and a way to stop it. */
export function useSending(): Sending {
  const [percent, setPercent] = useState<number | null>(null)
  const stopper = useRef<AbortController>(null)
  return {
    percent,
    stop: () => stopper.current?.abort(),
    async send(attachments, call) {
      const { signal } = (stopper.current = new AbortController())
      // Without files the call is quick and needs no progress.
      if (attachments.files.length === 0) return call([], { signal })
      setPercent(0)
      try {
        return await call(await attachments.encode({ signal }), {
          signal,
          onProgress: (sent) => setPercent(Math.floor(sent * 100)),
        })
      } finally {
        setPercent(null)
      }
    },
  }
}

import { cva } from 'class-variance-authority'
import { useEffect, useEffectEvent, useRef, type KeyboardEvent } from 'react'
import { Icon } from '../icon/icon.tsx'
import type { NoticeTone } from '../notice/notice.tsx'
import { barControlLook } from '../page-header/bar.tsx'

export interface Toast {
  /** Tells this message from another with the same words. */
  id: string
  tone: NoticeTone
  /** The word for the tone, shown before the text. */
  toneLabel: string
  text: string
  /** How long it stays, in milliseconds, not counting the time it is being read. */
  duration: number
}

// Whoever has just been reading gets at least this long to finish.
const leastLeft = 2000

const look = cva('pointer-events-auto flex flex-wrap items-start gap-x-3 rounded-md border border-l-4 border-control bg-raised py-1 pl-4 pr-1', {
  variants: { tone: { info: 'border-l-info', success: 'border-l-success', warning: 'border-l-warning', error: 'border-l-error' } },
})

const toneColor = cva('', {
  variants: { tone: { info: 'text-info', success: 'text-success', warning: 'text-warning', error: 'text-error' } },
})

interface ToastItemProps {
  toast: Toast
  /** Somebody is reading, or nobody can. */
  paused: boolean
  closeLabel: string
  onClose: () => void
}

/** One message among the toasts. Not announced here: the Toaster's live regions do that. */
export function ToastItem({ toast, paused, closeLabel, onClose }: ToastItemProps) {
  const left = useRef(toast.duration)
  const end = useEffectEvent(onClose)
  useEffect(() => {
    if (paused) return undefined
    const start = performance.now()
    const timer = setTimeout(() => end(), left.current)
    return () => {
      clearTimeout(timer)
      left.current = Math.max(leastLeft, left.current - (performance.now() - start))
    }
  }, [paused])
  const closeByKey = (event: KeyboardEvent) => {
    if (event.key !== 'Escape') return
    // This press is used up: a menu or dialog below stays as it is.
    event.stopPropagation()
    onClose()
  }
  return (
    <li data-tone={toast.tone} className={look({ tone: toast.tone })}>
      <span className={`flex py-2 text-small ${toneColor({ tone: toast.tone })}`}><Icon name={toast.tone} className="h-[1lh]" /></span>
      <p className="min-w-0 flex-1 py-2 text-small @max-[14rem]:order-last @max-[14rem]:basis-full @max-[14rem]:pr-3">
        <strong className={`font-bold ${toneColor({ tone: toast.tone })}`}>{toast.toneLabel}</strong> {toast.text}
      </p>
      <button type="button" aria-label={closeLabel} className={`ml-auto ${barControlLook()}`} onClick={onClose} onKeyDown={closeByKey}><Icon name="close" /></button>
    </li>
  )
}

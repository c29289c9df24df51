import { useEffect, useEffectEvent, useRef, type KeyboardEvent } from 'react'
import { Icon } from '../icon/icon.tsx'
import { closeIcon } from '../icon/pictures.ts'
import { Link } from '../link/link.tsx'
import { barControlLook } from '../page-header/bar.tsx'
import { toneColor, toneEdge, toneIcon, type Tone } from '../tone/tone.ts'

export interface Toast {
  /** Unique id. */
  id: string
  tone: Tone
  /** The tone in words, shown before the text. */
  toneLabel: string
  /** One bold line above the text. */
  title?: string | undefined
  text: string
  /** A related link. A toast with a link stays until it is closed. */
  link?: { label: string; href: string } | undefined
  /** Duration in ms, paused while it is hovered or focused; Infinity: until it is closed. */
  duration: number
}

// Maximum delay of setTimeout in ms; a longer one would fire at once.
const maxTimerMs = 2 ** 31 - 1

// Minimum remaining time after a pause, in ms.
const minRemainingMs = 2000

interface ToastItemProps {
  toast: Toast
  /** Whether its time is paused. */
  paused: boolean
  closeLabel: string
  /** Number of repetitions. */
  count?: number
  onClose: () => void
}

/** One toast. The Toaster's live regions announce it. */
export function ToastItem({ toast, paused, closeLabel, count = 1, onClose }: ToastItemProps) {
  const { tone, toneLabel, title, text, link } = toast
  useDuration(toast, paused, onClose)
  const closeByKey = (event: KeyboardEvent) => {
    if (event.key !== 'Escape') return
    // So that Escape does not also close a menu or dialog.
    event.stopPropagation()
    onClose()
  }
  return (
    <li data-tone={tone} className={`pointer-events-auto flex flex-wrap items-start gap-x-3 rounded-md border-divider bg-raised py-1 pl-4 pr-1 ${toneEdge({ tone })}`}>
      <span className={`flex py-2 text-small ${toneColor({ tone })}`}><Icon picture={toneIcon[tone]} className="h-[1lh]" /></span>
      <div className="min-w-0 flex-1 py-2 text-small select-text @max-[14rem]:order-last @max-[14rem]:basis-full @max-[14rem]:pr-3">
        <p>
          <strong className={`font-bold ${toneColor({ tone })}`}>{toneLabel}</strong> {title === undefined ? text : <strong className="font-bold">{title}</strong>}
          {count > 1 && <span className="font-semibold"> ({count}×)</span>}
        </p>
        {title !== undefined && <p>{text}</p>}
        {link && <p><Link href={link.href} className="inline-flex min-h-11 items-center" onClick={onClose} onKeyDown={closeByKey}>{link.label}</Link></p>}
      </div>
      <button type="button" aria-label={closeLabel} className={`ml-auto ${barControlLook()}`} onClick={onClose} onKeyDown={closeByKey}><Icon picture={closeIcon} /></button>
    </li>
  )
}

/** Calls `onEnd` when the duration is over. Paused while `paused`; restarts when the message is repeated. */
function useDuration({ id, duration, link }: Toast, paused: boolean, onEnd: () => void) {
  const whole = duration > 0 ? duration : minRemainingMs
  const isPermanent = link !== undefined || whole > maxTimerMs
  const left = useRef(whole)
  const end = useEffectEvent(onEnd)
  useEffect(() => { left.current = whole }, [id, whole])
  useEffect(() => {
    if (paused || isPermanent) return undefined
    const start = performance.now()
    const timer = setTimeout(() => end(), left.current)
    return () => {
      clearTimeout(timer)
      left.current = Math.max(minRemainingMs, left.current - (performance.now() - start))
    }
  }, [paused, isPermanent, id])
}

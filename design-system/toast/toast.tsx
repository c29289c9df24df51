import { useEffect, useEffectEvent, useRef, type KeyboardEvent } from 'react'
import { Icon } from '../icon/icon.tsx'
import { closeIcon } from '../icon/pictures.ts'
import { Link } from '../link/link.tsx'
import { barControlLook } from '../page-header/bar.tsx'
import { toneColor, toneEdge, toneIcon, type Tone } from '../tone/tone.ts'

export interface Toast {
  /** Tells this message from another with the same words. */
  id: string
  tone: Tone
  /** The word for the tone, shown before the text. */
  toneLabel: string
  /** One bold line above the text. */
  title?: string | undefined
  text: string
  /** Where to go about it. A message with a link stays until it is closed. */
  link?: { label: string; href: string } | undefined
  /** How long it stays, in milliseconds, not counting the time it is being read; Infinity until it is closed. */
  duration: number
}

// What a browser's timer can hold; more would end at once.
const longest = 2 ** 31 - 1

// Whoever has just been reading gets at least this long to finish.
const leastLeft = 2000

interface ToastItemProps {
  toast: Toast
  /** Somebody is reading, or nobody can. */
  paused: boolean
  closeLabel: string
  /** How often the message came. */
  count?: number
  onClose: () => void
}

/** One message among the toasts. Not announced here: the Toaster's live regions do that. */
export function ToastItem({ toast, paused, closeLabel, count = 1, onClose }: ToastItemProps) {
  const { tone, toneLabel, title, text, link } = toast
  useDuration(toast, paused, onClose)
  const closeByKey = (event: KeyboardEvent) => {
    if (event.key !== 'Escape') return
    // This press is used up: a menu or dialog below stays as it is.
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

/** Ends a message when its time is over. The time stands still while paused, and starts anew when the message comes again. */
function useDuration({ id, duration, link }: Toast, paused: boolean, onEnd: () => void) {
  const whole = duration > 0 ? duration : leastLeft
  const stays = link !== undefined || whole > longest
  const left = useRef(whole)
  const end = useEffectEvent(onEnd)
  useEffect(() => { left.current = whole }, [id, whole])
  useEffect(() => {
    if (paused || stays) return undefined
    const start = performance.now()
    const timer = setTimeout(() => end(), left.current)
    return () => {
      clearTimeout(timer)
      left.current = Math.max(leastLeft, left.current - (performance.now() - start))
    }
  }, [paused, stays, id])
}

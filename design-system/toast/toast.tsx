import { useEffect, useEffectEvent, useRef, type KeyboardEvent } from 'react'
import { Icon } from '../icon/icon.tsx'
import { closeIcon } from '../icon/icons.ts'
import { barControlClass } from '../page-header/bar.tsx'
import { toneColor, toneEdge, toneIcon, type Tone } from '../tone/tone.ts'
import { firstSentence } from './first-sentence.ts'

/** A short message over the bar of the page. */
export interface Toast {
  /** Unique among the toasts; passed to `onClose`. Of duplicates only the first is shown, with a warning in development. */
  id: string
  /** Icon and colour. 'error' and 'warning' are announced at once, others politely. */
  tone: Tone
  /** The tone as text, shown before the text and announced with it, e.g. "Gelukt". */
  toneLabel: string
  /** The message. Its first sentence is shown; all of it is announced. */
  text: string
  /** Time in ms for which it is shown; Infinity: until it is closed. It is paused on hover, focus and in a hidden tab (WCAG 2.2.1). If it is not positive, 2000 is used, with a warning in development. */
  duration: number
}

// Maximum delay of setTimeout, in ms. A longer one would fire at once.
const maxTimerMs = 2 ** 31 - 1

// Minimum remaining time after a pause, in ms.
const minRemainingMs = 2000

interface ToastItemProps {
  toast: Toast
  /** Whether its duration is paused. */
  paused: boolean
  closeLabel: (text: string) => string
  /** How often the message was given; shown from 2 on. */
  count?: number
  /** Called when the user closes it, by its button or by Escape on that. */
  onClose: () => void
  /** Called when the duration is over. */
  onTimeout: () => void
}

/** One toast, as high as the bar that it covers. It is announced by the Announcer. */
export function ToastItem({ toast, paused, closeLabel, count = 1, onClose, onTimeout }: ToastItemProps) {
  const { tone, toneLabel, text } = toast
  const sentence = firstSentence(text)
  useDuration(toast, paused, onTimeout)
  const closeByKey = (event: KeyboardEvent) => {
    if (event.key !== 'Escape') return
    // Escape must not also close a menu or dialog.
    event.stopPropagation()
    onClose()
  }
  return (
    <li
      data-part="toast"
      data-tone={tone}
      className={`@container pointer-events-auto border-t-0 border-r-0 border-divider bg-raised ${toneEdge({ tone })}`}
    >
      {/* The height of a bar with one row. No bar is lower, so a toast never covers content. */}
      <div className="flex h-[4.25rem] items-center gap-3 pl-4 pr-2">
        <span className={`flex @max-[17rem]:hidden ${toneColor({ tone })}`}>
          <Icon icon={toneIcon[tone]} />
        </span>
        <p className="line-clamp-2 min-w-0 flex-1 text-small/[1.3] select-text @max-[17rem]:line-clamp-3 @max-[17rem]:text-small/[1.2]">
          <strong className={`font-bold ${toneColor({ tone })}`}>{toneLabel}</strong> <span>{sentence}</span>
          {count > 1 && <span className="font-semibold">{` (${count}×)`}</span>}
        </p>
        <button
          type="button"
          aria-label={closeLabel(sentence)}
          className={barControlClass()}
          onClick={onClose}
          onKeyDown={closeByKey}
        >
          <Icon icon={closeIcon} />
        </button>
      </div>
    </li>
  )
}

/** Calls `onEnd` when the duration is over. After a pause, at least two seconds are left. It starts again when the message is repeated. */
function useDuration({ id, duration }: Toast, paused: boolean, onEnd: () => void) {
  const whole = duration > 0 ? duration : minRemainingMs
  const isPermanent = whole > maxTimerMs
  const left = useRef(whole)
  const end = useEffectEvent(onEnd)
  useEffect(() => {
    left.current = whole
  }, [id, whole])
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

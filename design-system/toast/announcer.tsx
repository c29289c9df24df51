import { useEffect, useState } from 'react'
import type { Toast } from './toast.tsx'

// A live region announces only later changes, so the text is added after a short delay, in ms. It is removed again, so
// that a screen reader does not find it while reading. The second timer starts once the text is rendered.
const delayMs = 100
const stayMs = 1000

function Announcement({ text }: { text: string }) {
  const [state, setState] = useState<'before' | 'now' | 'after'>('before')
  useEffect(() => {
    if (state === 'after') return undefined
    const timer =
      state === 'before' ? setTimeout(() => setState('now'), delayMs) : setTimeout(() => setState('after'), stayMs)
    return () => clearTimeout(timer)
  }, [state])
  return state === 'now' ? <p>{text}</p> : null
}

const urgent = (toast: Toast) => toast.tone === 'error' || toast.tone === 'warning'
const announcementOf = ({ id, toneLabel, text }: Toast) => <Announcement key={id} text={`${toneLabel}: ${text}`} />

/** A polite and an assertive live region, which are always rendered. Errors and warnings are announced at once. */
export function Announcer({ toasts }: { toasts: readonly Toast[] }) {
  // Not atomic, so that only the new message is announced.
  return (
    <>
      <div aria-live="assertive" aria-atomic="false" aria-relevant="additions" className="sr-only">
        {toasts.filter(urgent).map(announcementOf)}
      </div>
      <div aria-live="polite" aria-atomic="false" aria-relevant="additions" className="sr-only">
        {toasts.filter((toast) => !urgent(toast)).map(announcementOf)}
      </div>
    </>
  )
}

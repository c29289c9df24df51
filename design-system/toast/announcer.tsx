import { useEffect, useState } from 'react'
import type { Toast } from './toast.tsx'

// Text that arrives together with its region is not read, so it comes a moment later;
// it leaves again so that nobody who reads on meets it twice. On a busy device both timers are late: the second one begins once the text stands.
const pause = 100
const stay = 1000

function Announcement({ text }: { text: string }) {
  const [state, setState] = useState<'before' | 'now' | 'after'>('before')
  useEffect(() => {
    if (state === 'after') return undefined
    const timer = state === 'before' ? setTimeout(() => setState('now'), pause) : setTimeout(() => setState('after'), stay)
    return () => clearTimeout(timer)
  }, [state])
  return state === 'now' ? <p>{text}</p> : null
}

const urgent = (toast: Toast) => toast.tone === 'error' || toast.tone === 'warning'
const say = ({ id, toneLabel, title, text }: Toast) => <Announcement key={id} text={`${toneLabel}: ${title === undefined ? text : `${title}. ${text}`}`} />

/** The two places from which messages are spoken. They are there from the first paint and stay. */
export function Announcer({ toasts }: { toasts: readonly Toast[] }) {
  // Not atomic: a new message is read alone, not with those that still stand there.
  return (
    <>
      <div aria-live="assertive" aria-atomic="false" aria-relevant="additions" className="sr-only">{toasts.filter(urgent).map(say)}</div>
      <div aria-live="polite" aria-atomic="false" aria-relevant="additions" className="sr-only">{toasts.filter((toast) => !urgent(toast)).map(say)}</div>
    </>
  )
}

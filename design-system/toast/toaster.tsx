import { useEffect, useEffectEvent, useState } from 'react'
import { useDevWarning } from '../dev-warning/use-dev-warning.ts'
import { Announcer } from './announcer.tsx'
import { stackOf, type StackedToast } from './stack.ts'
import { ToastItem, type Toast } from './toast.tsx'
import { useBarFocus } from './use-bar-focus.ts'
import { usePauseOnHover } from './use-pause-on-hover.ts'

export interface ToasterProps {
  /** Accessible name of the region. F6 moves focus to the toast and back. */
  label: string
  /** The toasts, oldest first; remove those that `onClose` names. One is shown at a time: errors first, the newest of them first. Toasts with the same tone and text are shown once, with a count. */
  toasts: readonly Toast[]
  /** Accessible name of the close button; `text` is the first sentence of the toast. */
  closeLabel: (text: string) => string
  /** Called for each toast that disappears, also for each repetition. 'closed': by the user. 'timeout': its duration is over. 'bar': focus moved into the bar below it. */
  onClose: (id: string, reason: 'closed' | 'timeout' | 'bar') => void
}

/** Shows toasts over the bar at the top of the page, without covering or shifting content, and announces them (WCAG 4.1.3). Render it once, also without toasts. A toast must not be the only place of its information. */
export function Toaster({ toasts, onClose, ...rest }: ToasterProps) {
  const { stack, warnings } = stackOf(toasts)
  useDevWarning('Toaster', warnings)
  const [first] = stack
  const isBarFocused = useBarFocus()
  const close = (reason: Parameters<typeof onClose>[1]) => {
    for (const { id } of first?.all ?? []) onClose(id, reason)
  }
  const closeForBar = useEffectEvent(() => close('bar'))
  // A toast that arrives while the bar has focus is shown once focus has left the bar.
  useEffect(() => {
    if (isBarFocused) closeForBar()
  }, [isBarFocused])
  return (
    <>
      <Announcer toasts={first?.all ?? []} />
      {first && !isBarFocused && <ToastRegion first={first} onClose={close} {...rest} />}
    </>
  )
}

interface ToastRegionProps extends Pick<ToasterProps, 'label' | 'closeLabel'> {
  first: StackedToast
  onClose: (reason: 'closed' | 'timeout') => void
}

function ToastRegion({ label, first, closeLabel, onClose }: ToastRegionProps) {
  const [region, setRegion] = useState<HTMLElement | null>(null)
  const { paused, leave } = usePauseOnHover(region)
  const close = (reason: 'closed' | 'timeout') => {
    leave()
    onClose(reason)
  }
  return (
    // aria-live="off" keeps Radix from hiding it with the page behind a dialog.
    <section
      ref={setRegion}
      aria-label={label}
      aria-live="off"
      data-part="toasts"
      data-state={paused ? 'paused' : 'running'}
      // Positioned on the page, not in the window: where the bar is scrolled out of view, a toast would cover content.
      className="pointer-events-none print:hidden absolute inset-x-0 top-0 z-50 mx-auto min-[80rem]:max-w-column"
    >
      <ol>
        <ToastItem
          key={first.key}
          toast={first.newest}
          paused={paused}
          closeLabel={closeLabel}
          count={first.all.length}
          onClose={() => close('closed')}
          onTimeout={() => close('timeout')}
        />
      </ol>
    </section>
  )
}

import { useEffect, useEffectEvent, useState } from 'react'
import { useDevWarning } from '../dev-warning/use-dev-warning.ts'
import { Announcer } from './announcer.tsx'
import { stackOf, type StackedToast } from './stack.ts'
import { ToastItem, type Toast } from './toast.tsx'
import { useBarFocus } from './use-bar-focus.ts'
import { usePauseOnHover } from './use-pause-on-hover.ts'

export interface ToasterProps {
  /** Accessible name of the region; F6 moves focus there and back. */
  label: string
  /** Oldest first; one is shown, and the others wait. Errors are shown first, the newest of them first. A repeated message is shown once, with a count. */
  toasts: readonly Toast[]
  /** Accessible name of a toast's close button. */
  closeLabel: (text: string) => string
  /** Called when a toast goes: `closed` by the user, after its `timeout`, or because the user reached the bar under it. */
  onClose: (id: string, reason: 'closed' | 'timeout' | 'bar') => void
}

/** Toasts over the bar at the top of the page. They cover nothing of the content and shift nothing. A toast must not be the only place of its information. */
export function Toaster({ toasts, onClose, ...rest }: ToasterProps) {
  const { stack, faults } = stackOf(toasts)
  useDevWarning('Toaster', faults)
  const [first] = stack
  const isBarFocused = useBarFocus()
  const close = (reason: Parameters<typeof onClose>[1]) => {
    for (const { id } of first?.all ?? []) onClose(id, reason)
  }
  const closeForBar = useEffectEvent(() => close('bar'))
  // A message that comes while the bar has focus waits until it has not.
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
  const { reading, leave } = usePauseOnHover(region)
  const close = (reason: 'closed' | 'timeout') => {
    leave()
    onClose(reason)
  }
  return (
    // aria-live="off" keeps Radix from hiding it with the page that a dialog covers.
    <section
      ref={setRegion}
      aria-label={label}
      aria-live="off"
      data-part="toasts"
      data-state={reading ? 'paused' : 'running'}
      // On the page, not the window: where the bar is scrolled out of view, a toast would lie over content.
      className="pointer-events-none print:hidden absolute inset-x-0 top-0 z-50 mx-auto min-[80rem]:max-w-column"
    >
      <ol>
        <ToastItem
          key={first.key}
          toast={first.newest}
          paused={reading}
          closeLabel={closeLabel}
          count={first.all.length}
          onClose={() => close('closed')}
          onTimeout={() => close('timeout')}
        />
      </ol>
    </section>
  )
}

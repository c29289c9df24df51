import { Branch } from '@radix-ui/react-dismissable-layer'
import { useState } from 'react'
import { useWarning } from '../bad-input/use-warning.ts'
import { useIsPhone } from '../tokens/use-is-phone.ts'
import { Announcer } from './announcer.tsx'
import { stackOf, type StackedToast } from './stack.ts'
import { ToastItem, type Toast } from './toast.tsx'
import { useFreePlace } from './use-free-place.ts'
import { useReading } from './use-reading.ts'

/** On a phone they would fill the screen. */
const mostAtOnce = { phone: 1, wide: 3 }

export interface ToasterProps {
  /** The name of the place where messages appear; F6 goes there and back. */
  label: string
  /** Oldest first; three are shown, on a phone one, and the others wait their turn. An error does not wait: the newest stands first. The same message again is shown once, with its number. */
  toasts: readonly Toast[]
  /** Names the close button of a message. */
  closeLabel: (text: string) => string
  /** A message was closed, or its time is over. */
  onClose: (id: string) => void
}

/** Short messages at the top of the screen, also above an open dialog: they lie over no heading and move nothing. Nothing may be said here only: the page shows what came of it. */
export function Toaster({ toasts, ...rest }: ToasterProps) {
  const { stack, faults } = stackOf(toasts)
  useWarning('Toaster', faults)
  const visible = stack.slice(0, useIsPhone() ? mostAtOnce.phone : mostAtOnce.wide)
  return (
    <>
      <Announcer toasts={visible.flatMap(({ all }) => all)} />
      {visible.length > 0 && <ToastStack stack={visible} {...rest} />}
    </>
  )
}

function ToastStack({ label, stack, closeLabel, onClose }: Omit<ToasterProps, 'toasts'> & { stack: StackedToast[] }) {
  const [place, setPlace] = useState<HTMLElement | null>(null)
  const { reading, leave } = useReading(place)
  const top = useFreePlace(place)
  const close = (toasts: readonly Toast[]) => {
    leave()
    for (const { id } of toasts) onClose(id)
  }
  return (
    // For a dialog this belongs to it: a press here does not close it. The silent aria-live keeps it from being hidden with the page behind.
    <Branch asChild>
      <section
        ref={setPlace}
        aria-label={label}
        aria-live="off"
        data-state={reading ? 'paused' : 'running'}
        style={top > 0 ? { top } : undefined}
        className="pointer-events-none print:hidden fixed inset-x-0 top-0 z-50 mx-auto max-h-dvh max-w-column overflow-y-auto px-3 pb-2 min-[80rem]:mr-0 min-[80rem]:w-[max(15rem,(100vw-42.5rem)/2)] pt-[max(0.75rem,env(safe-area-inset-top))]"
      >
        <ol className="@container flex flex-col gap-2">
          {stack.map(({ key, newest, all }) => (
            <ToastItem
              key={key}
              toast={newest}
              paused={reading}
              closeLabel={closeLabel(newest.text)}
              count={all.length}
              onClose={() => close(all)}
            />
          ))}
        </ol>
      </section>
    </Branch>
  )
}

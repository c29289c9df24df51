import { Branch } from '@radix-ui/react-dismissable-layer'
import { useState } from 'react'
import { useWarning } from '../bad-input/use-warning.ts'
import { useIsPhone } from '../tokens/use-is-phone.ts'
import { Announcer } from './announcer.tsx'
import { stackOf, type StackedToast } from './stack.ts'
import { ToastItem, type Toast } from './toast.tsx'
import { useFreePlace } from './use-free-place.ts'
import { useReading } from './use-reading.ts'

/** Maximum number of visible toasts; more would fill a phone's screen. */
const maxVisible = { phone: 1, wide: 3 }

export interface ToasterProps {
  /** Accessible name of the region; F6 moves focus there and back. */
  label: string
  /** Oldest first; three are shown, on a phone one, and the others wait. Errors are shown first, the newest on top. A repeated message is shown once, with a count. */
  toasts: readonly Toast[]
  /** Accessible name of a toast's close button. */
  closeLabel: (text: string) => string
  /** Called when a toast is closed or its duration is over. */
  onClose: (id: string) => void
}

/** Toasts at the top of the screen, also above an open dialog. They cover no heading and shift nothing. A toast must not be the only place of its information. */
export function Toaster({ toasts, ...rest }: ToasterProps) {
  const { stack, faults } = stackOf(toasts)
  useWarning('Toaster', faults)
  const visible = stack.slice(0, useIsPhone() ? maxVisible.phone : maxVisible.wide)
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
    // A Branch counts as inside an open dialog, so a press here does not close it. aria-live="off" keeps Radix from hiding it with the page.
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

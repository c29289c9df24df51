import { useState } from 'react'
import { Announcer } from './announcer.tsx'
import { useClearOfFocus } from './clear-of-focus.ts'
import { useReading } from './reading.ts'
import { ToastItem, type Toast } from './toast.tsx'

const mostAtOnce = 3

export interface ToasterProps {
  /** The name of the place where messages appear. */
  label: string
  /** Oldest first; three are shown, the others wait their turn. */
  toasts: readonly Toast[]
  /** Names the close button of a message. */
  closeLabel: (text: string) => string
  /** A message was closed, or its time is over. */
  onClose: (id: string) => void
}

/** Short messages at the top of the screen. Nothing may be said here only: the same words stand in the page. */
export function Toaster({ toasts, ...rest }: ToasterProps) {
  const visible = toasts.slice(0, mostAtOnce)
  return (
    <>
      <Announcer toasts={visible} />
      {visible.length > 0 && <ToastStack toasts={visible} {...rest} />}
    </>
  )
}

function ToastStack({ label, toasts, closeLabel, onClose }: ToasterProps) {
  const [stack, setStack] = useState<HTMLElement | null>(null)
  const { reading, leave } = useReading(stack)
  const top = useClearOfFocus(stack)
  const close = (id: string) => {
    leave()
    onClose(id)
  }
  return (
    <section
      ref={setStack}
      aria-label={label}
      style={top > 0 ? { top } : undefined}
      className="pointer-events-none fixed inset-x-0 top-0 z-50 mx-auto max-h-dvh max-w-column overflow-y-auto px-3 pb-2 pt-[max(0.75rem,env(safe-area-inset-top))]"
    >
      <ol className="@container flex flex-col gap-2">
        {toasts.map((toast) => (
          <ToastItem key={toast.id} toast={toast} paused={reading} closeLabel={closeLabel(toast.text)} onClose={() => close(toast.id)} />
        ))}
      </ol>
    </section>
  )
}

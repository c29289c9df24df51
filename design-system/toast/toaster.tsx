import { useLayoutEffect, useRef, useState, useSyncExternalStore, type FocusEvent } from 'react'
import { Announcer } from './announcer.tsx'
import { useClearOfFocus } from './clear-of-focus.ts'
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
  const stack = useRef<HTMLElement>(null)
  const focusBefore = useRef<HTMLElement | null>(null)
  const [hovered, setHovered] = useState(false)
  const [focused, setFocused] = useState(false)
  const hidden = useHiddenTab()
  const content = toasts.map((toast) => toast.id).join()
  useClearOfFocus(stack, content)
  // A message that is taken away while it has focus tells nobody that the focus left.
  useLayoutEffect(() => setFocused(stack.current?.contains(document.activeElement) ?? false), [content])

  const enter = (event: FocusEvent) => {
    setFocused(true)
    const from = event.relatedTarget
    if (from instanceof HTMLElement && !stack.current?.contains(from)) focusBefore.current = from
  }
  const leave = (event: FocusEvent) => setFocused(stack.current?.contains(event.relatedTarget) ?? false)
  const close = (id: string) => {
    if (stack.current?.contains(document.activeElement)) focusBefore.current?.focus({ preventScroll: true })
    setHovered(false)
    onClose(id)
  }
  return (
    <section
      ref={stack}
      aria-label={label}
      className="pointer-events-none fixed inset-x-0 top-0 z-50 mx-auto max-h-dvh max-w-column overflow-y-auto px-3 pb-2 pt-[max(0.75rem,env(safe-area-inset-top))]"
    >
      <ol className="flex flex-col gap-2" onPointerOver={() => setHovered(true)} onPointerLeave={() => setHovered(false)} onFocus={enter} onBlur={leave}>
        {toasts.map((toast) => (
          <ToastItem key={toast.id} toast={toast} paused={hovered || focused || hidden} closeLabel={closeLabel(toast.text)} onClose={() => close(toast.id)} />
        ))}
      </ol>
    </section>
  )
}

function useHiddenTab() {
  return useSyncExternalStore(
    (changed) => {
      document.addEventListener('visibilitychange', changed)
      return () => document.removeEventListener('visibilitychange', changed)
    },
    () => document.hidden,
    () => false,
  )
}

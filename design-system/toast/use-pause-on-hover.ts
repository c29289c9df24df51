import { useEffect, useEffectEvent, useRef, useState, useSyncExternalStore } from 'react'

/** Whether durations are paused, as the toasts are hovered or have focus or the tab is hidden. `leave` moves focus out of them. */
export function usePauseOnHover(stack: HTMLElement | null) {
  const [hovered, setHovered] = useState(false)
  const [focused, setFocused] = useState(false)
  const focusBefore = useRef<HTMLElement | null>(null)
  const hidden = useSyncExternalStore(
    watchTab,
    () => document.hidden,
    () => false,
  )

  useEffect(() => {
    if (!stack) return undefined
    const listening = new AbortController()
    const { signal } = listening
    stack.addEventListener('pointerover', () => setHovered(true), { signal })
    stack.addEventListener('pointerleave', () => setHovered(false), { signal })
    stack.addEventListener(
      'focusin',
      ({ relatedTarget }) => {
        setFocused(true)
        if (relatedTarget instanceof HTMLElement && !stack.contains(relatedTarget)) focusBefore.current = relatedTarget
      },
      { signal },
    )
    stack.addEventListener(
      'focusout',
      ({ relatedTarget }) => setFocused(relatedTarget instanceof Node && stack.contains(relatedTarget)),
      { signal },
    )
    // The removal of a hovered or focused toast fires no leave or blur event.
    const removal = new MutationObserver((changes) => {
      if (!changes.some((change) => change.removedNodes.length > 0)) return
      setHovered(false)
      setFocused(stack.contains(document.activeElement))
    })
    removal.observe(stack, { childList: true, subtree: true })
    return () => {
      listening.abort()
      removal.disconnect()
    }
  }, [stack])

  /** Returns focus to the element that had it before the toasts, or to `<main>` if that is gone. */
  const leave = () => {
    if (!stack?.contains(document.activeElement)) return
    const before = focusBefore.current?.isConnected ? focusBefore.current : document.querySelector<HTMLElement>('main')
    before?.focus({ preventScroll: true })
  }

  const goOrLeave = useEffectEvent((event: KeyboardEvent) => {
    if (event.key !== 'F6' || event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return
    event.preventDefault()
    if (stack?.contains(document.activeElement)) leave()
    else stack?.querySelector<HTMLElement>('li button')?.focus()
  })
  useEffect(() => {
    const listen = (event: KeyboardEvent) => goOrLeave(event)
    document.addEventListener('keydown', listen)
    return () => document.removeEventListener('keydown', listen)
  }, [])
  return { paused: hovered || focused || hidden, leave }
}

function watchTab(changed: () => void) {
  document.addEventListener('visibilitychange', changed)
  return () => document.removeEventListener('visibilitychange', changed)
}

import { useState, type KeyboardEvent } from 'react'

/** Whether caps lock was on at the last key event; browsers report it with key events only. */
export function useCapsLock() {
  const [on, setOn] = useState(false)
  const note = (event: KeyboardEvent) => setOn(event.getModifierState('CapsLock'))
  // Both events: the caps lock key itself reports the old state on keydown and the new one on keyup.
  return { on, watch: { onKeyDownCapture: note, onKeyUpCapture: note, onBlur: () => setOn(false) } }
}

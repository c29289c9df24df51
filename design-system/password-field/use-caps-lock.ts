import { useState, type KeyboardEvent } from 'react'

/** Whether Caps Lock was on at the last key event; browsers report it with key events only. False after blur. Spread `watch` on an element around the input. */
export function useCapsLock() {
  const [on, setOn] = useState(false)
  const note = (event: KeyboardEvent) => setOn(event.getModifierState('CapsLock'))
  // Both events, as the Caps Lock key itself reports the old state on keydown and the new one on keyup.
  return { on, watch: { onKeyDownCapture: note, onKeyUpCapture: note, onBlur: () => setOn(false) } }
}

import { useState, type KeyboardEvent } from 'react'

/** Whether capitals are locked, as far as the last key told. Browsers tell it with keys only. */
export function useCapsLock() {
  const [on, setOn] = useState(false)
  const note = (event: KeyboardEvent) => setOn(event.getModifierState('CapsLock'))
  // Both: the key itself tells the old state when pressed and the new one when let go.
  return { on, watch: { onKeyDownCapture: note, onKeyUpCapture: note, onBlur: () => setOn(false) } }
}

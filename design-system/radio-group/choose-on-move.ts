import type { FocusEvent } from 'react'

/**
 * Chooses the radio that a key brought focus to. Radix does so only while the key is still down when focus
 * arrives, a moment later: a short press, or one made by a device that helps, would move and not choose.
 */
export function chooseOnMove(event: FocusEvent<HTMLButtonElement>): void {
  const { currentTarget: radio, relatedTarget: from } = event
  const group = radio.closest('[role=radiogroup]')
  const byKey = from instanceof Element && from.matches('[role=radio]') && from.closest('[role=radiogroup]') === group && radio.matches(':focus-visible')
  // Radix goes on with the event, which also makes this radio the one that Tab comes to; it may choose once more.
  if (byKey) radio.click()
}

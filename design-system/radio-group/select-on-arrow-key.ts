import type { KeyboardEvent } from 'react'

const steps: Record<string, number> = { ArrowDown: 1, ArrowRight: 1, ArrowUp: -1, ArrowLeft: -1 }

/**
 * Handler for `onKeyDownCapture` of a radio group: an arrow key moves focus and choice together. Radix moves focus later and
 * chooses only while the key is still down; on a busy phone, or with a switch device, only focus would move.
 */
export function selectOnArrowKey(event: KeyboardEvent<HTMLElement>): void {
  const step = steps[event.key]
  if (step === undefined || event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return
  const radios = [...event.currentTarget.querySelectorAll<HTMLElement>('[role="radio"]:not(:disabled)')]
  const at = radios.findIndex((radio) => radio === event.target)
  if (at === -1) return
  event.preventDefault()
  const next = radios[(at + step + radios.length) % radios.length]
  next?.focus()
  next?.click()
}

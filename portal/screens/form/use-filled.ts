import { useEffect, useState, type RefObject } from 'react'

/** What can tell that a field was filled: typing, and any sign of life after a password manager filled it without an event. */
const signs = ['input', 'change', 'focusin', 'pointermove', 'pointerdown', 'keydown', 'pageshow'] as const

const isFilled = (form: HTMLFormElement, name: string) => {
  const field = form.elements.namedItem(name)
  // Some browsers show a filled-in password but hide its value from scripts until the patient touches the page.
  return field instanceof HTMLInputElement && (field.value.trim() !== '' || field.matches(':autofill'))
}

/** Whether all named fields of a form hold something. */
export function useFilled(form: RefObject<HTMLFormElement | null>, names: readonly string[]): boolean {
  const [filled, setFilled] = useState(false)
  const list = names.join(' ')
  useEffect(() => {
    const look = () => { if (form.current) setFilled(list.split(' ').every((name) => form.current && isFilled(form.current, name))) }
    look()
    for (const sign of signs) addEventListener(sign, look)
    return () => { for (const sign of signs) removeEventListener(sign, look) }
  }, [form, list])
  return filled
}

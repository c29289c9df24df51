import { useEffect, useState, type RefObject } from 'react'

/** What can tell that a field was filled: typing, and any sign of life after a password manager filled it without an event. */
const signs = ['input', 'change', 'focusin', 'pointermove', 'pointerdown', 'keydown', 'pageshow'] as const

const isFilled = (form: HTMLFormElement, name: string) => {
  const field = form.elements.namedItem(name)
  // Some browsers show a filled-in password but hide its value from scripts until the patient touches the page.
  return field instanceof HTMLInputElement && (field.value.trim() !== '' || field.matches(':autofill'))
}

/** Whether all named fields of a form hold something, and whether one was left while it held nothing. */
export function useFilled(form: RefObject<HTMLFormElement | null>, names: readonly string[]): { filled: boolean; leftEmpty: boolean } {
  const [filled, setFilled] = useState(false)
  const [leftEmpty, setLeftEmpty] = useState(false)
  const list = names.join(' ')
  useEffect(() => {
    const look = () => { if (form.current) setFilled(list.split(' ').every((name) => form.current && isFilled(form.current, name))) }
    look()
    const leave = ({ target }: FocusEvent) => {
      if (form.current && target instanceof HTMLInputElement && target.form === form.current && !isFilled(form.current, target.name)) setLeftEmpty(true)
    }
    for (const sign of signs) addEventListener(sign, look)
    addEventListener('focusout', leave)
    return () => {
      for (const sign of signs) removeEventListener(sign, look)
      removeEventListener('focusout', leave)
    }
  }, [form, list])
  return { filled, leftEmpty }
}

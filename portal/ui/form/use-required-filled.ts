import { useSetAtom } from 'jotai'
import { useEffect, useState, type RefObject } from 'react'
import { duration, notifyAtom } from '../../session/notices.ts'
import { focusField } from './use-fields.ts'

/** What can tell that a field was filled: typing, and any sign of life after a password manager filled it without an event. */
const signs = ['input', 'change', 'focusin', 'pointermove', 'pointerdown', 'keydown', 'pageshow'] as const

const isFilled = (form: HTMLFormElement, name: string) => {
  const field = form.elements.namedItem(name)
  // Some browsers show a filled-in password but hide its value from scripts until the patient touches the page.
  return field instanceof HTMLInputElement && (field.value.trim() !== '' || field.matches(':autofill'))
}

/** Whether all named fields of a form hold something, and whether one was left, or the form sent, while it held nothing: `missing` says so. */
export function useRequiredFilled(form: RefObject<HTMLFormElement | null>, names: readonly string[], missing: string): { filled: boolean; leftEmpty: boolean } {
  const notify = useSetAtom(notifyAtom)
  const [filled, setFilled] = useState(false)
  const [leftEmpty, setLeftEmpty] = useState(false)
  const list = names.join(' ')
  useEffect(() => {
    const look = () => { if (form.current) setFilled(list.split(' ').every((name) => form.current && isFilled(form.current, name))) }
    look()
    const leave = ({ target }: FocusEvent) => {
      if (form.current && target instanceof HTMLInputElement && target.form === form.current && !isFilled(form.current, target.name)) setLeftEmpty(true)
    }
    // A button that cannot be pressed keeps a form from being sent by Enter, without a word.
    const enter = (event: KeyboardEvent) => {
      const { target } = event
      if (event.key !== 'Enter' || event.repeat || !form.current || !(target instanceof HTMLInputElement) || target.form !== form.current) return
      const empty = list.split(' ').find((name) => form.current && !isFilled(form.current, name))
      if (empty === undefined) return
      setLeftEmpty(true)
      // Where the field gets the focus, that is heard; where it has it, nothing would be.
      if (empty === target.name) notify({ tone: 'error', text: missing, duration: duration.long })
      else focusField(form.current, empty)
    }
    for (const sign of signs) addEventListener(sign, look)
    addEventListener('focusout', leave)
    addEventListener('keydown', enter)
    return () => {
      for (const sign of signs) removeEventListener(sign, look)
      removeEventListener('focusout', leave)
      removeEventListener('keydown', enter)
    }
  }, [form, list, missing, notify])
  return { filled, leftEmpty }
}

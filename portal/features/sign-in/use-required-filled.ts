import { useSetAtom } from 'jotai'
import { useEffect, useState, type RefObject } from 'react'
import { duration, showToastAtom } from '../../session/toast-state.ts'
import { focusField } from './use-fields.ts'

/** Events after which fields are checked: typing, and any interaction after a password manager filled one in without an event. */
const events = ['input', 'change', 'focusin', 'pointermove', 'pointerdown', 'keydown', 'pageshow'] as const

const isFilled = (form: HTMLFormElement, name: string) => {
  const field = form.elements.namedItem(name)
  // Some browsers show a filled-in password but hide its value from scripts until the patient touches the page.
  return field instanceof HTMLInputElement && (field.value.trim() !== '' || field.matches(':autofill'))
}

/** `filled`: all named fields have a value. `leftEmpty`: the patient left one empty, or pressed Enter with one empty; the toast `missing` may say so. */
export function useRequiredFilled(
  form: RefObject<HTMLFormElement | null>,
  names: readonly string[],
  missing: string,
): { filled: boolean; leftEmpty: boolean } {
  const notify = useSetAtom(showToastAtom)
  const [filled, setFilled] = useState(false)
  const [leftEmpty, setLeftEmpty] = useState(false)
  const list = names.join(' ')
  useEffect(() => {
    const update = () => {
      if (form.current) setFilled(list.split(' ').every((name) => form.current && isFilled(form.current, name)))
    }
    update()
    const leave = ({ target }: FocusEvent) => {
      if (
        form.current &&
        target instanceof HTMLInputElement &&
        target.form === form.current &&
        !isFilled(form.current, target.name)
      )
        setLeftEmpty(true)
    }
    // With a disabled submit button Enter does nothing, without any feedback.
    const enter = (event: KeyboardEvent) => {
      const { target } = event
      if (
        event.key !== 'Enter' ||
        event.repeat ||
        !form.current ||
        !(target instanceof HTMLInputElement) ||
        target.form !== form.current
      )
        return
      const empty = list.split(' ').find((name) => form.current && !isFilled(form.current, name))
      if (empty === undefined) return
      setLeftEmpty(true)
      // Moving focus to the empty field is announced; if it already has focus, a toast is needed.
      if (empty === target.name) notify({ tone: 'error', text: missing, duration: duration.long })
      else focusField(form.current, empty)
    }
    for (const eventType of events) addEventListener(eventType, update)
    addEventListener('focusout', leave)
    addEventListener('keydown', enter)
    return () => {
      for (const eventType of events) removeEventListener(eventType, update)
      removeEventListener('focusout', leave)
      removeEventListener('keydown', enter)
    }
  }, [form, list, missing, notify])
  return { filled, leftEmpty }
}

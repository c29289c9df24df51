import { useSetAtom } from 'jotai'
import { useState } from 'react'
import { flushSync } from 'react-dom'
import { useTranslation } from 'react-i18next'
import type { FieldRule } from '../../rules/field-rule.ts'
import { duration, showToastAtom } from '../../session/toast-state.ts'

/** The rule of a field without validation. */
export const asTyped: FieldRule = (value) => ({ value })

/** Validates a form's fields on submit. The values are read from the form itself, so that autofill counts too. */
export function useFields<Name extends string>(rules: Readonly<Record<Name, FieldRule>>) {
  const { t } = useTranslation()
  const notify = useSetAtom(showToastAtom)
  const [errors, setErrors] = useState<Partial<Record<Name, string>>>({})
  // Synchronously: an error is shown above its field and moves it, and only then can the field be scrolled into view.
  const setError = (name: Name, text: string | undefined) =>
    flushSync(() => setErrors((current) => ({ ...current, [name]: text })))

  /** The values to send; null if any is invalid: then the fields show their errors and the first has focus. */
  function check(form: HTMLFormElement): Record<Name, string> | null {
    const data = new FormData(form)
    const values: Partial<Record<Name, string>> = {}
    const wrong: Partial<Record<Name, string>> = {}
    for (const name of Object.keys(rules) as Name[]) {
      const typed = data.get(name)
      const result = rules[name](typeof typed === 'string' ? typed : '')
      if ('error' in result)
        wrong[name] = t(name === 'phone' && result.error === 'err_email' ? 'err_email_phone' : result.error)
      else values[name] = result.value
    }
    flushSync(() => setErrors(wrong))
    const [first] = Object.entries<string | undefined>(wrong)
    if (!first) return values as Record<Name, string>
    focusField(form, first[0])
    notify({ tone: 'error', text: first[1] ?? '', duration: duration.long })
    return null
  }

  return { errors, setError, check }
}

/** Focuses a field and keeps it clear of the bar at the bottom, also where it had the focus already. */
export function focusField(form: HTMLFormElement | null, name: string): void {
  const field = form?.elements.namedItem(name)
  if (!(field instanceof HTMLElement)) return
  field.focus()
  field.scrollIntoView({ block: 'nearest' })
}

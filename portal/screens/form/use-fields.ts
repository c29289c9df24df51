import { useSetAtom } from 'jotai'
import { useState } from 'react'
import type * as z from 'zod/mini'
import { duration, notifyAtom } from '../../session/notice.ts'

type Rules = Readonly<Record<string, z.ZodMiniType<string, string>>>
type Values<R extends Rules> = { [Name in keyof R]: string }

/**
 * Judges a form's fields by their rules when it is sent. The form itself holds the values, so that autofill counts too.
 * `wordsFor` turns a rule's error key into a sentence.
 */
export function useFields<R extends Rules>(rules: R, wordsFor: (key: string) => string) {
  const notify = useSetAtom(notifyAtom)
  const [errors, setErrors] = useState<Partial<Record<keyof R, string>>>({})
  const setError = (name: keyof R, text: string | undefined) => setErrors((current) => ({ ...current, [name]: text }))

  /** The values as they go on, or null: then every wrong field says why, and the first one has focus. */
  function check(form: HTMLFormElement): Values<R> | null {
    const data = new FormData(form)
    const judged = Object.entries(rules).map(([name, rule]) => ({ name, result: rule.safeParse(data.get(name) ?? '') }))
    const wrong = judged.flatMap(({ name, result }) => (result.success ? [] : [{ name, text: wordsFor(result.error.issues[0]?.message ?? '') }]))
    setErrors(Object.fromEntries(wrong.map(({ name, text }) => [name, text])) as Partial<Record<keyof R, string>>)
    const [first] = wrong
    if (!first) return Object.fromEntries(judged.map(({ name, result }) => [name, result.data ?? ''])) as Values<R>
    focusField(form, first.name)
    notify({ tone: 'error', text: first.text, duration: duration.long })
    return null
  }

  return { errors, setError, check }
}

export function focusField(form: HTMLFormElement | null, name: string): void {
  const field = form?.elements.namedItem(name)
  if (field instanceof HTMLElement) field.focus()
}

import type { Toast } from './toast.tsx'

export interface StackedToast {
  key: string
  /** The newest repetition: it is shown, and its duration counts. */
  newest: Toast
  /** All repetitions of the message, oldest first. */
  all: Toast[]
}

/** Groups repeated toasts (same tone and text), and returns warnings about the input. */
export function stackOf(toasts: readonly Toast[]): { stack: StackedToast[]; warnings: string[] } {
  const warnings: string[] = []
  const ids = new Set<string>()
  const stack = new Map<string, StackedToast>()
  for (const toast of toasts) {
    if (ids.has(toast.id)) {
      warnings.push(`toasts: the id "${toast.id}" stands there more than once; only the first is shown`)
      continue
    }
    ids.add(toast.id)
    if (!(toast.duration > 0)) warnings.push(`toasts: "${toast.id}" cannot stay ${toast.duration} ms`)
    const key = JSON.stringify([toast.tone, toast.text])
    const all = [...(stack.get(key)?.all ?? []), toast]
    stack.set(key, { key, newest: toast, all })
  }
  const isError = ({ newest: { tone } }: StackedToast) => tone === 'error'
  const all = [...stack.values()]
  // Errors first, the newest of them on top.
  return { stack: [...all.filter(isError).toReversed(), ...all.filter((one) => !isError(one))], warnings }
}

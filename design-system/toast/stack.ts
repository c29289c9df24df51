import type { Toast } from './toast.tsx'

export interface StackedToast {
  key: string
  /** What is shown, and whose time counts. */
  newest: Toast
  /** Each time the message came, oldest first. */
  all: Toast[]
}

/** One place in the stack for each message, however often it came; and what was wrong with the input. */
export function stackOf(toasts: readonly Toast[]): { stack: StackedToast[]; faults: string[] } {
  const faults: string[] = []
  const ids = new Set<string>()
  const stack = new Map<string, StackedToast>()
  for (const toast of toasts) {
    if (ids.has(toast.id)) {
      faults.push(`toasts: the id "${toast.id}" stands there more than once; only the first is shown`)
      continue
    }
    ids.add(toast.id)
    if (!(toast.duration > 0)) faults.push(`toasts: "${toast.id}" cannot stay ${toast.duration} ms`)
    const key = JSON.stringify([toast.tone, toast.title, toast.text, toast.link?.href])
    const all = [...(stack.get(key)?.all ?? []), toast]
    stack.set(key, { key, newest: toast, all })
  }
  const isError = ({ newest: { tone } }: StackedToast) => tone === 'error'
  const all = [...stack.values()]
  // What went wrong waits for nothing, and the newest comes first.
  return { stack: [...all.filter(isError).toReversed(), ...all.filter((one) => !isError(one))], faults }
}

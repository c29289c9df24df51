import { storedText } from '../../platform/stored-text.ts'

const stored = storedText('localStorage', 'visitor')

let current: string | undefined

/** Names this device to the clinic while somebody registers. It is made here, means nothing by itself, and stays until the patient empties the browser. */
export const visitor = (): string => (current ??= known() ?? begin())

const known = (): string | undefined => /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/.exec(stored.read() ?? '')?.[0]

function begin(): string {
  const made = crypto.randomUUID()
  stored.write(made)
  return made
}

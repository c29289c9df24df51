import { storedText } from '../../platform/stored-text.ts'

const stored = storedText('localStorage', 'visitor')

let current: string | undefined

/**
 * Random UUID of this device, sent with a registration (REG-12). Stored in local storage; without storage it lasts for
 * the page.
 */
export const visitor = (): string => (current ??= readStored() ?? create())

const readStored = (): string | undefined => /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/.exec(stored.read() ?? '')?.[0]

function create(): string {
  const id = crypto.randomUUID()
  stored.write(id)
  return id
}

/** The result of `work`, or undefined if it throws. */
function attempt<T>(work: () => T): T | undefined {
  try {
    return work()
  } catch {
    return undefined
  }
}

/** A string in session or local storage. Never throws, also if storage is blocked (reading the property throws) or full: `read` then gives null and `write` false. */
export const storedText = (storage: 'sessionStorage' | 'localStorage', key: string) => ({
  read: (): string | null => attempt(() => globalThis[storage].getItem(key)) ?? null,
  /** Gives whether it was stored. */
  write: (text: string): boolean => attempt(() => [globalThis[storage].setItem(key, text)]) !== undefined,
  remove: (): void => attempt(() => globalThis[storage].removeItem(key)),
})

/**
 * The same for a value, as JSON; `read` gives undefined if there is none or it is not JSON. The value is not validated.
 */
export function storedJson(...about: Parameters<typeof storedText>) {
  const { read, write, remove } = storedText(...about)
  return {
    read: (): unknown => attempt((): unknown => JSON.parse(read() ?? '')),
    write: (value: unknown): boolean => write(JSON.stringify(value)),
    remove,
  }
}

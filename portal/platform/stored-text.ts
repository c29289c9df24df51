/** Undefined where it fails. */
function attempt<T>(work: () => T): T | undefined {
  try {
    return work()
  } catch {
    return undefined
  }
}

/** A text that the tab or the device keeps. Where storage is off or full nothing throws, though naming it can throw already; what was written lasts no longer than the page then. */
export const storedText = (storage: 'sessionStorage' | 'localStorage', key: string) => ({
  read: (): string | null => attempt(() => globalThis[storage].getItem(key)) ?? null,
  /** Says whether it is kept. */
  write: (text: string): boolean => attempt(() => [globalThis[storage].setItem(key, text)]) !== undefined,
  remove: (): void => attempt(() => globalThis[storage].removeItem(key)),
})

/** The same for a value, as JSON; undefined where there is nothing to read. */
export function storedJson(...about: Parameters<typeof storedText>) {
  const { read, write, remove } = storedText(...about)
  return {
    read: (): unknown => attempt((): unknown => JSON.parse(read() ?? '')),
    write: (value: unknown): boolean => write(JSON.stringify(value)),
    remove,
  }
}

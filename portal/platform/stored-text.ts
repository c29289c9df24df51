/** A text that the tab or the device keeps. Where storage is off or full nothing throws; what was written lasts no longer than the page then. */
export function storedText(place: 'sessionStorage' | 'localStorage', key: string) {
  /** Undefined where it failed: naming the storage can throw already. */
  function attempt<T>(work: (storage: Storage) => T): T | undefined {
    try {
      return work(globalThis[place])
    } catch {
      return undefined
    }
  }
  return {
    read: (): string | null => attempt((storage) => storage.getItem(key)) ?? null,
    /** Says whether it is kept. */
    write: (text: string): boolean => attempt((storage) => [storage.setItem(key, text)]) !== undefined,
    remove: (): void => attempt((storage) => storage.removeItem(key)),
  }
}

/** The same for a value, as JSON; undefined where there is nothing to read. */
export function storedJson(...about: Parameters<typeof storedText>) {
  const { read, write, remove } = storedText(...about)
  return {
    read: (): unknown => {
      try {
        return JSON.parse(read() ?? '')
      } catch {
        return undefined
      }
    },
    write: (value: unknown): boolean => write(JSON.stringify(value)),
    remove,
  }
}

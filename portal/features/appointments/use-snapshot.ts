import { useState } from 'react'

/** The data of a running task as first found, also when a refetch no longer finds it. A new `key` starts another task. */
export function useSnapshot<Found>(key: unknown, found: Found | undefined): Found | undefined {
  const [opened, setOpened] = useState<{ key: unknown; found: Found } | null>(null)
  if (opened && opened.key === key) return opened.found
  if (found !== undefined) setOpened({ key, found })
  return found
}

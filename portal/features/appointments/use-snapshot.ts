import { useState } from 'react'

/** Keeps the data of a running task as it was when first found, even when a refetch no longer finds it. `key` identifies the task. */
export function useSnapshot<Found>(key: unknown, found: Found | undefined): Found | undefined {
  const [opened, setOpened] = useState<{ key: unknown; found: Found } | null>(null)
  if (opened && opened.key === key) return opened.found
  if (found !== undefined) setOpened({ key, found })
  return found
}

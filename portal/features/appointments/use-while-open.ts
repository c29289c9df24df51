import { useState } from 'react'

/** Keeps the data of a running task as it was when first found, even when a refetch no longer finds it. `what` identifies the task. */
export function useWhileOpen<Found>(what: unknown, found: Found | undefined): Found | undefined {
  const [opened, setOpened] = useState<{ what: unknown; found: Found } | null>(null)
  if (opened && opened.what === what) return opened.found
  if (found !== undefined) setOpened({ what, found })
  return found
}

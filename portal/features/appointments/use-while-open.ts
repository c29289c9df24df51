import { useState } from 'react'

/** What is being changed, as it was when it was opened: that it is done at the clinic by now does not close it. `found` is what the clinic knows. */
export function useWhileOpen<Found>(what: unknown, found: Found | undefined): Found | undefined {
  const [opened, setOpened] = useState<{ what: unknown; found: Found } | null>(null)
  if (opened && opened.what === what) return opened.found
  if (found !== undefined) setOpened({ what, found })
  return found
}

const storageKey = 'visitor'

let current: string | undefined

function stored(): string | null {
  try {
    const kept = localStorage.getItem(storageKey)
    return kept !== null && /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/.test(kept) ? kept : null
  } catch {
    return null
  }
}

/** Names this device to the clinic while somebody registers. It is made here, means nothing by itself, and stays until the patient empties the browser. */
export const visitor = (): string => (current ??= stored() ?? begin())

function begin(): string {
  const made = crypto.randomUUID()
  try {
    localStorage.setItem(storageKey, made)
  } catch {
    // Storage is full or off: it holds for this visit.
  }
  return made
}

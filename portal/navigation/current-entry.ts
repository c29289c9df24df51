import { useLocationProperty } from 'wouter/use-browser-location'

/** A history entry that the browser refused to write. */
interface RefusedEntry {
  address: string
  state: object
  replace: boolean
  /** The entry that it stands in for, which is still the browser's own. */
  over: { href: string; state: unknown }
}

/** Delay in ms before a refused entry is written again. */
const retryMs = 1000

let refused: RefusedEntry | undefined
let retry: ReturnType<typeof setTimeout> | undefined

/** Only while the browser still stands where it refused: Back, Forward or another entry end it. */
const refusedEntry = (): RefusedEntry | undefined =>
  refused && refused.over.state === history.state && refused.over.href === location.href ? refused : undefined
const refusedUrl = (): URL | undefined => {
  const entry = refusedEntry()
  return entry && new URL(entry.address, location.origin)
}

export const currentPathname = (): string => refusedUrl()?.pathname ?? location.pathname
export const currentSearch = (): string => refusedUrl()?.search ?? location.search
export const currentState = (): unknown => refusedEntry()?.state ?? history.state

/** As wouter's hooks of these names, which know nothing of a refused entry. */
export const usePathname = (): string => useLocationProperty(currentPathname, currentPathname)
export const useSearch = (): string => useLocationProperty(currentSearch, currentSearch)
// wouter's type of it knows no objects, which its own hook reads the same way.
export const useHistoryState = (): unknown =>
  useLocationProperty(currentState as () => null, currentState as () => null)

/**
 * Pushes or replaces a history entry. A browser refuses that for a while after many: Safari 100 in 10 s, by an exception, as
 * when an arrow key is held down in a list of times; Chrome and Firefox 200, Chrome silently. The portal then goes on as if it
 * had been written, and tries again until it is, so that nothing typed or chosen is lost and nobody waits. Meanwhile a reload
 * or Back leads to where the browser stands.
 */
export function writeEntry(address: string, state: object, replace: boolean): void {
  // What was to be added and never was cannot be replaced.
  const replaces = replace && (refusedEntry()?.replace ?? true)
  refused = undefined
  clearTimeout(retry)
  if (isWritten(address, state, replaces)) return
  refused = { address, state, replace: replaces, over: { href: location.href, state: history.state } }
  // wouter's hooks listen to this.
  dispatchEvent(new Event('replaceState'))
  retry = setTimeout(() => {
    const entry = refusedEntry()
    if (entry) writeEntry(entry.address, entry.state, entry.replace)
  }, retryMs)
}

/** Writes an entry, and whether the browser did: what it wrote is a new copy of the state. */
function isWritten(address: string, state: object, replace: boolean): boolean {
  const before: unknown = history.state
  try {
    history[replace ? 'replaceState' : 'pushState'](state, '', address)
  } catch (error) {
    if (!(error instanceof DOMException && error.name === 'SecurityError')) throw error
  }
  return history.state !== before
}

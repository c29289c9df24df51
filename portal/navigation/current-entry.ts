import { useLocationProperty } from 'wouter/use-browser-location'

/** A history entry that the browser refused to write, so that it exists only here. */
interface RefusedEntry {
  address: string
  state: object
  replace: boolean
  /** The browser's own current entry at that moment. */
  over: { href: string; state: unknown }
}

/** Delay in ms before a refused entry is written again. */
const retryMs = 1000

let refused: RefusedEntry | undefined
let retry: ReturnType<typeof setTimeout> | undefined

/** The refused entry, while the browser is still at the entry it refused to leave: Back, Forward or another entry end that. */
const refusedEntry = (): RefusedEntry | undefined =>
  refused && refused.over.state === history.state && refused.over.href === location.href ? refused : undefined
const refusedUrl = (): URL | undefined => {
  const entry = refusedEntry()
  return entry && new URL(entry.address, location.origin)
}

/** Path of the current entry, which may be one that the browser refused to write (see `writeEntry`). */
export const currentPathname = (): string => refusedUrl()?.pathname ?? location.pathname
/** Query string of that entry, with its question mark; '' without one. */
export const currentSearch = (): string => refusedUrl()?.search ?? location.search
/** State of that entry as stored; another session may have written it (see `ownState`). */
export const currentState = (): unknown => refusedEntry()?.state ?? history.state

/** Replaces wouter's hook of this name, which does not know refused entries; so do the two below. */
export const usePathname = (): string => useLocationProperty(currentPathname, currentPathname)
export const useSearch = (): string => useLocationProperty(currentSearch, currentSearch)
// wouter's type allows no objects, although its own hook returns them too.
export const useHistoryState = (): unknown =>
  useLocationProperty(currentState as () => null, currentState as () => null)

/**
 * Pushes or replaces a history entry. Browsers refuse that for a while after many: Safari after 100 in 10 s, with an
 * exception, as when an arrow key is held down in a list of times; Chrome and Firefox after 200, Chrome silently. The
 * refused entry then counts as the current one, and is written again every second until it succeeds, so that nothing
 * typed or chosen is lost and nobody waits (APP-15). Until then a reload or Back uses the browser's own entry.
 */
export function writeEntry(address: string, state: object, replace: boolean): void {
  // A refused push has made no entry that could be replaced: push again.
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

/** Writes an entry; false if the browser refused. A written state is a new copy. */
function isWritten(address: string, state: object, replace: boolean): boolean {
  const before: unknown = history.state
  try {
    history[replace ? 'replaceState' : 'pushState'](state, '', address)
  } catch (error) {
    if (!(error instanceof DOMException && error.name === 'SecurityError')) throw error
  }
  return history.state !== before
}

import { lazy, useState, type ComponentType } from 'react'

/** A screen's file could not be loaded: no connection, a new version on the server, or an unknown cause. */
export class ScreenNotLoaded extends Error {
  /** Tries to load it again; rejects if that fails. */
  readonly load: () => Promise<unknown>

  constructor(load: () => Promise<unknown>, cause: unknown) {
    super('A screen could not be loaded.', { cause })
    this.load = load
  }
}

const failed = new Set<() => void>()

/** Forgets every failed load, so that whatever is mounted next is loaded again. */
export function forgetFailedLoads(): void {
  for (const forget of failed) forget()
  failed.clear()
}

/** A component that loads when it is first rendered, or earlier by `load`, which rejects if that fails. */
export type LazyComponent<Props extends object> = ComponentType<Props> & { load: () => Promise<unknown> }

/**
 * Like React's `lazy`, but a failed load can be retried after `forgetFailedLoads`, and what has been loaded is rendered
 * at once: React's own shows the fallback first, and keeps it for 300 ms. Throws a ScreenNotLoaded.
 */
export function lazyWithRetry<Props extends object>(load: () => Promise<ComponentType<Props>>): LazyComponent<Props> {
  let loaded: ComponentType<Props> | undefined
  let loading: Promise<ComponentType<Props>> | undefined
  const loadAndKeep = async () => {
    try {
      return (loaded = await load())
    } catch (cause) {
      loading = undefined
      throw cause
    }
  }
  const loadOnce = () => (loading ??= loadAndKeep())
  const begin = async () => {
    try {
      return { default: await loadOnce() }
    } catch (cause) {
      failed.add(() => {
        Arriving = lazy(begin)
      })
      throw new ScreenNotLoaded(load, cause)
    }
  }
  let Arriving: ComponentType<Props> = lazy(begin)
  function Lazy(props: Props) {
    // The same for as long as it is mounted: another type would lose its state.
    const [Shown] = useState(() => loaded ?? Arriving)
    return <Shown {...props} />
  }
  return Object.assign(Lazy, { load: loadOnce })
}

import { lazy, type ComponentType } from 'react'

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

/** Resets all failed screens, so that their next render loads them again. */
export function forgetFailedScreens(): void {
  for (const forget of failed) forget()
  failed.clear()
}

/** Like React's `lazy`, but a failed load can be retried after `forgetFailedScreens`. Throws a ScreenNotLoaded. */
export function lazyWithRetry<Props extends object>(load: () => Promise<ComponentType<Props>>): ComponentType<Props> {
  const begin = async () => {
    try {
      return { default: await load() }
    } catch (cause) {
      failed.add(() => { Arrived = lazy(begin) })
      throw new ScreenNotLoaded(load, cause)
    }
  }
  let Arrived: ComponentType<Props> = lazy(begin)
  return function Arriving(props) {
    return <Arrived {...props} />
  }
}

import { lazy, type ComponentType } from 'react'

/** A screen whose file did not come: there is no connection, a new version has taken its place, or nobody knows why. */
export class ScreenNotLoaded extends Error {
  /** Tries to fetch it again; rejects while it does not come. */
  readonly load: () => Promise<unknown>

  constructor(load: () => Promise<unknown>, cause: unknown) {
    super('A screen could not be loaded.', { cause })
    this.load = load
  }
}

const failed = new Set<() => void>()

/** Lets every screen that did not come be asked for again. */
export function forgetFailedScreens(): void {
  for (const forget of failed) forget()
  failed.clear()
}

/** A component that arrives when it is first shown. Unlike React's own, one that did not come can be asked for again. */
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

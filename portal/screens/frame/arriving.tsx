import { lazy, type ComponentType } from 'react'

/** A screen whose file did not come: there is no connection, or a new version has taken its place. */
export class ScreenNotLoaded extends Error {
  /** How often it was tried in a row. */
  readonly tries: number

  constructor(tries: number, cause: unknown) {
    super('A screen could not be loaded.', { cause })
    this.tries = tries
  }
}

const failed = new Set<() => void>()

/** Lets every screen that did not come be asked for again. */
export function forgetFailedScreens(): void {
  for (const forget of failed) forget()
  failed.clear()
}

/** A component that arrives when it is first shown. Unlike React's own, one that did not come can be asked for again. */
export function arriving<Props extends object>(load: () => Promise<ComponentType<Props>>): ComponentType<Props> {
  let tries = 0
  const begin = async () => {
    tries += 1
    try {
      const loaded = await load()
      tries = 0
      return { default: loaded }
    } catch (cause) {
      failed.add(() => { Arrived = lazy(begin) })
      throw new ScreenNotLoaded(tries, cause)
    }
  }
  let Arrived: ComponentType<Props> = lazy(begin)
  return function Arriving(props) {
    return <Arrived {...props} />
  }
}

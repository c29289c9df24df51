import { filled, type Destination, type ParametersOf, type StateOf } from './destination.ts'
import { openEntry } from './history-entry.ts'

type Options<D extends Destination> = { state?: Partial<StateOf<D>>; replace?: boolean }
  & ([keyof ParametersOf<D>] extends [never] ? { parameters?: undefined } : { parameters: ParametersOf<D> })

/** Goes to a destination, telling the screen there what it needs to know. */
export function goTo<D extends Destination>(destination: D, ...[options]: object extends Options<D> ? [options?: Options<D>] : [options: Options<D>]): void {
  const { parameters, state = {}, replace = false } = (options ?? {}) as { parameters?: Record<string, number>; state?: object; replace?: boolean }
  openEntry(filled(destination.pattern, parameters ?? {}), state, replace)
}

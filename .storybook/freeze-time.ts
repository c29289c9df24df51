/** The current time in every story, in ms since 1970. */
export const moment = Date.parse('2026-11-21T09:00:00+01:00')

/** A Date class whose current time is always `moment`. */
function frozenDate(date: DateConstructor): DateConstructor {
  return new Proxy(date, {
    construct: (target, values: unknown[], self) =>
      Reflect.construct(target, values.length === 0 ? [moment] : values, self === frozen ? target : self) as object,
    apply: (target) => new target(moment).toString(),
    get: (target, name, self) => (name === 'now' ? () => moment : Reflect.get(target, name, self)) as unknown,
  })
}
let frozen: DateConstructor | undefined

/** A Math.random with the same sequence in every story. */
function seededRandom(): () => number {
  let state = 1
  return () => {
    state = (Math.imul(state, 48_271) >>> 0) % 2_147_483_647
    return state / 2_147_483_647
  }
}

/** Fixes Date and Math.random while a story is shown, so that its screenshot is the same on each machine. Returns a function that restores them. */
export function freezeTime(): () => void {
  const { Date: date } = globalThis
  const { random } = Math
  frozen = frozenDate(date)
  globalThis.Date = frozen
  Math.random = seededRandom()
  return () => {
    globalThis.Date = date
    Math.random = random
  }
}

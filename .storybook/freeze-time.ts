/** When every story takes place. */
export const moment = Date.parse('2026-11-21T09:00:00+01:00')

/** A date without a time of its own is the moment, every time it is asked for. */
function standingDate(date: DateConstructor): DateConstructor {
  return new Proxy(date, {
    construct: (target, values: unknown[], self) => Reflect.construct(target, values.length === 0 ? [moment] : values, self === standing ? target : self) as object,
    apply: (target) => new target(moment).toString(),
    get: (target, name, self) => (name === 'now' ? () => moment : Reflect.get(target, name, self)) as unknown,
  })
}
let standing: DateConstructor | undefined

/** The same throws in every story, whichever was shown before it. */
function countedChance(): () => number {
  let state = 1
  return () => {
    state = (Math.imul(state, 48_271) >>> 0) % 2_147_483_647
    return state / 2_147_483_647
  }
}

/** Clock and chance stand still while a story is shown, so that its picture is the same wherever it is taken. Returns how to set them going again. */
export function freezeTime(): () => void {
  const { Date: date } = globalThis
  const { random } = Math
  standing = standingDate(date)
  globalThis.Date = standing
  Math.random = countedChance()
  return () => {
    globalThis.Date = date
    Math.random = random
  }
}

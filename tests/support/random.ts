/** Chance that repeats itself: the same seed gives the same row of numbers from 0 up to 1. */
export type Random = () => number

/** mulberry32: small, and even enough for drawing lots. */
export function randomFrom(seed: number): Random {
  let state = Math.trunc(seed)
  return () => {
    state = (state + 0x6d_2b_79_f5) % 2 ** 32
    const mixed = Math.imul(state ^ (state >>> 15), state | 1)
    const again = mixed ^ (mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61))
    return ((again ^ (again >>> 14)) >>> 0) / 2 ** 32
  }
}

export function shuffled<T>(all: readonly T[], random: Random): T[] {
  return all
    .map((one) => ({ one, lot: random() }))
    .toSorted((a, b) => a.lot - b.lot)
    .map(({ one }) => one)
}

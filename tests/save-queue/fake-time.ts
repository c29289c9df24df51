interface Due {
  at: number
  work: () => void
}

/** A fake clock: due timers run in order, each followed by all microtasks that it starts. */
export class FakeTime {
  now = 1_000_000
  readonly #due: Due[] = []

  later = (work: () => void, delay: number): (() => void) => {
    const due = { at: this.now + delay, work }
    const after = this.#due.findIndex(({ at }) => at > due.at)
    this.#due.splice(after === -1 ? this.#due.length : after, 0, due)
    return () => {
      const place = this.#due.indexOf(due)
      if (place !== -1) this.#due.splice(place, 1)
    }
  }

  async pass(milliseconds: number): Promise<void> {
    const end = this.now + milliseconds
    await settled()
    while ((this.#due[0]?.at ?? Infinity) <= end) {
      const next = this.#due.shift()
      if (!next) break
      this.now = next.at
      next.work()
      await settled()
    }
    this.now = end
  }

  /** Until nothing is due any more; says whether that came to be. */
  async passAll(atMost: number): Promise<boolean> {
    const end = this.now + atMost
    await settled()
    for (let next = this.#due[0]; next && next.at <= end; next = this.#due[0]) await this.pass(next.at - this.now)
    return this.#due.length === 0
  }
}

/** All promises that can go on have gone on. */
const settled = (): Promise<void> =>
  new Promise((resolve) => {
    setImmediate(resolve)
  })

let turn: Promise<unknown> = Promise.resolve()

/**
 * Runs tasks of pdf.js one after another. Pages that are rendered at the same time all take memory, and annotations that
 * are requested while their page is rendered lose their appearance, as both read the same stream.
 */
export function runSerially<Outcome>(work: () => Promise<Outcome>): Promise<Outcome> {
  const done = turn.then(work)
  turn = done.catch(() => {})
  return done
}

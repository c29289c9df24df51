let turn: Promise<unknown> = Promise.resolve()

/**
 * Serialises work of pdf.js. Pages rendered concurrently hold their memory at the same time; and annotations requested
 * while their page is rendered lose their appearance, because both read the same stream.
 */
export function runSerially<Outcome>(work: () => Promise<Outcome>): Promise<Outcome> {
  const done = turn.then(work)
  turn = done.catch(() => {})
  return done
}

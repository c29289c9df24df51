let turn: Promise<unknown> = Promise.resolve()

/**
 * Lets pdf.js do one thing at a time. Pages drawn together finish together and hold their memory together; and fields
 * and notes that are asked for while their page is drawn lose their ink, because both read the same stream.
 */
export function inTurn<Outcome>(work: () => Promise<Outcome>): Promise<Outcome> {
  const done = turn.then(work)
  turn = done.catch(() => {})
  return done
}

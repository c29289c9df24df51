import { shuffled, type Random } from '../../support/random.ts'

/** Lines of a file, from 1. */
export interface Lines {
  file: string
  from: number
  to: number
}

/** Pieces of a file between blank lines: a declaration or a method each, as a blank line further in does not end one. */
export function piecesOf(file: string, text: string): Lines[] {
  const lines = text.trimEnd().split('\n')
  const starts = lines.flatMap((line, at) => (at === 0 || (lines[at - 1] === '' && /^ {0,2}\S/.test(line)) ? [at] : []))
  return starts.map((start, at) => ({ file, from: start + 1, to: starts[at + 1] ?? lines.length }))
}

/** Pieces by lot, until they hold that many lines. */
export function draw(pieces: readonly Lines[], amount: number, random: Random): Lines[] {
  let drawn = 0
  return shuffled(pieces, random).filter(({ from, to }) => {
    const isDue = drawn < amount
    if (isDue) drawn += to - from + 1
    return isDue
  })
}

/** 'Bel 010 nu' around ['010'] → 'Bel ', '010', ' nu', each with its index. `values` must not contain ''; of two that start at one index the first wins. */
export function splitAround(whole: string, values: readonly string[]): { at: number; text: string }[] {
  const pieces: { at: number; text: string }[] = []
  let at = 0
  while (at < whole.length) {
    const value = values.find((candidate) => whole.startsWith(candidate, at))
    const starts = values.map((candidate) => whole.indexOf(candidate, at)).filter((index) => index >= 0)
    const text = value ?? whole.slice(at, Math.min(whole.length, ...starts))
    pieces.push({ at, text })
    at += text.length
  }
  return pieces
}

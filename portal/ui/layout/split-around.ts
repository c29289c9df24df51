/** 'Bel 010 nu' around ['010'] → 'Bel ', '010', ' nu', each with where it starts. */
export function splitAround(text: string, words: readonly string[]): { at: number; part: string }[] {
  const parts: { at: number; part: string }[] = []
  let at = 0
  while (at < text.length) {
    const word = words.find((candidate) => text.startsWith(candidate, at))
    const starts = words.map((candidate) => text.indexOf(candidate, at)).filter((index) => index >= 0)
    const part = word ?? text.slice(at, Math.min(text.length, ...starts))
    parts.push({ at, part })
    at += part.length
  }
  return parts
}

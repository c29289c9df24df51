/** A sentence, and whether it ends as one: a label or a heading has no full stop. */
interface Sentence {
  text: string
  words: number
  isClosed: boolean
}

/** After these no sentence ends. */
const shortened =
  'bijv bv ca d.w.z dhr dr drs evt excl i.p.v i.v.m incl jl m.b.t max mevr min mr n.v.t nr o.a prof t.a.v tel t.o.v vgl'.split(
    ' ',
  )
/** After these one ends where the next word has a capital. */
const shortenedAtTheEnd = 'a.u.b e.d enz'.split(' ')

/** What stands in the place of a name in braces counts as what patients read there; any other as one word. */
const samples: Readonly<Record<string, string>> = {
  before: 'migraine 8, alleen hoofdpijn 2, geen hoofdpijn 18',
  clinic: 'Hoofdpijnkliniek',
  date: 'donderdag 3 december 2026',
  datetime: '3 december 2026 14:30',
  email: 'patient@hoofdpijnkliniek.example',
  from: '23 oktober',
  hours: 'op werkdagen van 9 tot 16 uur',
  modes: 'op de kliniek of via video',
  name: 'dr. De Vries',
  phone: '010 000 00 00',
  title: 'Afspraak maken',
  to: '19 november',
  type: 'Controle op de kliniek',
}
const filled = (text: string): string =>
  text.replaceAll(/\{\{?\s*(\w+)[^}]*\}?\}/g, (_, name: string) => samples[name] ?? 'x')

/** A telephone number is one thing to read. */
const wordsIn = (text: string): number =>
  text
    .replaceAll(/(?<=\d) (?=\d)/g, '')
    .split(/\s+/)
    .filter((word) => /[\p{L}\d]/u.test(word)).length

const closing = /[.?!…]+["'’”)]*$/u

function endsHere(word: string, next: string): boolean {
  if (!closing.test(word)) return false
  if (!/^["'’‘“(]*[\p{Lu}\d]/u.test(next) && !/^["'‘’]s\b/u.test(next)) return /[?!]/.test(word)
  if (!word.endsWith('.')) return true
  const bare = word.slice(0, -1).replace(/^["'‘“(]+/u, '')
  return (
    shortenedAtTheEnd.includes(bare) ||
    (!shortened.includes(bare.toLowerCase()) && !/^(?:\p{Lu}\.)*\p{Lu}$/u.test(bare))
  )
}

/** A text's sentences; every line and every item of a list is at least one. */
export function sentencesOf(text: string): Sentence[] {
  return filled(text)
    .split(/\n+/)
    .flatMap((line) => {
      const sentences: string[][] = [[]]
      const words = line
        .replace(/^\s*(?:[-–•*]|\d+[.)])\s+/u, '')
        .split(/\s+/)
        .filter((word) => word !== '')
      for (const [at, word] of words.entries()) {
        sentences.at(-1)?.push(word)
        if (at < words.length - 1 && endsHere(word, words[at + 1] ?? '')) sentences.push([])
      }
      return sentences
        .map((own) => own.join(' '))
        .filter((own) => own !== '')
        .map((own) => ({ text: own, words: wordsIn(own), isClosed: closing.test(own) }))
    })
}

/** How many words a sentence has on average. Labels and headings would flatter it. */
export function meanLength(sentences: readonly Sentence[]): number {
  const closed = sentences.filter(({ isClosed }) => isClosed)
  return closed.length === 0 ? 0 : closed.reduce((sum, { words }) => sum + words, 0) / closed.length
}

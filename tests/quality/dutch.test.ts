import { dirname, join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { production, read, withoutComments, type Sources } from './source.ts'

const wordsIn = (text: string): string[] =>
  [...text.matchAll(/\p{Lu}?\p{Ll}{2,}|\p{Lu}{3,}/gu)].map(([word]) => word.toLowerCase())

/** English words too, or names on the wire. */
const alsoEnglish = new Set(
  'account begin caps clinic code codes consult contrast controle count date datetime document email even extra hours https intake lang last later letter letters link lock mail media menu name open over patient phone pixels radio rest score slot stem step stop text time title total type video week'.split(
    ' ',
  ),
)
const short = 'een geen het kies naar uw van voor wij'.split(' ')

const valuesIn = (texts: unknown): string[] =>
  typeof texts === 'string' ? [texts.replaceAll(/\{\w+\}/g, '')] : Object.values(texts ?? {}).flatMap(valuesIn)

const { rest } = JSON.parse(Object.values(read('locales/nl/clinic.json'))[0] ?? '') as { rest: object }
const settingNames = new Set(valuesIn(rest).flatMap(wordsIn))

/** The words that patients read, and a few short ones that every Dutch sentence has. */
const spoken = Object.values(read('locales/nl/*.json'))
  .flatMap((text) => valuesIn(JSON.parse(text)))
  .flatMap(wordsIn)
  // A clinic's settings for rest are names of themes and sizes, no words.
  .filter((word) => word.length > 3 && !settingNames.has(word))
const dutch = new Set([...spoken, ...short].filter((word) => !alsoEnglish.has(word)))

/** What the index brings along: the samples of stories and tests are not among it. */
function broughtBy(sources: Sources, file: string, seen = new Set<string>()): Set<string> {
  if (seen.has(file) || !(file in sources)) return seen
  seen.add(file)
  for (const [, path = ''] of (sources[file] ?? '').matchAll(/(?:from |import\(|import )'(\.[^']+)'/g))
    broughtBy(sources, join(dirname(file), path), seen)
  return seen
}

/** A comment may quote what a caller says. */
const dutchIn = (sources: Sources): string[] =>
  Object.entries(sources).flatMap(([file, text]) =>
    withoutComments(text)
      .split('\n')
      .flatMap((line, at) =>
        wordsIn(line)
          .filter((word) => dutch.has(word))
          .map((word) => `${file}:${at + 1}  ${word}`),
      ),
  )

describe('the design system has no Dutch text', () => {
  const sources = production('{ts,tsx,css}')
  const brought = broughtBy(sources, 'design-system/index.ts')

  test('no file that the index imports has a Dutch word', () => {
    expect(brought.size).toBeGreaterThan(50)
    expect(dutchIn(Object.fromEntries(Object.entries(sources).filter(([file]) => brought.has(file))))).toEqual([])
  })

  test.each([
    "const label = 'Sluiten'",
    'const text = `Nog niet opgeslagen`',
    'function kiesDag() {}',
    'aria-label={`Stap ${n} van ${total}`}',
    '.melding { }',
    "['geen tijden']",
  ])('reports %s', (violation) => {
    expect(dutchIn({ 'design-system/example.ts': violation })).not.toEqual([])
  })

  test.each([
    "const label = 'Close'",
    '/** Full name, e.g. "Toon wachtwoord". */',
    'const total = steps.length',
    '<Icon name="menu" />',
  ])('does not report %s', (valid) => {
    expect(dutchIn({ 'design-system/example.ts': valid })).toEqual([])
  })
})

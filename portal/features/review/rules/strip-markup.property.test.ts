import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { stripMarkup } from './strip-markup.ts'

const markup = /<[a-z/!?]/i

describe('REV-04.1 for any text', () => {
  /** Fragments that form markup far more often than random text would. */
  const tricky = fc
    .array(
      fc.constantFrom(
        '<',
        '>',
        '/',
        '!',
        '?',
        '-',
        '--',
        '=',
        '"',
        "'",
        ' ',
        'b',
        '3',
        '<!--',
        '-->',
        '<b>',
        '</b>',
        '\uD83D',
        'é',
        '\n',
      ),
      { maxLength: 40 },
    )
    .map((parts) => parts.join(''))
  const any = fc.oneof(tricky, fc.string({ unit: 'binary', maxLength: 60 }))

  test('no markup is left, and a second call changes nothing', () => {
    fc.assert(
      fc.property(any, (text) => {
        const stripped = stripMarkup(text)
        expect(stripped).not.toMatch(markup)
        expect(stripMarkup(stripped)).toBe(stripped)
      }),
      { seed: 4, numRuns: 2000 },
    )
  })

  test('text without markup is unchanged', () => {
    fc.assert(
      fc.property(
        any.filter((text) => !markup.test(text)),
        (text) => {
          expect(stripMarkup(text)).toBe(text)
        },
      ),
      { seed: 4, numRuns: 500 },
    )
  })

  test('nothing is added or reordered', () => {
    fc.assert(
      fc.property(any, (text) => {
        const stripped = stripMarkup(text)
        let at = -1
        for (let index = 0; index < stripped.length; index += 1) {
          at = text.indexOf(stripped.charAt(index), at + 1)
          expect(at).toBeGreaterThanOrEqual(0)
        }
      }),
      { seed: 4, numRuns: 2000 },
    )
  })

  test('words around complete tags are preserved, in order', () => {
    const word = fc
      .stringMatching(/^[a-z0-9 .,<3]{0,8}$/)
      .filter((text) => !/[<]/.test(text))
      .map((text) => `${text} <3 `)
    fc.assert(
      fc.property(
        fc.array(word, { minLength: 1, maxLength: 6 }),
        fc.constantFrom('<b>', '</p>', '<br/>', '<a href="x">', '<!-- x -->'),
        (words, tag) => {
          expect(stripMarkup(words.join(tag))).toBe(words.join(''))
        },
      ),
      { seed: 4, numRuns: 300 },
    )
  })

  test.each(['<', '<b', '<!--', '<a ="', "<a ='", '>', '<b>', '</', '<a href="x" '])(
    '100 kB of %j is handled in under a second',
    (part) => {
      const began = performance.now()
      expect(stripMarkup(part.repeat(100_000 / part.length))).not.toMatch(markup)
      expect(performance.now() - began).toBeLessThan(1000)
    },
  )
})

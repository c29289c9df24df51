import { brotliCompressSync } from 'node:zlib'
import { describe, expect, test } from 'vitest'
import { listEasilyGuessedWords } from './easily-guessed-words.ts'

const list = await listEasilyGuessedWords()

describe('REG-07 the list of words that make a password easy to guess', () => {
  test.each([
    'welkom',
    'zomer',
    'herfst',
    'oktober',
    'hoofdpijn',
    'migraine',
    'wachtwoord',
    'password',
    'qwertyuiop',
    'emma',
  ])('has %s', (word) => {
    expect(list.split(' ')).toContain(word)
  })

  test('is small enough for a phone', () => {
    expect(brotliCompressSync(list).length).toBeLessThan(40_000)
  })
})

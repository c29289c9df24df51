import { expect, test } from 'vitest'
import { wordsIn } from './easily-guessed.ts'

test.each([
  ['digits and punctuation after it', 'Welkom2026!!', 'welkom'],
  ['digits before it', '2026-Zomer!', 'zomer'],
  ['punctuation between its letters', 'Zo-mer-2026', 'zomer'],
  ['characters that replace letters', 'W@chtw00rd!7', 'wachtwoord'],
  ['an accent', 'Één-één-2026', 'een'],
  ['a space', 'Hoofdpijn Kliniek 1!', 'hoofdpijnkliniek'],
  ['itself repeated', 'Welkom1!Welkom2!', 'welkom'],
])('REG-07 a common word is found with %s', (_what, password, word) => {
  expect(wordsIn(password)).toContain(word)
})

test('REG-07 consecutive words are not found as one common word', () => {
  expect(wordsIn('Fiets-lamp-7-Regen')).toEqual(['fietslampregen', 'fietslamptregen'])
})

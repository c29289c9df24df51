import { expect, test } from 'vitest'
import clinic from '#locales/nl/clinic.json' with { type: 'json' }
import { firstRestOf, standardRest } from './display-settings.ts'

test.each([
  [clinic.rest, standardRest],
  [
    { theme: 'calm-light', contrast: 'normal', textSize: 'large', questions: 'all' },
    { theme: 'calm-light', softer: false, textSize: 'large', oneQuestion: false },
  ],
  [{ theme: 'neon', contrast: '', textSize: 'huge', questions: '' }, standardRest],
])('CALM-03.1 the setting %j starts Rust with %j', (words, rest) => {
  expect(firstRestOf(words)).toEqual(rest)
})

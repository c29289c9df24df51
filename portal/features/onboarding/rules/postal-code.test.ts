import { expect, test } from 'vitest'
import { isUnusualPostalCode } from './postal-code.ts'

test.each<[country: string | undefined, postal: string | undefined, isUnusual: boolean]>([
  ['NL', '1234 AB', false],
  ['NL', '1234AB', false],
  ['NL', ' 1234  ab ', false],
  ['NL', 'NL-1234 AB', false],
  ['NL', '1234.AB', false],
  ['NL', '1234\u00a0AB', false],
  [undefined, '1234 AB', false],
  ['', '1234 AB', false],
  ['NL', '12', true],
  ['NL', '1234', true],
  ['NL', '1234 A', true],
  ['NL', '1234 ABC', true],
  ['NL', '12345 AB', true],
  ['NL', '0123 AB', true],
  ['NL', 'AB 1234', true],
  ['NL', '1234 1B', true],
  ['NL', 'Leiden', true],
  [undefined, '12', true],
  ['', '12', true],
  ['NL', '', false],
  ['NL', '  ', false],
  ['NL', undefined, false],
  ['BE', '1000', false],
  ['BE', '12', false],
  ['DE', '10115', false],
  ['DE', '12', false],
  ['EN', 'SW1A 1AA', false],
  ['FR', '75001', false],
  ['FR', '12', false],
])('for country %s the postal code %o is unusual: %o', (country, postal, isUnusual) => {
  expect(
    isUnusualPostalCode(
      new Map(
        Object.entries({ country, postal }).flatMap(([id, answer]) => (answer === undefined ? [] : [[id, answer]])),
      ),
    ),
  ).toBe(isUnusual)
})

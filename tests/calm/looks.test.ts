import { expect, test } from 'vitest'
import { looksFor, type Extent } from './looks.ts'

const written = (isFirst: boolean, extent: Extent): string[] =>
  looksFor(isFirst, extent).map(({ theme, contrast, viewport }) => `${theme} ${contrast} ${viewport}`)

const all = (contrast: string, viewport: string): string[] =>
  ['standard', 'calm-light', 'calm-dark'].map((theme) => `${theme} ${contrast} ${viewport}`)

test('one state of a screen is taken in the softer contrast too, and on a wide screen', () => {
  expect(written(true, 'short')).toEqual([
    ...all('normal', 'phone'),
    ...all('softer', 'phone'),
    ...all('normal', 'wide'),
  ])
  expect(written(true, 'full')).toEqual([
    ...all('normal', 'phone'),
    ...all('softer', 'phone'),
    ...all('normal', 'wide'),
    ...all('softer', 'wide'),
  ])
})

test('its other states are taken in the normal contrast only', () => {
  expect(written(false, 'short')).toEqual(all('normal', 'phone'))
  expect(written(false, 'full')).toEqual([...all('normal', 'phone'), ...all('normal', 'wide')])
})

import { expect, test } from 'vitest'
import { looksFor, type Extent } from './looks.ts'

const written = (isFirst: boolean, extent: Extent): string[] => looksFor(isFirst, extent).map(({ theme, contrast, viewport }) => `${theme} ${contrast} ${viewport}`)

const softer = (viewport: string): string[] => ['standard', 'calm-light', 'calm-dark'].map((theme) => `${theme} softer ${viewport}`)
const calm = (viewport: string): string[] => ['calm-light', 'calm-dark'].map((theme) => `${theme} normal ${viewport}`)

test('one state of a screen is also taken in the softer contrast of every theme, and on a wide screen', () => {
  expect(written(true, 'short')).toEqual([...calm('phone'), ...softer('phone'), ...calm('wide')])
  expect(written(true, 'full')).toEqual([...calm('phone'), ...softer('phone'), ...calm('wide'), ...softer('wide')])
})

test('its other states are taken in the calm themes only', () => {
  expect(written(false, 'short')).toEqual(calm('phone'))
  expect(written(false, 'full')).toEqual([...calm('phone'), ...calm('wide')])
})

test('what has no approved picture is taken in every theme', () => {
  expect(looksFor(false, 'short', false).map(({ theme, viewport }) => `${theme} ${viewport}`)).toEqual(['standard phone', 'calm-light phone', 'calm-dark phone'])
})

import { expect, test } from 'vitest'
import { everyMode, sheetModes } from '../../.storybook/modes.ts'
import { pictureOf } from '../visual/shot.ts'
import { firstPaint, greatestChange } from './change.ts'
import { isMeasured, readNames } from './picture-name.ts'

const taken = (story: string, modes = everyMode): string[] =>
  Object.keys(modes).map((mode) => pictureOf({ story, mode }))

test('a picture tells its story, theme and viewport by its name', () => {
  expect(readNames(['design-system-forms-button--all-states--calm-dark-phone.png'])).toEqual([
    {
      file: 'design-system-forms-button--all-states--calm-dark-phone.png',
      story: 'design-system-forms-button--all-states',
      mode: 'calm-dark phone',
      theme: 'calm-dark',
      viewport: 'phone',
      contrast: 'normal',
      kind: 'sheet',
      inEveryMode: false,
    },
  ])
})

test('a picture without a mode is an error, not a picture less', () => {
  expect(() => readNames(['design-system-forms-button--all-states.png'])).toThrow('names no mode')
})

test('sheets are measured, and screens in every mode but on paper', () => {
  const files = [
    ...taken('screens-login--ready'),
    'screens-login--failed--standard-phone.png',
    ...taken('design-system-navigation-link--all-states', sheetModes),
    'screens-login--ready--standard-paper-print.png',
    'design-system-navigation-link--quiet--standard-phone.png',
  ]
  const measured = readNames(files).filter(isMeasured)
  expect(measured.map(({ file }) => file)).toEqual(files.slice(0, -2))
  expect(measured.filter((name) => name.inEveryMode)).toHaveLength(
    Object.keys(everyMode).length + Object.keys(sheetModes).length,
  )
})

test('the greatest change is from the darkest to the lightest, whatever their order', () => {
  const { change, words } = greatestChange([
    { name: 'b', meanY: 0.3 },
    { name: 'a', meanY: 0.1 },
    { name: 'c', meanY: 0.2 },
  ])
  expect(change).toBeCloseTo(0.2)
  expect(words).toBe('a to b')
})

test('the first paint is the page in its theme', () => {
  expect(firstPaint('calm-dark').meanY).toBeLessThan(0.02)
  expect(firstPaint('standard').meanY).toBeGreaterThan(0.7)
})

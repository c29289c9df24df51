import { expect, test } from 'vitest'
import { themes } from '../../design-system/tokens/theme.ts'
import { changeBreaches, firstPaint, greatestChange } from './change.ts'
import { limits } from './limit.ts'

test('the greatest change is between the darkest and the lightest screen, whatever their order', () => {
  const { change, words } = greatestChange([
    { name: 'b', meanY: 0.3 },
    { name: 'a', meanY: 0.1 },
    { name: 'c', meanY: 0.2 },
  ])
  expect(change).toBeCloseTo(0.2)
  expect(words).toBe('a to b')
})

test('the first paint has the page colour of its theme', () => {
  expect(firstPaint('calm-dark').meanY).toBeLessThan(0.02)
  expect(firstPaint('standard').meanY).toBeGreaterThan(0.7)
})

test.each(themes)('in %s any two permitted screens differ by at most the limit', (theme) => {
  const steps = Array.from({ length: 1001 }, (_, at) => at / 1000)
  const allowed = steps.filter((meanY) => changeBreaches(meanY, theme).length === 0)
  expect(changeBreaches(firstPaint(theme).meanY, theme)).toEqual([])
  expect(Math.max(...allowed) - Math.min(...allowed)).toBeLessThanOrEqual(limits[theme].change ?? 0)
  expect(changeBreaches(firstPaint(theme).meanY + 0.2, theme)).toEqual([
    expect.stringMatching(/^change of luminance between screens: mean luminance /),
  ])
})

import { expect, test } from 'vitest'
import { pressFigures } from './presses.ts'
import type { LongTask, Press } from './presses/walked.ts'

const press = (duration: number): Press => ({
  screen: '/dashboard',
  control: 'button Menu',
  by: 'pointer',
  duration,
  work: 40,
})
const task = (change: Partial<LongTask>): LongTask => ({
  screen: '/dashboard',
  control: 'button Menu',
  isArrival: false,
  duration: 51,
  what: 'onclick',
  ...change,
})
const loads = { 'booking-screen': { script: 18_051, other: 0, requests: 11, later: 0 } }
const sound = {
  walked: {
    presses: [...Array.from({ length: 98 }, () => press(96)), press(104), press(200)],
    tasks: [task({ isArrival: true, duration: 90 })],
    screens: new Set(['/dashboard']),
    left: new Set(['a link']),
    alike: new Set<string>(),
  },
  missed: [],
  heap: { first: 10_000_000, last: 10_400_000, changes: 204 },
  loads,
}

test('98 of 100 presses within 100 ms and none over 200 pass, with what a screen that comes takes', () => {
  const { passed, figures, summary } = pressFigures({
    ...sound,
    walked: { ...sound.walked, presses: sound.walked.presses.filter(({ duration }) => duration !== 104) },
  })
  expect(passed).toBe(true)
  expect(summary.figure).toBe('98 % within 96 ms, slowest 200 ms')
  expect(figures).toContain('| /dashboard | button Menu, another screen | 90 | onclick |')
  expect(figures).toContain('| booking-screen | 18.1 | 0.0 | 11 | 0.0 |')
})

test.each<[string, Partial<(typeof sound)['walked']>]>([
  [
    'three presses of a hundred over 100 ms',
    { presses: [...Array.from({ length: 97 }, () => press(96)), press(104), press(104), press(104)] },
  ],
  ['one press over 200 ms', { presses: [...Array.from({ length: 99 }, () => press(96)), press(208)] }],
  ['no press at all', { presses: [] }],
  ['a long task on a screen that stands', { tasks: [task({})] }],
])('%s: does not pass', (_what, change) => {
  expect(pressFigures({ ...sound, walked: { ...sound.walked, presses: [press(96)], ...change } }).passed).toBe(false)
})

test('a heap that grows by more than a twentieth does not pass', () => {
  const walked = { ...sound.walked, presses: [press(96)] }
  expect(pressFigures({ ...sound, walked }).passed).toBe(true)
  expect(pressFigures({ ...sound, walked, heap: { ...sound.heap, last: 10_600_000 } }).passed).toBe(false)
})

test('a control that was not reached does not pass', () => {
  const walked = { ...sound.walked, presses: [press(96)] }
  expect(pressFigures({ ...sound, walked, missed: ['/dashboard: button Menu'] }).passed).toBe(false)
})

import { describe, expect, test } from 'vitest'
import { everyMode } from '../../.storybook/modes.ts'
import { isKnown, pairHash } from './accepted-hashes.ts'
import { isTenth, progressLine } from './progress.ts'
import { pictureOf, type Shot } from './shot.ts'
import { counted, sorted, resultOf, type ScreenshotResult } from './screenshot-result.ts'

const shot = (story: string, mode = 'standard phone'): Shot => ({
  story,
  title: `Design system/${story}`,
  mode,
  ...(everyMode[mode] ?? { theme: 'standard', viewport: 'phone' }),
})
const picture = pictureOf(shot('button--busy'))
const about = {
  title: 'Button › Busy · standard phone [button--busy]',
  annotations: [{ type: 'picture', description: picture }],
}
const png = (name: string) => ({ name, contentType: 'image/png', body: Buffer.from(name) })
const ended = (status: 'passed' | 'failed', ...names: string[]) =>
  resultOf(about, { status, attachments: names.map(png), errors: [{ message: 'it threw <script>' }] })
const known = { title: 'Button › Busy · standard phone', picture, story: 'button--busy' }

describe('the result of a screenshot test', () => {
  test('is same, changed, new or failed to render', () => {
    expect(resultOf(about, { status: 'passed', attachments: [], errors: [] })).toEqual({ kind: 'same', ...known })
    // What differs throws nothing.
    expect(ended('passed', 'x-expected.png', 'x-actual.png', 'x-diff.png')).toMatchObject({
      kind: 'changed',
      ...known,
      expected: Buffer.from('x-expected.png'),
    })
    expect(ended('passed', 'actual')).toEqual({ kind: 'new', ...known, actual: Buffer.from('actual') })
    expect(ended('failed')).toEqual({ kind: 'failed to render', ...known, error: 'it threw <script>' })
  })

  test('is failed to render after a timeout', () => {
    expect(resultOf(about, { status: 'timedOut', attachments: [], errors: [] })).toMatchObject({
      kind: 'failed to render',
      error: 'timedOut',
    })
  })

  test('is absent for a test without a screenshot', () => {
    expect(
      resultOf({ title: 'other', annotations: [] }, { status: 'failed', attachments: [], errors: [] }),
    ).toBeUndefined()
  })
})

test('results are sorted with changes first, and unchanged ones are left out', () => {
  const results: ScreenshotResult[] = [
    { kind: 'same', ...known },
    { kind: 'removed', ...known },
    { kind: 'changed', ...known, title: 'Z' },
    { kind: 'changed', ...known, title: 'A' },
  ]
  expect(sorted(results).map(({ kind, title }) => `${kind} ${title}`)).toEqual([
    'changed A',
    'changed Z',
    `removed ${known.title}`,
  ])
  expect(counted(results)).toBe('2 changed, 0 new, 1 removed, 0 failed to render, 1 same')
})

test('hashes count as accepted for the same name, approved file and screenshot only', () => {
  const [approved, screenshot, other] = [Buffer.from('approved'), Buffer.from('screenshot'), Buffer.from('other')]
  const acceptedHashes = { [picture]: pairHash(approved, screenshot) }
  expect(isKnown(acceptedHashes, picture, approved, screenshot)).toBe(true)
  expect(isKnown(acceptedHashes, picture, approved, other)).toBe(false)
  expect(isKnown(acceptedHashes, picture, other, screenshot)).toBe(false)
  expect(isKnown(acceptedHashes, 'another.png', approved, screenshot)).toBe(false)
})

test('progress shows the time left at the current speed, in at most ten lines of a log', () => {
  expect(progressLine(10, 100, 5000)).toBe('10 of 100 pictures, 45 s left')
  expect(progressLine(10, 1000, 20_000)).toBe('10 of 1000 pictures, 33 min 0 s left')
  expect(progressLine(100, 100, 50_000)).toBe('100 of 100 pictures')
  for (const total of [7, 10, 987])
    expect(Array.from({ length: total }, (_, at) => at + 1).filter((done) => isTenth(done, total)).length).toBe(
      Math.min(10, total),
    )
})

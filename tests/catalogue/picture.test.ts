import { Script } from 'node:vm'
import { PNG } from 'pngjs'
import { describe, expect, test } from 'vitest'
import { everyMode } from '../../.storybook/modes.ts'
import { isKnown, pairOf } from './alike.ts'
import { changedArea, crop, shownArea } from './crop.ts'
import { isTenth, progressLine } from './progress.ts'
import { clientScript } from './report-client.ts'
import { reportPage } from './report-page.ts'
import { pictureOf, type Shot } from './shot.ts'
import { counted, sorted, verdictOf, type Verdict } from './verdict.ts'

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
  verdictOf(about, { status, attachments: names.map(png), errors: [{ message: 'it threw <script>' }] })
const known = { title: 'Button › Busy · standard phone', picture, story: 'button--busy' }

describe('what became of a picture is told apart', () => {
  test('same, changed, new and failed to render', () => {
    expect(verdictOf(about, { status: 'passed', attachments: [], errors: [] })).toEqual({ kind: 'same', ...known })
    // What differs throws nothing.
    expect(ended('passed', 'x-expected.png', 'x-actual.png', 'x-diff.png')).toMatchObject({
      kind: 'changed',
      ...known,
      expected: Buffer.from('x-expected.png'),
      difference: Buffer.from('x-diff.png'),
    })
    expect(ended('passed', 'actual')).toEqual({ kind: 'new', ...known, actual: Buffer.from('actual') })
    expect(ended('failed')).toEqual({ kind: 'failed to render', ...known, error: 'it threw <script>' })
  })

  test('a story that took too long failed to render', () => {
    expect(verdictOf(about, { status: 'timedOut', attachments: [], errors: [] })).toMatchObject({
      kind: 'failed to render',
      error: 'timedOut',
    })
  })

  test('a test about something else is no picture', () => {
    expect(
      verdictOf({ title: 'other', annotations: [] }, { status: 'failed', attachments: [], errors: [] }),
    ).toBeUndefined()
  })
})

/** A picture with a square in it. */
function drawn(at: { x: number; y: number; side: number } | undefined, width = 300, height = 400): PNG {
  const canvas = new PNG({ width, height })
  canvas.data.fill(255)
  if (at)
    for (let y = at.y; y < at.y + at.side; y += 1)
      canvas.data.fill(0, (y * width + at.x) * 4, (y * width + at.x + at.side) * 4)
  return canvas
}
const file = (...given: Parameters<typeof drawn>): Buffer => PNG.sync.write(drawn(...given))

describe('a change is cut out', () => {
  test('its area is the smallest outside which nothing differs', () => {
    expect(changedArea(drawn(undefined), drawn({ x: 40, y: 100, side: 8 }))).toEqual({
      x: 40,
      y: 100,
      width: 8,
      height: 8,
    })
    expect(changedArea(drawn(undefined), drawn(undefined, 300, 410))).toEqual({ x: 0, y: 400, width: 300, height: 10 })
    expect(changedArea(drawn({ x: 1, y: 1, side: 2 }), drawn({ x: 1, y: 1, side: 2 }))).toBeUndefined()
  })

  test('it is shown with room around it, and never more than can be looked at', () => {
    expect(shownArea({ x: 40, y: 100, width: 8, height: 8 }, { width: 300, height: 400 })).toEqual({
      x: 16,
      y: 76,
      width: 56,
      height: 56,
    })
    expect(shownArea({ x: 0, y: 90, width: 1280, height: 5000 }, { width: 1280, height: 6000 })).toEqual({
      x: 0,
      y: 66,
      width: 640,
      height: 360,
    })
  })

  test('a picture that ends before it has nothing to show of it', () => {
    expect(crop(drawn(undefined), { x: 0, y: 400, width: 10, height: 10 })).toBeUndefined()
  })
})

const change = { expected: file(undefined), actual: file({ x: 40, y: 100, side: 8 }) }
const verdicts: Verdict[] = [
  { kind: 'same', ...known },
  { kind: 'removed', ...known, expected: file(undefined) },
  { kind: 'new', ...known, picture: pictureOf(shot('link--quiet', 'calm-dark phone')), actual: file(undefined) },
  { kind: 'failed to render', ...known, error: 'it threw <script>' },
  { kind: 'changed', ...known, title: 'Z', ...change },
  { kind: 'changed', ...known, title: 'A', ...change },
]

describe('the report', () => {
  const page = reportPage(verdicts)

  test('shows what changed first, and leaves out what did not', () => {
    expect(sorted(verdicts).map(({ kind, title }) => `${kind} ${title}`)).toEqual([
      'changed A',
      'changed Z',
      `new ${known.title}`,
      `removed ${known.title}`,
      `failed to render ${known.title}`,
    ])
    expect([...page.matchAll(/<h2>(.*?)<\/h2>/g)].map(([, words]) => words)).toEqual([
      '2 changed',
      '1 new',
      '1 removed',
      '1 failed to render',
    ])
    expect(counted(verdicts)).toBe('2 changed, 1 new, 1 removed, 1 failed to render, 1 same')
  })

  test('holds all it shows: no address leads out of it', () => {
    expect(page).not.toMatch(/(?:src|href)="(?!data:)|url\(|@import|https?:/)
    const pictures = JSON.parse(/id="pictures">(.*?)<\/script>/.exec(page)?.[1] ?? '{}') as Record<string, string>
    expect(
      [...page.matchAll(/data-picture="(\w+)"/g)]
        .map(([, name = '']) => pictures[name])
        .filter((found) => found === undefined),
    ).toEqual([])
  })

  test('tells a change once, wherever it stands, beside the whole picture of it', () => {
    expect(page).toContain('the same change stands in 2 pictures')
    expect(page).toContain('8 × 8 px changed, 100 px from the top')
    expect(page).toContain('viewBox="0 0 300 400"><rect x="40" y="100" width="8" height="8"/>')
    const hundred = reportPage(
      Array.from({ length: 100 }, (_, at): Verdict => ({ kind: 'changed', ...known, title: String(at), ...change })),
    )
    expect(hundred.length).toBeLessThan(200_000)
  })

  test('can be narrowed down by kind, component, theme and width, and approved from', () => {
    expect(
      [...page.matchAll(/<select name="(\w+)">(.*?)<\/select>/g)].map(([, name, options = '']) => [
        name,
        options.match(/(?<=<option>)[^<]+/g),
      ]),
    ).toEqual([
      ['kind', ['changed', 'failed to render', 'new', 'removed']],
      ['component', ['button', 'link']],
      ['theme', ['calm-dark', 'standard']],
      ['width', ['phone']],
    ])
    expect(page).toContain('<code>npm run visual:approve -- button--busy--standard-phone</code>')
    expect(page).toContain('<code>npm run visual:approve -- button</code>')
    expect(page.match(/data-approve=/g)).toHaveLength(4)
  })

  test('its script stands by itself', () => {
    expect(() => new Script(clientScript)).not.toThrow()
    expect(clientScript).not.toMatch(/\bimport\b|__vite|_vi_/)
  })

  test('shows an error as words', () => {
    expect(page).toContain('it threw &lt;script>')
  })

  test('says so where nothing changed', () => {
    expect(reportPage([{ kind: 'same', ...known }])).toContain('looks as it was approved')
  })
})

test('bytes count as compared for this picture, this approved file and this screenshot alone', () => {
  const [approved, screenshot, other] = [Buffer.from('approved'), Buffer.from('screenshot'), Buffer.from('other')]
  const alike = { [picture]: pairOf(approved, screenshot) }
  expect(isKnown(alike, picture, approved, screenshot)).toBe(true)
  expect(isKnown(alike, picture, approved, other)).toBe(false)
  expect(isKnown(alike, picture, other, screenshot)).toBe(false)
  expect(isKnown(alike, 'another.png', approved, screenshot)).toBe(false)
})

test('progress tells the time left at the speed so far, in ten lines of a log', () => {
  expect(progressLine(10, 100, 5000)).toBe('10 of 100 pictures, 45 s left')
  expect(progressLine(10, 1000, 20_000)).toBe('10 of 1000 pictures, 33 min 0 s left')
  expect(progressLine(100, 100, 50_000)).toBe('100 of 100 pictures')
  for (const total of [7, 10, 987])
    expect(Array.from({ length: total }, (_, at) => at + 1).filter((done) => isTenth(done, total)).length).toBe(
      Math.min(10, total),
    )
})

import { describe, expect, test } from 'vitest'
import { everyMode } from '../../.storybook/modes.ts'
import { accepted, approvalOf } from './approval.ts'
import { reportPage } from './report-page.ts'
import { inOrder, pictureOf, type Shot } from './shot.ts'
import { counted, sorted, verdictOf, type Verdict } from './verdict.ts'

const shot = (story: string, mode = 'standard phone'): Shot => ({ story, title: `Design system/${story}`, mode, ...(everyMode[mode] ?? { theme: 'standard', viewport: 'phone' }) })
const picture = pictureOf(shot('button--busy'))
const about = { title: 'Button › Busy · standard phone [button--busy]', annotations: [{ type: 'picture', description: picture }] }
const png = (name: string) => ({ name, contentType: 'image/png', body: Buffer.from(name) })
const failed = (...names: string[]) => verdictOf(about, { status: 'failed', attachments: names.map(png), errors: [{ message: 'it threw <script>' }] })
const known = { title: 'Button › Busy · standard phone', picture, story: 'button--busy' }

describe('what became of a picture is told apart', () => {
  test('same, changed, new and failed to render', () => {
    expect(verdictOf(about, { status: 'passed', attachments: [], errors: [] })).toEqual({ kind: 'same', ...known })
    expect(failed('x-expected.png', 'x-actual.png', 'x-diff.png')).toMatchObject({ kind: 'changed', ...known, expected: Buffer.from('x-expected.png'), difference: Buffer.from('x-diff.png') })
    expect(failed('actual')).toEqual({ kind: 'new', ...known, actual: Buffer.from('actual') })
    expect(failed()).toEqual({ kind: 'failed to render', ...known, error: 'it threw <script>' })
  })

  test('a story that took too long failed to render', () => {
    expect(verdictOf(about, { status: 'timedOut', attachments: [], errors: [] })).toMatchObject({ kind: 'failed to render', error: 'timedOut' })
  })

  test('a test about something else is no picture', () => {
    expect(verdictOf({ title: 'other', annotations: [] }, { status: 'failed', attachments: [], errors: [] })).toBeUndefined()
  })
})

const verdicts: Verdict[] = [
  { kind: 'same', ...known }, { kind: 'removed', ...known, expected: Buffer.from('gone') }, { kind: 'new', ...known, actual: Buffer.from('fresh') },
  { kind: 'failed to render', ...known, error: 'it threw <script>' }, { kind: 'changed', ...known, title: 'Z', expected: Buffer.from('a'), actual: Buffer.from('b') }, { kind: 'changed', ...known, title: 'A', expected: Buffer.from('a'), actual: Buffer.from('b') },
]

describe('the report', () => {
  const page = reportPage(verdicts)

  test('shows what changed first, and leaves out what did not', () => {
    expect(sorted(verdicts).map(({ kind, title }) => `${kind} ${title}`)).toEqual(['changed A', 'changed Z', `new ${known.title}`, `removed ${known.title}`, `failed to render ${known.title}`])
    expect([...page.matchAll(/<h2>(.*?)<\/h2>/g)].map(([, words]) => words)).toEqual(['2 changed', '1 new', '1 removed', '1 failed to render'])
    expect(counted(verdicts)).toBe('2 changed, 1 new, 1 removed, 1 failed to render, 1 same')
  })

  test('holds all it shows: no address leads out of it', () => {
    expect(page.match(/<img/g)).toHaveLength(6)
    expect(page).not.toMatch(/(?:src|href)="(?!data:)|url\(|@import|https?:/)
    expect(page).toContain(Buffer.from('fresh').toString('base64'))
  })

  test('shows an error as words', () => {
    expect(page).toContain('it threw &lt;script>')
  })

  test('says so where nothing changed', () => {
    expect(reportPage([{ kind: 'same', ...known }])).toContain('looks as it was approved')
  })
})

describe('an approval', () => {
  const shots = [shot('button--busy'), shot('button--busy', 'calm-dark phone'), shot('link--quiet')]

  test('is about the stories and left-over pictures that hold the words, or about all', () => {
    expect(approvalOf('BUSY', shots, ['link--old--standard-phone.png'])).toEqual({ stories: ['button--busy'], removed: [] })
    expect(approvalOf('link', shots, ['link--old--standard-phone.png'])).toEqual({ stories: ['link--quiet'], removed: ['link--old--standard-phone.png'] })
    expect(approvalOf('', shots, ['old--one--standard-phone.png'])).toEqual({ stories: ['button--busy', 'link--quiet'], removed: ['old--one--standard-phone.png'] })
    expect(approvalOf('nobody', shots, [])).toEqual({ stories: [], removed: [] })
  })

  test('says what it accepted', () => {
    expect(accepted(new Map([['a', '1'], ['b', '1'], ['c', '1']]), new Map([['a', '1'], ['b', '2'], ['d', '1']]))).toEqual(['changed  b', 'new      d', 'removed  c'])
  })
})

test('pictures of one theme are taken together', () => {
  const order = inOrder([shot('a'), shot('a', 'calm-dark phone'), shot('b'), shot('b', 'standard wide'), shot('b', 'calm-dark phone')]).map(({ story, mode }) => `${story} ${mode}`)
  expect(order).toEqual(['a calm-dark phone', 'b calm-dark phone', 'a standard phone', 'b standard phone', 'b standard wide'])
})

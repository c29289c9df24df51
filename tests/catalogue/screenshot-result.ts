import type { TestCase, TestResult } from '@playwright/test/reporter'

/** What became of a picture, the ones to look at first. */
export const kinds = ['changed', 'new', 'removed', 'failed to render', 'same'] as const
type Kind = (typeof kinds)[number]

export interface ScreenshotResult {
  kind: Kind
  /** The story in the catalogue and its mode, for people. */
  title: string
  /** The file of the approved picture. */
  picture: string
  /** The story's own name, to approve it by. */
  story: string
  /** What went wrong, where there is nothing to see. */
  error?: string
  /** What changed, in the words of `changeKind`. */
  change?: string
  /** PNG files, as far as there are any. */
  expected?: string | Buffer
  actual?: string | Buffer
}

/** Type of the annotation by which a test says that other bytes hold the approved picture's pixels: the pair of both, see `accepted-hashes.ts`. */
export const acceptedHashAnnotation = 'accepted hash'

/** Type of the annotation by which a test says what changed. */
export const changeAnnotation = 'change'

/** All stories of one part or one screen begin with this. */
export const componentOf = (picture: string): string => picture.split('--')[0] ?? ''

export const storyOf = (picture: string): string => picture.split('--').slice(0, 2).join('--')

/** What a finished test says of its picture; nothing when it was about something else. */
export function resultOf(
  test: Pick<TestCase, 'title' | 'annotations'>,
  {
    status,
    attachments,
    errors,
    annotations = [],
  }: Pick<TestResult, 'status' | 'attachments' | 'errors'> & Partial<Pick<TestResult, 'annotations'>>,
): ScreenshotResult | undefined {
  const picture = test.annotations.find(({ type }) => type === 'picture')?.description
  if (picture === undefined) return undefined
  const about = { title: test.title.replace(/ \[[^\]]*\]$/, ''), picture, story: storyOf(picture) }
  const shown = (ending: string): string | Buffer | undefined => {
    const found = attachments.find(({ name }) => new RegExp(`(^|-)${ending}(\\.png)?$`).test(name))
    return found?.path ?? found?.body
  }
  const [expected, actual] = [shown('expected'), shown('actual')]
  const change = annotations.find(({ type }) => type === changeAnnotation)?.description
  if (actual === undefined && status === 'passed') return { kind: 'same', ...about }
  if (actual === undefined)
    return { kind: 'failed to render', ...about, error: errors.map(({ message }) => message).join('\n') || status }
  return expected === undefined
    ? { kind: 'new', ...about, actual }
    : { kind: 'changed', ...about, expected, actual, ...(change !== undefined && { change }) }
}

/** The same words in the terminal and above the report. */
export const counted = (results: readonly ScreenshotResult[]): string =>
  kinds
    .map((kind) => `${results.filter((screenshotResult) => screenshotResult.kind === kind).length} ${kind}`)
    .join(', ')

export const sorted = (results: readonly ScreenshotResult[]): ScreenshotResult[] =>
  results
    .filter(({ kind }) => kind !== 'same')
    .toSorted((a, b) => kinds.indexOf(a.kind) - kinds.indexOf(b.kind) || a.title.localeCompare(b.title, 'en'))

import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { PNG } from 'pngjs'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { isKnown } from './accepted-hashes.ts'
import { approve, findingsFor } from './approval.ts'
import { readReport, replaceReport, writeReport, type Finding } from './review-report.ts'
import { storyOf, type ScreenshotResult } from './screenshot-result.ts'

const png = (grey: number): Buffer => {
  const picture = new PNG({ width: 4, height: 4 })
  picture.data.fill(grey)
  return PNG.sync.write(picture)
}
const [old, taken, takenLater] = [png(10), png(20), png(30)]
const about = (picture: string) => ({ title: `Title of ${picture}`, picture, story: storyOf(picture) })
const [busy, dark, quiet, link, broken] = [
  'button--busy--standard-phone.png',
  'button--busy--calm-dark-phone.png',
  'link--quiet--standard-phone.png',
  'link--old--standard-phone.png',
  'card--plain--standard-phone.png',
]
const results: ScreenshotResult[] = [
  { kind: 'changed', ...about(busy), expected: old, actual: taken },
  { kind: 'changed', ...about(dark), expected: old, actual: taken },
  { kind: 'new', ...about(quiet), actual: taken },
  { kind: 'removed', ...about(link), expected: old },
  { kind: 'failed to render', ...about(broken), error: 'it threw' },
  { kind: 'same', ...about('notice--plain--standard-phone.png') },
]
const unshown = 'toast--plain--standard-phone.png'

let folder = ''
const places = () => ({
  baseline: join(folder, 'baseline'),
  hashesFile: join(folder, 'accepted-hashes.json'),
  report: join(folder, 'report'),
})
const findings = (): readonly Finding[] => readReport(places().report)?.findings ?? []
const decisions = () => Object.fromEntries(findings().map(({ picture, decision }) => [picture, decision]))
const approved = (picture: string): Buffer => readFileSync(join(places().baseline, picture))

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'approval-'))
  mkdirSync(places().baseline)
  for (const picture of [busy, dark, link, unshown]) writeFileSync(join(places().baseline, picture), old)
  writeFileSync(places().hashesFile, JSON.stringify({ [link]: 'a', [unshown]: 'b' }))
  replaceReport(results, {}, places().report)
})
afterEach(() => rmSync(folder, { recursive: true }))

describe('approving', () => {
  test('a screenshot stores the one in the report, marks it as accepted, and leaves the others open', async () => {
    await approve(findingsFor('button--busy--standard-phone', findings()), places())
    expect(PNG.sync.read(approved(busy)).data).toEqual(PNG.sync.read(taken).data)
    expect(decisions()).toEqual({
      [busy]: 'accepted',
      [dark]: undefined,
      [quiet]: undefined,
      [link]: undefined,
      [broken]: undefined,
    })
    expect(approved(dark)).toEqual(old)
    await approve(findingsFor('button--busy', findings()), places())
    expect(decisions()).toMatchObject({ [busy]: 'accepted', [dark]: 'accepted' })
  })

  test('everything skips screenshots outside the report and stories that failed to render', async () => {
    await approve(findingsFor('', findings()), places())
    expect(readdirSync(places().baseline).toSorted()).toEqual([busy, dark, quiet, unshown].toSorted())
    expect(approved(unshown)).toEqual(old)
    expect(decisions()[broken]).toBeUndefined()
  })

  test('ignores a screenshot that is not in the report', async () => {
    await approve([{ kind: 'removed', ...about(unshown) }], places())
    expect(existsSync(join(places().baseline, unshown))).toBe(true)
  })

  test('stores the hashes of the screenshot as accepted, keeps earlier ones, and drops those of removed screenshots', async () => {
    await approve(findingsFor('', findings()), places())
    const acceptedHashes = JSON.parse(readFileSync(places().hashesFile, 'utf8')) as Record<string, string>
    expect(isKnown(acceptedHashes, busy, approved(busy), taken)).toBe(true)
    expect(acceptedHashes).toMatchObject({ [unshown]: 'b' })
    expect(acceptedHashes).not.toHaveProperty([link])
  })
})

describe('the argument of the command', () => {
  const called = (words: string) => findingsFor(words, findings()).map(({ picture }) => picture)

  test('selects one screenshot, story or component by its exact name, or several separated by commas', () => {
    expect(called('button--busy--calm-dark-phone')).toEqual([dark])
    expect(called('button--busy')).toEqual([busy, dark])
    expect(called('link')).toEqual([quiet, link])
    expect(called('link--quiet,button--busy--standard-phone')).toEqual([busy, quiet])
  })

  test('otherwise selects what contains the text, and without a text all that is not denied', () => {
    expect(called('BUSY')).toEqual([busy, dark])
    expect(called('nobody')).toEqual([])
    writeReport(
      {
        findings: findings().map((one) => (one.picture === dark ? { ...one, decision: 'denied' } : one)),
        acceptedHashes: {},
      },
      places().report,
    )
    expect(called('')).toEqual([busy, quiet, link])
    expect(called('button--busy--calm-dark-phone')).toEqual([dark])
  })
})

test('a denied screenshot keeps its comment in the next run, until the screenshot changes', () => {
  const deny = (): void =>
    writeReport(
      { findings: findings().map((one) => ({ ...one, decision: 'denied', comment: 'Too dark' })), acceptedHashes: {} },
      places().report,
    )
  deny()
  replaceReport(results.slice(0, 2), {}, places().report)
  expect(findings()).toMatchObject([{ decision: 'denied', comment: 'Too dark' }, { comment: 'Too dark' }])
  replaceReport([{ kind: 'changed', ...about(busy), expected: old, actual: takenLater }], {}, places().report)
  expect(findings()).toEqual([{ kind: 'changed', ...about(busy) }])
})

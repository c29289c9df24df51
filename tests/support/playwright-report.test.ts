import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Suite } from '@playwright/test/reporter'
import { expect, test, vi } from 'vitest'
import PlaywrightReport from './playwright-report.ts'
import { failedAnnotation, readReport, root } from './report.ts'

/** As Playwright reports a test that ran once. */
const ran = (title: string, outcome: 'expected' | 'unexpected', annotations: object[], errors: object[] = []) => ({
  outcome: () => outcome,
  titlePath: () => ['', 'visual', 'stories.visual.ts', title],
  location: { file: join(root, 'tests/catalogue/stories.catalogue.ts') },
  results: [{ annotations, errors }],
})

async function reportOf(...tests: object[]) {
  const folder = mkdtempSync(join(tmpdir(), 'portal-report-'))
  const file = join(folder, 'report.json')
  vi.stubEnv('REPORT_FILE', file)
  try {
    const report = new PlaywrightReport()
    report.onBegin({}, { allTests: () => tests } as unknown as Suite)
    return {
      ended: await report.onEnd(),
      outcomes: readReport(file).map(({ title, state, reason }) => ({ title, state, reason })),
    }
  } finally {
    vi.unstubAllEnvs()
    rmSync(folder, { recursive: true })
  }
}

test('an annotation of failure fails the test and the run, as an error does', async () => {
  const picture = { type: 'picture', description: 'a.png' }
  expect(
    await reportOf(ran('same', 'expected', [picture]), ran('broken', 'unexpected', [], [{ message: 'it threw' }])),
  ).toEqual({
    ended: {},
    outcomes: [
      { title: 'same', state: 'passed' },
      { title: 'broken', state: 'failed', reason: 'it threw' },
    ],
  })
  expect(
    await reportOf(
      ran('same', 'expected', [picture]),
      ran('other', 'expected', [picture, { type: failedAnnotation, description: '89 pixels are different' }]),
    ),
  ).toEqual({
    ended: { status: 'failed' },
    outcomes: [
      { title: 'same', state: 'passed' },
      { title: 'other', state: 'failed', reason: '89 pixels are different' },
    ],
  })
})

import openAdapter from '#tests/clinic/adapter.ts'
import { openTestClinic } from '#tests/clinic/test-kit/test-clinic.ts'
import { checks } from '#tests/conformance/checks.ts'
import { type Judgement, judgeAll } from '#tests/conformance/judge.ts'
import { worldOf } from '#tests/conformance/world.ts'
import { type Outcome, reportFile, writeReport } from '../../support/report.ts'

const states = { passed: 'passed', failed: 'failed', 'not judged': 'skipped' } as const satisfies Record<
  Judgement['verdict'],
  Outcome['state']
>

/** Run in a copy of the project, whose clinic may be a broken one: judges it by every check, or until one fails, and writes each down as a test. */
const clinic = await openTestClinic()
const judgements = await judgeAll(
  worldOf(clinic.origin, openAdapter(clinic.origin)),
  checks,
  process.argv[2] === 'first',
)
await clinic.close()

const file = reportFile()
if (file === undefined) throw new Error('REPORT_FILE says where the outcomes go.')
writeReport(
  file,
  judgements.map(({ check, verdict, why }) => ({
    project: 'conformance',
    file: 'tests/clinic',
    title: check.id,
    state: states[verdict],
    ...(why !== undefined && { reason: why }),
  })),
)

import { rmSync } from 'node:fs'
import { basename, join } from 'node:path'
import { reportPath } from '../backend/field-report.ts'
import { signOutPath } from '../backend/sign-out-path.ts'
import { isBackEndChanged } from './back-end-changed.ts'
import { extended, released } from './extended.ts'
import { missedFiles } from './files-on-disk.ts'
import { builtPortal, builtStorybook, journeyOrigin, journeyPort, journeyStandInOrigin } from './ports.ts'
import { run } from './process.ts'
import { readReport, reportFolder, type Outcome } from './report.ts'
import { check } from './stage-check.ts'
import { unlessUpToDate } from './up-to-date.ts'

/** Which tests of a stage run: those of `npm test`, those that `npm run test:all` adds, or both. */
type Extent = 'main' | 'extended' | 'all'

/** What a stage gets from the run. */
export interface Given {
  extent: Extent
  /** The command's further arguments, for the stage's tool. */
  extra: readonly string[]
  /** Variables for the stage's tool. */
  env: Record<string, string>
}
export type Stage = (given: Given) => Promise<Outcome[]>

/** A run of some of the files says nothing of the others, so its report stays out of the ledger's sight. */
export const reportOf = (stage: string, { extra, extent }: Pick<Given, 'extra' | 'extent'>): string =>
  extra.length > 0
    ? join(reportFolder, 'narrowed', `${stage}.json`)
    : join(reportFolder, `${stage}${extent === 'extended' ? '-extended' : ''}.json`)

async function tool(
  stage: string,
  projects: readonly string[],
  command: string,
  args: readonly string[],
  given: Given,
): Promise<Outcome[]> {
  const { extra, extent, env } = given
  const file = reportOf(stage, given)
  rmSync(file, { force: true })
  if (extent === 'all' && extra.length === 0) rmSync(reportOf(stage, { extra, extent: 'extended' }), { force: true })
  const { code } = await run(command, [...args, ...extra], { env: { ...env, REPORT_FILE: file } })
  const outcomes = readReport(file)
  if (extra.length === 0) outcomes.push(...missedBy(stage, projects, extent, outcomes))
  const silent = code !== 0 && !outcomes.some((outcome) => outcome.state === 'failed')
  return silent
    ? [...outcomes, { project: stage, file: '', title: `${command} ended with code ${code}`, state: 'failed' }]
    : outcomes
}

/** A file may hold only tests of one extent: it is missed when neither ran it. */
function missedBy(stage: string, projects: readonly string[], extent: Extent, outcomes: readonly Outcome[]): Outcome[] {
  if (!hasExtents.includes(stage)) return missedFiles(projects, outcomes)
  if (extent === 'main') return []
  const others = extent === 'extended' ? readReport(reportOf(stage, { extra: [], extent: 'main' })) : []
  return missedFiles(projects, [...others, ...outcomes])
}

const vitest = (stage: string, projects: readonly string[], given: Given): Promise<Outcome[]> =>
  tool(
    stage,
    projects,
    'vitest',
    [
      'run',
      '--config',
      'tests/vitest.config.ts',
      ...projects.flatMap((project) => ['--project', project]),
      '--reporter',
      'dot',
      '--reporter',
      './tests/support/vitest-report.ts',
    ],
    given,
  )

const playwright = (stage: string, given: Given, args: readonly string[] = []): Promise<Outcome[]> =>
  tool(stage, [stage], 'playwright', ['test', '--config', `tests/${stage}/playwright.config.ts`, ...args], given)

const tagsOf: Readonly<Record<Extent, readonly string[]>> = {
  main: ['--grep-invert', `${extended}|${released}`],
  extended: ['--grep', extended],
  all: ['--grep-invert', released],
}

/** Words of the command choose among all tests. */
const onlyOf = ({ extent, extra }: Given): readonly string[] => (extra.length > 0 ? [] : tagsOf[extent])

/** As Vite and its bundler mark what they warn of. A build without git says by another mark what it leaves out. */
const bundlerWarning = /\(!\)|\[[A-Z_]{3,}\]/

/** A step that only makes what the next one needs: one test, its output shown when it fails. It may say nothing like `wrong`. */
async function step(
  title: string,
  command: string,
  args: readonly string[],
  env: Record<string, string>,
  wrong?: RegExp,
): Promise<Outcome[]> {
  const { code, output } = await run(command, args, { env, quiet: true })
  const isSound = code === 0 && !wrong?.test(output)
  if (!isSound) process.stdout.write(output)
  return [{ project: 'build', file: '', title, state: isSound ? 'passed' : 'failed' }]
}

const once = <Made>(make: () => Promise<Made>): (() => Promise<Made>) => {
  let made: Promise<Made> | undefined
  return () => (made ??= make())
}

/** Once a run, as the catalogue is: for whichever stage asks first. */
export const buildPortal = once(() =>
  unlessUpToDate(basename(builtPortal), () =>
    step(
      'the portal builds, and nothing is warned of',
      'vite',
      ['build', '--outDir', builtPortal, '--emptyOutDir', '--logLevel', 'warn'],
      {
        VITE_API_SSL: 'false',
        VITE_API_HOST: '127.0.0.1',
        VITE_API_PORT: String(journeyPort),
        VITE_VERIFICATION_ORIGINS: journeyStandInOrigin,
        VITE_PAYMENT_ORIGINS: journeyStandInOrigin,
        VITE_SIGN_OUT_PATH: signOutPath,
        VITE_REPORT_ADDRESS: journeyOrigin + reportPath,
        VITE_TEST_PAGE: 'true',
      },
      bundlerWarning,
    ),
  ),
)

/** Once a run, and only after a source has changed. */
export const buildCatalogue = once(() =>
  unlessUpToDate(basename(builtStorybook), async () =>
    afterBuild(await step('the catalogue builds', 'npm', ['run', '--silent', 'storybook:build'], {}), () =>
      step('the catalogue lists its pictures', 'node', ['tests/catalogue/list-shots.ts'], {}),
    ),
  ),
)

/** For a run of all stages: beside the check. Failures are reported by the stages that need it. */
export function startBuilds(): void {
  void buildPortal()
  void buildCatalogue()
}

async function afterBuild(built: Outcome[], next: () => Promise<Outcome[]>): Promise<Outcome[]> {
  return built.some((outcome) => outcome.state === 'failed') ? built : [...built, ...(await next())]
}

const componentProjects: Readonly<Record<Extent, readonly string[]>> = {
  main: ['components'],
  extended: ['isolated', 'components-extended'],
  all: ['components', 'isolated', 'components-extended'],
}

export const stages: Readonly<Record<string, Stage>> = {
  check,
  unit: (given) => vitest('unit', ['unit'], given),
  backend: (given) => vitest('backend', ['backend'], given),
  components: (given) => vitest('components', componentProjects[given.extent], given),
  journeys: async (given) => afterBuild(await buildPortal(), () => playwright('journeys', given, onlyOf(given))),
  catalogue: async (given) => afterBuild(await buildCatalogue(), () => playwright('catalogue', given, onlyOf(given))),
  ledger: async () => step('the ledger', 'node', ['tests/quality/ledger.ts', '--brief'], {}),
}

/** Playwright's stages have tests of both extents, often in one file. */
const hasExtents: readonly string[] = ['journeys', 'catalogue']

/** In the order in which they run. The back end's own tests run where they or the contract changed, and else with the rest. */
export function stagesOf(extent: 'main' | 'extended'): readonly string[] {
  const ownTests = isBackEndChanged() === (extent === 'main') ? ['backend'] : []
  return extent === 'main'
    ? ['check', 'unit', ...ownTests, 'components', ...hasExtents]
    : [...ownTests, 'components', ...hasExtents, 'ledger']
}

import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { reportPath } from '../clinic/field-report.ts'
import { signOutPath } from '../clinic/sign-out-path.ts'
import { longer } from '../sweep/longer.ts'
import { missedFiles } from './files-on-disk.ts'
import { builtPortal, journeyOrigin, journeyPort, journeyStandInOrigin } from './places.ts'
import { run } from './process.ts'
import { readReport, reportFolder, type Outcome } from './report.ts'
import { check } from './stage-check.ts'

/** What a stage gets from the run. */
interface Given {
  /** The command's further arguments, for the stage's tool. */
  extra: readonly string[]
  /** Variables for the stage's tool. */
  env: Record<string, string>
}
export type Stage = (given: Given) => Promise<Outcome[]>

/** A run of some of the files proves nothing about the others, so its report stays out of the ledger's sight. */
export const reportOf = (stage: string, extra: readonly string[]): string =>
  join(reportFolder, ...(extra.length > 0 ? ['narrowed'] : []), `${stage}.json`)

async function tool(
  stage: string,
  projects: readonly string[],
  command: string,
  args: readonly string[],
  { extra, env }: Given,
): Promise<Outcome[]> {
  const file = reportOf(stage, extra)
  rmSync(file, { force: true })
  const { code } = await run(command, [...args, ...extra], { env: { ...env, REPORT_FILE: file } })
  const outcomes = readReport(file)
  if (extra.length === 0) outcomes.push(...missedFiles(projects, outcomes))
  const silent = code !== 0 && !outcomes.some((outcome) => outcome.state === 'failed')
  return silent
    ? [...outcomes, { project: stage, file: '', title: `${command} ended with code ${code}`, state: 'failed' }]
    : outcomes
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
)

const buildCatalogue = once(async () =>
  afterBuild(await step('the catalogue builds', 'npm', ['run', '--silent', 'storybook:build'], {}), () =>
    step('the catalogue lists its pictures', 'node', ['tests/visual/list-shots.ts'], {}),
  ),
)

/** For a run of all stages: beside the check, whose tools often leave a core idle. What fails is told by the stages that need it. */
export function startBuilds(): void {
  void buildPortal()
  void buildCatalogue()
}

async function afterBuild(built: Outcome[], next: () => Promise<Outcome[]>): Promise<Outcome[]> {
  return built.some((outcome) => outcome.state === 'failed') ? built : [...built, ...(await next())]
}

/** In the order in which they run. */
export const stages: Readonly<Record<string, Stage>> = {
  check,
  unit: (given) => vitest('unit', ['unit'], given),
  components: (given) => vitest('components', ['components', 'alone'], given),
  journeys: async (given) => afterBuild(await buildPortal(), () => playwright('journeys', given)),
  visual: async (given) => afterBuild(await buildCatalogue(), () => playwright('visual', given)),
  calm: async (given) =>
    afterBuild(await buildCatalogue(), () => tool('calm', [], 'node', ['tests/calm/main.ts'], given)),
  sweep: async (given) =>
    afterBuild(await buildCatalogue(), () =>
      playwright('sweep', given, given.extra.length > 0 ? [] : ['--grep-invert', longer]),
    ),
  ledger: async () => step('the ledger', 'node', ['tests/quality/ledger.ts', '--brief'], {}),
}

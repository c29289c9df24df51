import { findPostgres, startPostgres, type Postgres } from './support/postgres.ts'
import { clearReports, count, failureLines, writeReport, type Outcome } from './support/report.ts'
import { log } from './support/log.ts'
import { reportOf, stages, stagesOf, startBuilds, type Given } from './support/stages.ts'

/** What the back end's tests get to know of PostgreSQL, and what to say of it afterwards. */
async function providePostgres(): Promise<{ env: Record<string, string>; words: string; stop?: Postgres['stop'] }> {
  if (process.env.DATABASE_URL) return { env: {}, words: 'PostgreSQL: the database in DATABASE_URL was used.' }
  const binaries = findPostgres()
  if (!binaries)
    return { env: {}, words: 'PostgreSQL: NOT FOUND, so nothing ran against it; install it or set DATABASE_URL.' }
  try {
    const { url, stop } = await startPostgres(binaries)
    return { env: { DATABASE_URL: url }, words: `PostgreSQL: a cluster of ${binaries} was used and thrown away.`, stop }
  } catch (error) {
    return { env: {}, words: `PostgreSQL: ${(error as Error).message} Nothing ran against it.` }
  }
}

interface Result {
  outcomes: Outcome[]
  words: string
}

async function runStage(name: string, given: Given): Promise<Result> {
  const started = Date.now()
  const title = given.extent === 'extended' && name !== 'ledger' ? `${name}, the rest` : name
  log('', `── ${title}`)
  const outcomes = await (stages[name]?.(given) ?? Promise.resolve([])).catch((error: unknown): Outcome[] => {
    log(String(error))
    return [{ project: name, file: '', title: String(error), state: 'failed' }]
  })
  writeReport(reportOf(name, given), outcomes)
  const [passed, failed, skipped] = (['passed', 'failed', 'skipped'] as const).map((state) => count(outcomes, state))
  const seconds = Math.round((Date.now() - started) / 1000)
  return {
    outcomes,
    words: `${title.padEnd(20)}${String(seconds).padStart(4)} s  ${passed} passed, ${failed} failed${skipped ? `, ${skipped} skipped` : ''}`,
  }
}

type Step = Pick<Given, 'extent'> & { name: string }

const stepsOf = (extent: 'main' | 'extended'): Step[] => stagesOf(extent).map((name) => ({ name, extent }))

/** What a command runs: without a word what a developer runs before a commit, `all` everything, `rest` what `all` adds to that. */
function stepsFor(command: string | undefined): Step[] {
  if (command === undefined) return stepsOf('main')
  if (command === 'all') return [...stepsOf('main'), ...stepsOf('extended')]
  if (command === 'rest') return stepsOf('extended')
  return command in stages ? [{ name: command, extent: 'all' }] : []
}

/** Every stage runs, whatever became of the one before it. */
async function main([command, ...extra]: readonly string[]): Promise<number> {
  const steps = stepsFor(command)
  if (steps.length === 0) {
    log(`There is no stage "${command}": choose one of ${Object.keys(stages).join(', ')}.`)
    return 1
  }
  // A report left by an earlier run must not count in this one; `rest` goes on from those of `npm test`.
  if (command === undefined || command === 'all') clearReports()
  if (steps.length > 1) startBuilds()
  const postgres = steps.some(({ name }) => name === 'backend') ? await providePostgres() : undefined
  const results: Result[] = []
  try {
    for (const { name, extent } of steps)
      results.push(await runStage(name, { extent, extra, env: name === 'backend' ? (postgres?.env ?? {}) : {} }))
  } finally {
    await postgres?.stop?.()
  }
  const outcomes = results.flatMap((result) => result.outcomes)
  const failed = count(outcomes, 'failed')
  const nothing = outcomes.length === 0
  log('', ...outcomes.filter(({ state }) => state === 'failed').flatMap(failureLines))
  log(
    '',
    ...results.map((result) => result.words),
    ...(postgres ? [postgres.words] : []),
    ...(nothing ? ['Nothing ran.'] : []),
  )
  log(`${count(outcomes, 'passed')} passed, ${failed} failed`)
  return failed > 0 || nothing ? 1 : 0
}

process.exitCode = await main(process.argv.slice(2))

import { findPostgres, startPostgres, type Postgres } from './support/postgres.ts'
import { clearReports, count, failureLines, writeReport, type Outcome } from './support/report.ts'
import { say } from './support/say.ts'
import { reportOf, stages, startBuilds } from './support/stages.ts'

/** What the unit stage gets to know of PostgreSQL, and what to say of it afterwards. */
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

async function runStage(
  name: string,
  extra: readonly string[],
  env: Record<string, string>,
): Promise<{ outcomes: Outcome[]; words: string }> {
  const started = Date.now()
  say('', `── ${name}`)
  const outcomes = await (stages[name]?.({ extra, env }) ?? Promise.resolve([])).catch((error: unknown): Outcome[] => {
    say(String(error))
    return [{ project: name, file: '', title: String(error), state: 'failed' }]
  })
  writeReport(reportOf(name, extra), outcomes)
  const [passed, failed, skipped] = (['passed', 'failed', 'skipped'] as const).map((state) => count(outcomes, state))
  const seconds = Math.round((Date.now() - started) / 1000)
  return {
    outcomes,
    words: `${name.padEnd(12)}${String(seconds).padStart(4)} s  ${passed} passed, ${failed} failed${skipped ? `, ${skipped} skipped` : ''}`,
  }
}

/** Every stage runs, whatever became of the one before it. */
async function main([only, ...extra]: readonly string[]): Promise<number> {
  if (only !== undefined && !(only in stages)) {
    say(`There is no stage "${only}": choose one of ${Object.keys(stages).join(', ')}.`)
    return 1
  }
  const names = only === undefined ? Object.keys(stages) : [only]
  // A report left by an earlier run must not count as proof in this one.
  if (only === undefined) {
    clearReports()
    startBuilds()
  }
  const postgres = names.includes('unit') ? await providePostgres() : undefined
  const results = []
  try {
    for (const name of names) results.push(await runStage(name, extra, name === 'unit' ? (postgres?.env ?? {}) : {}))
  } finally {
    await postgres?.stop?.()
  }
  const outcomes = results.flatMap((result) => result.outcomes)
  const failed = count(outcomes, 'failed')
  const nothing = outcomes.length === 0
  say('', ...outcomes.filter(({ state }) => state === 'failed').flatMap(failureLines))
  say(
    '',
    ...results.map((result) => result.words),
    ...(postgres ? [postgres.words] : []),
    ...(nothing ? ['Nothing ran.'] : []),
  )
  say(`${count(outcomes, 'passed')} passed, ${failed} failed`)
  return failed > 0 || nothing ? 1 : 0
}

process.exitCode = await main(process.argv.slice(2))

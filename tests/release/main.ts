import { execFileSync } from 'node:child_process'
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { parseArgs } from 'node:util'
import { checksReport, reportFolder, root } from '../support/report.ts'
import { log } from '../support/log.ts'
import { NotRun, type Check, type Result } from './check.ts'
import { checks } from './checks.ts'
import { entryOf, pageOf, withEntry, type Report, type Tree } from './report.ts'

const known = Object.keys(checks)
const page = join(reportFolder, 'checks.md')
/** A build in this process leaves NODE_ENV behind: a check after it would test another React. */
const environment = { ...process.env }

function readTree(): Tree {
  const git = (...args: string[]): string => execFileSync('git', args, { cwd: root, encoding: 'utf8' }).trim()
  return { commit: git('rev-parse', 'HEAD'), dirty: git('status', '--porcelain') !== '' }
}

async function runCheck(name: string, { description, run }: Check, seed: number): Promise<boolean> {
  log('', `── ${name}: ${description} (seed ${seed})`)
  process.env = { ...environment }
  const before = readTree()
  const started = Date.now()
  const result = await run({ seed }).catch((error: unknown): Result | NotRun =>
    error instanceof NotRun
      ? error
      : { passed: false, summary: { amount: '', result: 'it broke off', limit: '' }, details: [String(error)] },
  )
  if (result instanceof NotRun) {
    log(`not run: ${result.message}`)
    return false
  }
  const after = readTree()
  const tree = { ...after, dirty: before.dirty || after.dirty || before.commit !== after.commit }
  const seconds = Math.round((Date.now() - started) / 1000)
  const former = existsSync(checksReport) ? (JSON.parse(readFileSync(checksReport, 'utf8')) as Report) : undefined
  const report = withEntry(former, tree, new Date().toISOString(), entryOf({ name, description, seconds }, result))
  mkdirSync(reportFolder, { recursive: true })
  writeFileSync(checksReport, `${JSON.stringify(report, undefined, 1)}\n`)
  writeFileSync(page, pageOf(report, known))
  const { amount, result: found, limit } = result.summary
  log(
    `${result.passed ? 'passed' : 'FAILED'} in ${seconds} s: ${amount}; ${found}, limit ${limit}`,
    ...(result.passed ? [] : result.details),
  )
  return result.passed
}

const { values, positionals } = parseArgs({
  options: { seed: { type: 'string', default: '1' } },
  allowPositionals: true,
})
const seed = Number(values.seed)
if (!Number.isSafeInteger(seed)) throw new Error('--seed takes a whole number.')
const unknown = positionals.filter((name) => !known.includes(name))
if (unknown.length > 0)
  throw new Error(`There is no release check "${unknown.join('", "')}": choose from ${known.join(', ')}.`)

const names = positionals.length > 0 ? positionals : known
const failed: string[] = []
for (const name of names) {
  const check = checks[name]
  if (check && !(await runCheck(name, check, seed))) failed.push(name)
}
log(
  '',
  `${names.length - failed.length} of ${names.length} passed${failed.length > 0 ? `; failed or not run: ${failed.join(', ')}` : ''}. See ${relative(root, page)}.`,
)
process.exitCode = failed.length > 0 ? 1 : 0

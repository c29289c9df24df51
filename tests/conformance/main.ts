import { resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { parseArgs } from 'node:util'
import { log } from '../support/log.ts'
import type { OpenAdapter } from './adapter.ts'
import { checks } from './checks.ts'
import { runChecks } from './run-checks.ts'
import { isConforming, reportOf } from './report.ts'
import { worldOf } from './world.ts'

const usage =
  'npm run conformance -- --url http://127.0.0.1:4801 --adapter ./clinic-adapter.ts [--only text in the id of a check]'

async function main(): Promise<number> {
  const {
    url,
    adapter,
    only = '',
  } = parseArgs({ options: { url: { type: 'string' }, adapter: { type: 'string' }, only: { type: 'string' } } }).values
  if (url === undefined || adapter === undefined || !URL.canParse(url)) {
    log(usage)
    return 2
  }
  const { default: open } = (await import(pathToFileURL(resolve(adapter)).href)) as { default: OpenAdapter }
  const address = url.replace(/\/$/, '')
  const results = await runChecks(
    worldOf(address, open(address)),
    checks.filter(({ id }) => id.includes(only)),
  )
  log(...reportOf(results))
  return isConforming(results) ? 0 : 1
}

process.exitCode = await main()

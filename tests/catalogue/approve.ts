import { log } from '../support/log.ts'
import { approve, findingsFor } from './approval.ts'
import { readReport } from './review-report.ts'
import { bytesOfBaseline } from './shot.ts'

/** Approves pictures of the last report: those that are called so, those whose name or id holds the words, or all. */
async function main(words: string): Promise<number> {
  const report = readReport()
  const found = findingsFor(words, report?.findings ?? [])
  if (!report || (found.length === 0 && words !== '')) {
    log(`The last report shows no open picture ${report ? `"${words}"` : 'at all'}: run \`npm run test:visual\` first.`)
    return 1
  }
  await approve(found)
  log(
    ...found.map(({ kind, title }) => `${kind.padEnd(9)}${title}`),
    `${found.length} pictures approved; all together: ${(bytesOfBaseline() / 1024 / 1024).toFixed(1)} MB`,
  )
  return 0
}

process.exitCode = await main(process.argv.slice(2).join(' '))

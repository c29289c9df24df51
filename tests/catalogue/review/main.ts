import { writeFileSync } from 'node:fs'
import type { AddressInfo } from 'node:net'
import { log } from '../../support/log.ts'
import { readReport } from '../review-report.ts'
import { reviewCopy, serveReview } from './review-server.ts'

/** The page for who reviews pictures, or with `--copy <file>` a copy of it to send. */
async function main([option, file]: readonly string[]): Promise<number> {
  if (!readReport()) {
    log('There is nothing to review: run `npm run test:visual` first.')
    return 1
  }
  if (option === '--copy' && file !== undefined) {
    writeFileSync(file, await reviewCopy())
    log(`The copy is ${file}.`)
    return 0
  }
  const server = await serveReview(Number(process.env.REVIEW_PORT ?? 4830))
  log(`The review is at http://127.0.0.1:${(server.address() as AddressInfo).port}/. Ctrl-C stops it.`)
  return 0
}

process.exitCode = await main(process.argv.slice(2))

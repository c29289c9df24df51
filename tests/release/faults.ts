import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { callNames } from '../../portal/api/contract/contract.ts'
import { statusesOf } from '../../portal/api/contract/declared-status.ts'
import { run } from '../support/process.ts'
import { readReport, reportFolder } from '../support/report.ts'
import { faultKinds } from './faults/fault-kind.ts'
import { faultResult, table, type Check } from './check.ts'

/** `addConsult > 409: redirected` */
const title = /^(?<call>\w+) > (?<fault>[^:]+): (?<outcome>.+)$/

/** Every call of the contract with every declared status and every kind of fault. A call that is sent by opening a screen cannot be pressed twice. */
const expectedCells = callNames.flatMap((name): string[] =>
  [...statusesOf(name), ...faultKinds.filter((kind) => kind !== 'twice')].map((fault) => `${name} ${fault}`),
)

/** Every call of the contract with every fault, on the screen that sends it. */
export const faults: Check = {
  description:
    'every fault of every call is reported to the patient, loses no input, does not navigate and is sent once',
  async run() {
    const file = join(reportFolder, 'release', 'faults.json')
    rmSync(file, { force: true })
    await run(
      'vitest',
      [
        'run',
        '--config',
        'tests/release/faults/vitest.config.ts',
        '--reporter',
        'dot',
        '--reporter',
        './tests/support/vitest-report.ts',
      ],
      { env: { REPORT_FILE: file } },
    )
    const outcomes = readReport(file)
    const cells = new Map<string, string>(
      outcomes.flatMap((one) => {
        const { call, fault, outcome } = title.exec(one.title)?.groups ?? {}
        return outcome === undefined ? [] : [[`${call} ${fault}`, outcome] as const]
      }),
    )
    return faultResult(
      cells.size,
      `${callNames.length} calls, ${cells.size} cells`,
      [
        ...outcomes
          .filter(({ state }) => state !== 'passed')
          .map(({ title: name, reason = '' }) => `${name}: ${reason.split('\n')[0] ?? ''}`),
        ...expectedCells.filter((cell) => !cells.has(cell)).map((cell) => `${cell}: not tried`),
        ...(outcomes.some(({ title: name }) => name.startsWith('negative control: '))
          ? []
          : ['no negative control was run']),
      ],
      table(
        ['call', 'refused', '500', ...faultKinds],
        callNames.map((name) => [
          name,
          statusesOf(name)
            .filter((status) => status < 500)
            .map((status) => `${status} ${cells.get(`${name} ${status}`)}`)
            .join('; '),
          ...[500, ...faultKinds].map((fault) => cells.get(`${name} ${fault}`) ?? ''),
        ]),
      ),
    )
  },
}

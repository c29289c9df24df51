import openAdapter from '../backend/adapter.ts'
import { openTestBackend } from '../backend/test-kit/test-backend.ts'
import { checks } from '../conformance/checks.ts'
import { runChecks } from '../conformance/run-checks.ts'
import { worldOf } from '../conformance/world.ts'
import { faultResult, type Check } from './check.ts'
import { onBothDatabases } from './databases.ts'

export const conformance: Check = {
  description: 'the development back end passes every conformance check, on both databases',
  async run() {
    const perDatabase = await onBothDatabases(async (where, open) => {
      const backend = await openTestBackend(open)
      try {
        const results = await runChecks(worldOf(backend.origin, openAdapter(backend.origin)), checks)
        return results.map((result) => ({ where, ...result }))
      } finally {
        await backend.close()
      }
    })
    const all = perDatabase.flat()
    return faultResult(
      all.length,
      `${all.length} checks`,
      all
        .filter(({ status }) => status !== 'passed')
        .map(({ where, check, status, why }) => `${where}: ${check.id} ${status}: ${why}`),
    )
  },
}

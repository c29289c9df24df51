import openAdapter from '../backend/adapter.ts'
import { openTestBackend } from '../backend/test-kit/test-backend.ts'
import { checks } from '../conformance/checks.ts'
import { judgeAll } from '../conformance/judge.ts'
import { worldOf } from '../conformance/world.ts'
import { faultResult, type Check } from './check.ts'
import { onBothDatabases } from './databases.ts'

export const conformance: Check = {
  description: 'the development back end passes every conformance check, on both databases',
  async run() {
    const judged = await onBothDatabases(async (where, open) => {
      const backend = await openTestBackend(open)
      try {
        const judgements = await judgeAll(worldOf(backend.origin, openAdapter(backend.origin)), checks)
        return judgements.map((judgement) => ({ where, ...judgement }))
      } finally {
        await backend.close()
      }
    })
    const all = judged.flat()
    return faultResult(
      all.length,
      `${all.length} checks`,
      all
        .filter(({ verdict }) => verdict !== 'passed')
        .map(({ where, check, verdict, why }) => `${where}: ${check.id} ${verdict}: ${why}`),
    )
  },
}

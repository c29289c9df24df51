import openAdapter from '../clinic/adapter.ts'
import { openTestClinic } from '../clinic/test-kit/test-clinic.ts'
import { checks } from '../conformance/checks.ts'
import { judgeAll } from '../conformance/judge.ts'
import { worldOf } from '../conformance/world.ts'
import { faultResult, type Check } from './check.ts'
import { onBothDatabases } from './databases.ts'

export const conformance: Check = {
  says: 'our own back end passes every check of the kit for back ends, on both databases',
  async run() {
    const judged = await onBothDatabases(async (where, open) => {
      const clinic = await openTestClinic(open)
      try {
        const judgements = await judgeAll(worldOf(clinic.origin, openAdapter(clinic.origin)), checks)
        return judgements.map((judgement) => ({ where, ...judgement }))
      } finally {
        await clinic.close()
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

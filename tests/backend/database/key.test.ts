import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { decide } from '../handler/identification.ts'
import { addReview, validateReview } from '../handler/review.ts'
import { verificationSite } from '../stand-in/verification.ts'
import { databases } from '../test-kit/test-database.ts'
import { openTestBackend, type TestBackend } from '../test-kit/test-backend.ts'
import type { Database, Parameter } from './database.ts'

describe.each(databases)('each lookup by key uses an index on $name', ({ open }) => {
  let backend: TestBackend

  beforeAll(async () => {
    backend = await openTestBackend(open)
  })
  afterAll(() => backend.close())

  /** The statements of some work, each as the database would do it if looking through a whole table were forbidden. */
  async function plansOf(work: (database: Database) => Promise<unknown>): Promise<string[]> {
    const plans: string[] = []
    await backend.database.transaction(async (query) => {
      await query.rows('set local enable_seqscan = off')
      const recording = {
        ...query,
        async rows<Row extends object>(sql: string, parameters: readonly Parameter[] = []) {
          plans.push(
            (await query.rows<{ 'QUERY PLAN': string }>(`explain ${sql}`, parameters))
              .map((row) => row['QUERY PLAN'])
              .join('\n'),
          )
          return query.rows<Row>(sql, parameters)
        },
      }
      await work({ ...recording, transaction: (inner) => inner(recording), close: async () => {} }).catch(() => {})
    })
    return plans
  }

  const uuid = randomUUID()
  const request = { path: { id: uuid }, body: { score: 5, motivation: '', anonymous: true } }

  test.each<[string, (database: Database) => Promise<unknown>]>([
    ['a decision', (database) => decide(database, uuid, 'approved')],
    [
      'the page of a verification',
      async (database) => verificationSite(database, () => backend.origin).request(`/${uuid}`),
    ],
    ['the check of a review link', (query) => validateReview({ ...request, query } as never)],
    ['a review', (query) => addReview({ ...request, query } as never)],
  ])('%s', async (_, work) => {
    const [plan] = await plansOf(work)
    expect(plan).toMatch(/Index Cond: \((?:uuid|session_id) = /)
  })
})

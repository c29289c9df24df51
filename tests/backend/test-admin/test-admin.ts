import { type Context, Hono } from 'hono'
import * as z from 'zod/mini'
import type { Backend, Env } from '../backend.ts'
import { ageCodes } from '../credential/one-time-code.ts'
import { endSessions } from '../credential/session.ts'
import { testAdminGuard } from './test-admin-guard.ts'
import { letterboxHeaders, letterboxPage } from './letterbox.ts'
import { completeOnboarding, referral, setReferral } from './onboarding.ts'
import { newestCode, outboxHeaders, outboxPage } from './outbox.ts'
import { orderPatient, patientOrder } from './patient-order.ts'
import { sale, sell } from './sale.ts'
import { replyAsStaff, staffReply } from './staff-reply.ts'
import { armedFault } from '../http/fault.ts'
import { firstRow } from '../database/database.ts'
import { reviewPlans } from '../scenario/scenario.ts'
import { addReviewLink } from '../scenario/review-link.ts'
import { Refusal } from '../http/refusal.ts'

const someone = z.strictObject({ email: z.string() })
const reviewWish = z.strictObject({ email: z.string(), kind: z.enum(reviewPlans) })

async function read<T extends z.ZodMiniType>(context: Context<Env>, schema: T): Promise<z.infer<T>> {
  const parsed = schema.safeParse(await context.req.json<unknown>().catch(() => undefined))
  // Whoever writes tests reads this one, so it says in English what does not fit.
  if (!parsed.success) throw new Refusal(400, z.prettifyError(parsed.error))
  return parsed.data
}

/** What staff of the clinic could do, for tests and for trying the portal out by hand. */
export function createTestAdmin({ database, faults, fieldReports }: Backend): Hono<Env> {
  const testAdmin = new Hono<Env>()
  testAdmin.use(testAdminGuard)
  testAdmin.use(async (context, next) => {
    await next()
    context.header('Cache-Control', 'no-store')
    context.header('X-Content-Type-Options', 'nosniff')
    context.header('Referrer-Policy', 'no-referrer')
  })

  testAdmin.get('/outbox', async (context) => context.html(await outboxPage(database), 200, outboxHeaders))
  testAdmin.get('/outbox.json', async (context) => {
    const code = await newestCode(
      database,
      (context.req.query('email') ?? '').toLowerCase(),
      context.req.query('channel'),
    )
    if (!code) throw new Refusal(404, 'Naar dit adres is geen code verzonden.')
    return context.json(code)
  })
  testAdmin.get('/field-reports.json', (context) => context.json(fieldReports))
  testAdmin.get('/messages', async (context) => context.html(await letterboxPage(database), 200, letterboxHeaders))
  testAdmin.post('/reply', async (context) => {
    const reply = await read(context, staffReply)
    await database.transaction((query) => replyAsStaff(query, reply))
    return context.json({}, 201)
  })
  testAdmin.post('/patients', async (context) => {
    const order = await read(context, patientOrder)
    return context.json(await database.transaction((query) => orderPatient(query, order)), 201)
  })
  testAdmin.post('/sell', async (context) => {
    const request = await read(context, sale)
    return context.json({ sold: await database.transaction((query) => sell(query, request)) })
  })
  testAdmin.post('/age-codes', async (context) => {
    const { email } = await read(context, someone)
    await ageCodes(database, email.toLowerCase())
    return context.json({})
  })
  testAdmin.post('/end-sessions', async (context) => {
    const { email } = await read(context, someone)
    await endSessions(database, email.toLowerCase())
    return context.json({})
  })
  testAdmin.post('/review-links', async (context) => {
    const { email, kind } = await read(context, reviewWish)
    const uuid = await database.transaction(async (query) => {
      const patient = await firstRow<{ id: number }>(query, 'select id from patient where email = $1', [
        email.toLowerCase(),
      ])
      return patient && addReviewLink(query, patient.id, kind)
    })
    if (uuid === undefined) throw new Refusal(404, 'This patient has no consult for such a link.')
    return context.json({ uuid }, 201)
  })
  testAdmin.post('/referral', async (context) => {
    await setReferral(database, await read(context, referral))
    return context.json({})
  })
  testAdmin.post('/complete-onboarding', async (context) => {
    const { email } = await read(context, someone)
    await completeOnboarding(database, email)
    return context.json({})
  })
  testAdmin.post('/faults', async (context) => {
    faults.arm(await read(context, armedFault))
    return context.json({})
  })
  return testAdmin
}

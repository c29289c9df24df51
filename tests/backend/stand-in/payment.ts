import { Hono } from 'hono'
import { sha256 } from '../credential/secret.ts'
import { type Database, firstRow, type Query } from '../database/database.ts'
import { payable, remaining } from '../record/invoice.ts'
import { euros } from '../pdf/dutch.ts'
import { type Choice, choicePage, pageHeaders } from './page.ts'

interface Payment {
  invoiceId: number
  state: 'open' | 'paid' | 'confirmed' | 'cancelled'
  /** What would be paid now; null when there is nothing left to pay. */
  amount: number | null
}

const selectPayment = `
  select invoice.id as "invoiceId", payment.state, case when ${payable} then ${remaining} end as amount
  from payment join invoice on invoice.id = invoice_id
  where token_hash = $1 and expires_at > now()`

const choices = {
  pay: { value: 'pay', label: 'Betalen' },
  cancel: { value: 'cancel', label: 'Annuleren' },
  confirm: { value: 'confirm', label: 'De bank bevestigt de betaling' },
} as const satisfies Record<string, Choice>
type Step = keyof typeof choices

const closing = 'U kunt deze pagina sluiten en teruggaan naar het portaal.'
const over = choicePage('Deze betaalpagina is voorbij', closing, [])

/** What can be done now: paying before the bank has heard of it, confirming after. */
function stepsFor({ state, amount }: Payment): readonly Step[] {
  if (state === 'open') return amount === null ? [] : ['pay', 'cancel']
  return state === 'paid' ? ['confirm'] : []
}

function pageFor(payment: Payment) {
  const texts = {
    open: ['Betalen', `Deze pagina doet alsof zij uw bank is. U betaalt ${euros(payment.amount ?? 0)}.`],
    paid: ['Uw betaling is onderweg', `De bank moet de betaling nog bevestigen. ${closing}`],
    confirmed: ['Uw betaling is gelukt', closing],
    cancelled: ['Uw betaling is geannuleerd', closing],
  } as const
  const [title, text] = texts[payment.state]
  const steps = stepsFor(payment)
  return payment.state === 'open' && steps.length === 0
    ? over
    : choicePage(
        title,
        text,
        steps.map((step) => choices[step]),
      )
}

const work: Readonly<Record<Step, { state: Payment['state']; invoice?: string }>> = {
  pay: { state: 'paid', invoice: 'paid_acc_pp = true' },
  confirm: { state: 'confirmed', invoice: 'fully_paid = true' },
  cancel: { state: 'cancelled' },
}

/** One step of a payment, with the invoice held: two pages of one invoice must not both pay it. */
async function take(query: Query, tokenHash: string, choice: unknown): Promise<boolean> {
  await query.rows('select from invoice where id = (select invoice_id from payment where token_hash = $1) for update', [
    tokenHash,
  ])
  const payment = await firstRow<Payment>(query, selectPayment, [tokenHash])
  const step = payment && stepsFor(payment).find((one) => one === choice)
  if (!payment || !step) return false
  const { state, invoice } = work[step]
  await query.rows('update payment set state = $2 where token_hash = $1', [tokenHash, state])
  if (invoice) await query.rows(`update invoice set ${invoice} where id = $1`, [payment.invoiceId])
  return true
}

/** Stands in for the company that handles payments: everything is done by hand, nothing by a clock. */
export function paymentSite(database: Database): Hono {
  const site = new Hono()
  site.get('/:token', async (context) => {
    const payment = await firstRow<Payment>(database, selectPayment, [sha256(context.req.param('token'))])
    return payment ? context.html(pageFor(payment), 200, pageHeaders) : context.html(over, 404, pageHeaders)
  })
  site.post('/:token', async (context) => {
    const { choice } = await context.req.parseBody()
    const isTaken = await database.transaction((query) => take(query, sha256(context.req.param('token')), choice))
    return isTaken ? context.redirect(context.req.path, 303) : context.html(over, 409, pageHeaders)
  })
  return site
}

import type { Invoice } from '#portal/api/contract/invoice.ts'
import { finds, inTurn, median, openPhone, slowestOf, timeUntilShown, type Measurement, type Given } from './phone.ts'
import { costOfTyping } from './typing.ts'

const amounts = { few: { invoices: 20, groups: 3 }, many: { invoices: 500, groups: 60 } } as const
const names = ['few', 'many'] as const

/** A period for each group, three months before the next; in it one invoice after another, a few of them still to be paid. */
function invoicesOf(name: keyof typeof amounts): {
  invoices: Invoice[]
  subtrajects: { id: number; period_start: string; period_end: string }[]
} {
  const dayAt = (daysAgo: number): string =>
    new Date(Date.UTC(2026, 10, 20) - daysAgo * 86_400_000).toISOString().slice(0, 10)
  const { invoices: count, groups } = amounts[name]
  const subtrajects = Array.from({ length: groups }, (_, at) => ({
    id: at + 1,
    period_start: dayAt(90 * at + 89),
    period_end: dayAt(90 * at),
  }))
  const all = Array.from({ length: count }, (_, at): Invoice => {
    const group = at % groups
    const date = dayAt(90 * group + Math.floor(at / groups) * 8)
    const [year] = date.split('-')
    const { period_start = '', period_end = '' } = subtrajects[group] ?? {}
    return {
      id: at + 1,
      invoice_id: `F${year}-${String(at + 1).padStart(5, '0')}`,
      subtraject_id: group + 1,
      period_start,
      period_end,
      date,
      due_date: dayAt(90 * group - 30),
      total: 10_000 + at,
      fully_paid: at > 2,
      paid_acc_pp: false,
      debtor_type: 'Patient',
      consults: [{ id: at + 1, type: 1 + (at % 5), date: `${date}T10:20:00+01:00` }],
      product: { code: '990004017' },
      file: null,
      payment_url_available: false,
      rebate_allowed: false,
      rebates: [],
      credit_invoices: [],
    }
  })
  return { invoices: all, subtrajects }
}

const isFirstThere = (): boolean => {
  const first = document.querySelector('main section ul a')?.getBoundingClientRect()
  return first !== undefined && first.bottom > 0
}

/** How soon invoices are in view, and what looking for one costs. */
export async function invoices(given: Given): Promise<Measurement[]> {
  const { page } = await openPhone(given, await given.testAdmin.createPatient('nothing-planned'))
  const lists = { few: invoicesOf('few'), many: invoicesOf('many') }
  let shown: keyof typeof amounts = 'few'
  for (const list of ['subtrajects', 'invoices'] as const)
    await page.route(`**/patientPortal/${list.slice(0, -1)}/list`, (route) =>
      route.fulfill({ json: { [list]: lists[shown][list] } }),
    )
  const untilRows = (count: number) =>
    page.waitForFunction((all) => document.querySelectorAll('main section ul a').length === all, count)
  const { few, many } = await inTurn(names, 7, async (name) => {
    shown = name
    const all = lists[name].invoices
    await page.goto(`${given.origin}/dashboard`)
    await page.getByRole('heading', { level: 1, name: 'Uw overzicht' }).waitFor()
    await page.waitForLoadState('networkidle')
    await page.getByRole('banner').getByRole('button', { name: 'Menu', exact: true }).click()
    const link = page.getByRole('navigation', { name: 'Menu' }).getByRole('link', { name: 'Facturen' })
    const opened = await timeUntilShown(page, isFirstThere, () => link.click())
    await untilRows(all.length)
    await page.getByRole('searchbox').focus()
    const letters = await costOfTyping(page, 'oktober 2026')
    const typed = performance.now()
    await untilRows(all.filter(({ date }) => date.startsWith('2026-10')).length)
    return { opened, letters, found: performance.now() - typed }
  })
  await page.getByRole('searchbox').fill('')
  await untilRows(amounts.many.invoices)
  const [oldest] = lists.many.invoices.toSorted((one, other) => one.date.localeCompare(other.date))
  if (!(await finds(page, oldest?.invoice_id ?? ''))) throw new Error('The browser does not find the oldest invoice.')
  const [ofFew, ofMany] = [few, many].map((rounds) => median(rounds.map(({ opened }) => opened))) as [number, number]
  return [
    { what: `${amounts.few.invoices} invoices in view`, value: ofFew, unit: 'ms' },
    { what: `${amounts.many.invoices} invoices in view`, value: ofMany, unit: 'ms' },
    { what: 'many invoices beside few', value: ofMany / ofFew, unit: '×', most: 3 },
    {
      what: 'slowest letter of a search in many invoices',
      value: slowestOf(many.map(({ letters }) => letters)),
      unit: 'ms',
      // A page that is busy for longer is felt to hang.
      most: 50,
    },
    {
      what: 'only what was searched for is in view',
      value: median(many.map(({ found }) => found)),
      unit: 'ms',
      most: 1000,
    },
  ]
}

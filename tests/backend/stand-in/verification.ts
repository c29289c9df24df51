import { Hono } from 'hono'
import { type Database, firstRow, isUuid } from '../database/database.ts'
import { decide, type Decision, decisions } from '../handler/identification.ts'
import { choicePage, pageHeaders } from './page.ts'

const labels: Readonly<Record<Decision, string>> = {
  approved: 'Goedkeuren',
  'approved-without-bsn': 'Goedkeuren zonder BSN',
  declined: 'Afwijzen',
}
const text = 'Deze pagina doet alsof zij de dienst is die uw paspoort bekijkt. Kies wat die dienst vindt.'
const over = choicePage('Deze controle is voorbij', 'Ga terug naar het portaal en begin opnieuw.', [])

/** Stands in for the company that looks at passports. */
export function verificationSite(database: Database, portalOrigin: () => string): Hono {
  const site = new Hono()
  site.get('/:session', async (context) => {
    const session = context.req.param('session')
    const open =
      isUuid(session) &&
      (await firstRow(database, 'select from identification_session where session_id = $1 and decision is null', [
        session,
      ]))
    if (!open) return context.html(over, 404, pageHeaders)
    return context.html(
      choicePage(
        'Controle van uw identiteit',
        text,
        decisions.map((value) => ({ value, label: labels[value] })),
      ),
      200,
      pageHeaders,
    )
  })
  site.post('/:session', async (context) => {
    const { choice } = await context.req.parseBody()
    const decision = decisions.find((one) => one === choice)
    if (!decision) return context.html(over, 400, pageHeaders)
    const decided = await database.transaction((query) => decide(query, context.req.param('session'), decision))
    return decided
      ? context.redirect(new URL(decided.redirectUrl, portalOrigin()).href, 303)
      : context.html(over, 404, pageHeaders)
  })
  return site
}

import { html } from 'hono/html'
import { codeOf, stepAt } from '../credential/totp.ts'
import { firstRow, type Query } from '../database/database.ts'
import { maskEmail, maskPhone } from '../credential/mask.ts'
import { hashOf, style } from './test-admin-page.ts'

interface Sent {
  email: string
  sentTo: string
  code: string
  at: string
}

interface Authenticator {
  email: string
  phone: string
  secret: string
  lastStep: number
}

const selectAuthenticator = `select email, phone, otp_secret as secret, otp_last_step as "lastStep" from patient`

/** A step is good for one sign-in; after it the next one, which the back end accepts half a minute early. */
function currentCode({ secret, lastStep }: Authenticator): string {
  return codeOf(secret, Math.max(stepAt(Date.now()), lastStep + 1))
}

/** The newest code for an address; without a channel, an authenticator app goes first. */
export async function newestCode(
  query: Query,
  email: string,
  channel?: string,
): Promise<{ code: string; sentAt: string } | undefined> {
  const app =
    channel === undefined
      ? await firstRow<Authenticator>(query, `${selectAuthenticator} where email = $1 and otp_secret is not null`, [
          email,
        ])
      : undefined
  if (app) return { code: currentCode(app), sentAt: new Date().toISOString() }
  return firstRow(
    query,
    `
    select code, amsterdam_iso(sent_at) as "sentAt" from outbox
    where email = $1 and channel = coalesce($2, channel) order by id desc limit 1`,
    [email, channel ?? null],
  )
}

export const outboxHeaders = {
  'Content-Security-Policy': `default-src 'none'; style-src ${hashOf(style)}; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`,
}

function rowOf({ email, sentTo, code, at }: Sent) {
  return html`<tr><td>${maskEmail(email)}</td><td>${code}</td><td>${at}</td><td>${sentTo.includes('@') ? maskEmail(sentTo) : maskPhone(sentTo)}</td></tr>`
}

function tableOf(caption: string, rows: readonly Sent[]) {
  return html`<h2>${caption}</h2>
<table><thead><tr><th>Patiënt</th><th>Code</th><th>Tijd</th><th>Naar</th></tr></thead><tbody>${rows.map(rowOf)}</tbody></table>`
}

interface ReviewLink {
  email: string
  uuid: string
  about: string
}

function linkOf({ email, uuid, about }: ReviewLink) {
  return html`<tr><td>${maskEmail(email)}</td><td><a href="/feedback?uuid=${uuid}">${uuid}</a></td><td>${about}</td></tr>`
}

/** Links to review a consult, which a patient would get by e-mail. */
function reviewLinks(query: Query): Promise<ReviewLink[]> {
  return query.rows<ReviewLink>(`
    select patient.email, review.uuid, case
      when used_at is not null then 'gebruikt' when expires_at <= now() then 'verlopen'
      when consult.state = 3 then 'niet doorgegaan' when consult.ends_at > now() then 'nog niet voorbij' else 'open' end as about
    from review join consult on consult.id = review.consult_id join patient on patient.id = consult.patient_id
    order by review.uuid limit 20`)
}

export async function outboxPage(query: Query) {
  const sent = await query.rows<Sent>(`
    select email, sent_to as "sentTo", code, to_char(amsterdam(sent_at), 'HH24:MI:SS') as at
    from outbox order by id desc limit 20`)
  const apps = await query.rows<Authenticator>(
    `${selectAuthenticator} where otp_secret is not null order by id desc limit 20`,
  )
  const head = html`<meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Verzonden codes</title>`
  return html`<!doctype html><html lang="nl"><head>${head}<style>${style}</style></head><body>
<h1>Verzonden codes</h1><p>Ververs de pagina voor de nieuwste codes.</p>
${tableOf('Sms en e-mail', sent)}
${tableOf(
  'Authenticator-app',
  apps.map((app) => ({ ...app, sentTo: app.phone, code: currentCode(app), at: 'nu' })),
)}
<h2>Beoordelingslinks</h2>
<table><thead><tr><th>Patiënt</th><th>Link</th><th>Staat</th></tr></thead><tbody>${(await reviewLinks(query)).map(linkOf)}</tbody></table>
</body></html>`
}

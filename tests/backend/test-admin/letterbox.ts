import { html, raw } from 'hono/html'
import type { Query } from '../database/database.ts'
import { maskEmail } from '../credential/mask.ts'
import { hashOf, style } from './test-admin-page.ts'

interface Conversation {
  id: number
  email: string
  subject: string
  last: string
  at: string
  byPatient: boolean
}

/** Sends a form as the test admin wants it, then shows the page anew. */
const script = `document.addEventListener('submit',async(event)=>{event.preventDefault();const{threadId,content}=event.target;const answer=await fetch('/test-admin/reply',{method:'POST',headers:{'Content-Type':'application/json'},body:JSON.stringify({threadId:Number(threadId.value),content:content.value})});if(answer.ok)location.reload();else event.target.querySelector('output').textContent=await answer.text()})`

export const letterboxHeaders = {
  'Content-Security-Policy': `default-src 'none'; style-src ${hashOf(style)}; script-src ${hashOf(script)}; connect-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`,
}

const newest = `
  select thread.id, patient.email, subject, left(message.content, 400) as last, to_char(amsterdam(message.created_at), 'DD-MM HH24:MI') as at, message.employee_id is null as "byPatient"
  from thread join patient on patient.id = patient_id
    join lateral (select * from message where thread_id = thread.id order by created_at desc, message.id desc limit 1) as message on true
  order by message.created_at desc limit 20`

const conversation = ({ id, email, subject, last, at, byPatient }: Conversation) => html`
<h2>${subject}</h2><p>${maskEmail(email)}, ${at}, ${byPatient ? 'de patiënt' : 'de kliniek'}:</p><blockquote>${last}</blockquote>
<form><input type="hidden" name="threadId" value="${id}"><label>Antwoord aan ${maskEmail(email)}<br><textarea name="content" rows="3" cols="60" required></textarea></label><br><button>Versturen</button> <output></output></form>`

/** The conversations that something was said in last, with room to answer as the clinic. */
export async function letterboxPage(query: Query) {
  const conversations = await query.rows<Conversation>(newest)
  const head = html`<meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Berichten van patiënten</title>`
  return html`<!doctype html><html lang="nl"><head>${head}<style>${raw(style)}</style><script>${raw(script)}</script></head><body>
<h1>Berichten van patiënten</h1><p>Ververs de pagina voor de nieuwste berichten.</p>${conversations.map(conversation)}</body></html>`
}

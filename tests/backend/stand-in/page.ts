import { createHash } from 'node:crypto'
import { html } from 'hono/html'

const style =
  'body{font:1.125rem/1.6 system-ui;margin:2rem auto;max-width:36rem;padding:0 1rem}button{display:block;min-height:3rem;margin:.75rem 0;padding:0 1.25rem;font:inherit}'
const styleHash = createHash('sha256').update(style).digest('base64')

/** A form's answer leads the browser back to the portal, which the policy would otherwise count as sending the form there. */
export const pageHeaders = {
  'Cache-Control': 'no-store',
  'Content-Security-Policy': `default-src 'none'; style-src 'sha256-${styleHash}'; base-uri 'none'; frame-ancestors 'none'`,
  'Referrer-Policy': 'no-referrer',
  'X-Content-Type-Options': 'nosniff',
}

export interface Choice {
  value: string
  label: string
}

/** A page with a few words and one button for each thing that can happen. */
export function choicePage(title: string, text: string, choices: readonly Choice[]) {
  const head = html`<meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${title}</title>`
  return html`<!doctype html><html lang="nl"><head>${head}<style>${style}</style></head><body><main>
<h1>${title}</h1><p>${text}</p>
<form method="post">${choices.map(({ value, label }) => html`<button name="choice" value="${value}">${label}</button>`)}</form>
</main></body></html>`
}

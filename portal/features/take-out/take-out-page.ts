import { dateText, dateTimeText, longDateText, timeText } from '../../rules/clinic-time.ts'
import { moneyText } from '../../rules/money.ts'
import type { Texts } from '../../platform/texts.ts'
import { dayText, periodText } from '../invoices/rules/invoice-groups.ts'
import styles from './take-out-page.css?inline'
import { html, type Markup } from './rules/html.ts'
import type { TakeOutRecord } from './rules/take-out-record.ts'

/** Colours of the page, by the names of the design system's tokens. */
export const pageColors = ['page', 'surface', 'ink', 'muted', 'link', 'divider', 'focus'] as const
/** CSS colours by token name. */
export type PageColors = Readonly<Record<(typeof pageColors)[number], string>>

interface Themes {
  light: PageColors
  dark: PageColors
}

interface PageTexts {
  page: Texts['take-out']['page']
  invoiceStatus: Texts['invoice']['status']
}

/** The page refuses whatever would run or load, also where its markup is not what was written here. */
const policy = "default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; form-action 'none'"

const dataFile = 'data.json'
const schemaFile = 'data.schema.json'

const colors = (theme: PageColors, scheme: 'light' | 'dark') =>
  `color-scheme:only ${scheme};${pageColors.map((name) => `--${name}:${theme[name]}`).join(';')}`

/** The device's theme, or the one chosen on the page, without a script. */
const themeRules = ({ light, dark }: Themes) => `
:root{${colors(light, 'light')}}
@media (prefers-color-scheme:dark){:root{${colors(dark, 'dark')}}}
:root:has(#light:checked){${colors(light, 'light')}}
:root:has(#dark:checked){${colors(dark, 'dark')}}
`

const address = (path: string) => path.split('/').map(encodeURIComponent).join('/')

const link = (path: string, name: string) => html`<a href="${address(path)}">${name}</a>`

const fact = (term: string, detail: string | Markup): Markup | readonly Markup[] =>
  detail === '' ? [] : html`<dt>${term}</dt><dd>${detail}</dd>`

/**
 * The archive's `index.html`: readable in any browser without a connection, with links to the files beside it. It
 * contains no script.
 */
export function takeOutPage(record: TakeOutRecord, { page: t, invoiceStatus }: PageTexts, themes: Themes): string {
  /** A link to a file, or its name and that it is missing. */
  const file = (path: string | null, name: string) =>
    path === null ? html`${name} <span class="muted">(${t.noFile})</span>` : link(path, name)
  const sections: readonly [id: string, title: string, content: readonly Markup[]][] = [
    ['appointments', t.appointments, appointments(record, t)],
    ['conversations', t.conversations, record.conversations.map((one) => conversation(one, t, file))],
    ['questionnaires', t.questionnaires, record.questionnaires.map(questionnaire)],
    ['prescriptions', t.prescriptions, record.prescriptions.map((one) => document(one, file))],
    ['letters', t.letters, record.letters.map((one) => document(one, file))],
    ['invoices', t.invoices, record.invoices.map((one) => invoice(one, t, invoiceStatus, file))],
  ]
  return html`<!doctype html>
<html lang="nl">
<head>
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="${policy}">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="referrer" content="no-referrer">
<title>${t.title}</title>
<style>${{ markup: themeRules(themes) + styles }}</style>
</head>
<body>
<header>
<h1>${t.title}</h1>
<p>${t.patient} ${record.patient.name}<br>${t.clinic}: ${record.clinic.name}, ${record.clinic.phone}, ${record.clinic.email}<br>${t.made} ${dateTimeText(record.created_at)}</p>
<fieldset>
<legend>${t.theme}</legend>
${(['system', 'light', 'dark'] as const).map((name) => theme(name, t))}
</fieldset>
<nav aria-label="${t.contents}">
<ul>
${sections.map(([id, title, content]) => html`<li><a href="#${id}">${title} (${content.length})</a></li>\n`)}
</ul>
</nav>
</header>
<main>
${record.missing.length > 0 ? missing(record, t) : ''}
${sections.map(([id, title, content]) => section(id, title, content, t))}
<p>${t.data} ${link(dataFile, dataFile)}. ${t.schema} ${link(schemaFile, schemaFile)}.</p>
</main>
</body>
</html>
`.markup
}

type T = PageTexts['page']
type FileLink = (path: string | null, name: string) => Markup

const theme = (name: 'system' | 'light' | 'dark', t: T) =>
  html`<label><input type="radio" name="theme" id="${name}" ${name === 'system' ? 'checked' : ''}>${t.themes[name]}</label>\n`

const missing = ({ missing: names }: TakeOutRecord, t: T) => html`<section aria-labelledby="missing">
<h2 id="missing">${t.missing}</h2>
<p>${t.missingMore}</p>
<ul>${names.map((name) => html`<li dir="auto">${name}</li>`)}</ul>
</section>`

const section = (id: string, title: string, content: readonly Markup[], t: T) => html`<section aria-labelledby="${id}">
<h2 id="${id}">${title}</h2>
${content.length > 0 ? content : html`<p>${t.none}</p>`}
</section>
`

const appointments = ({ appointments: all }: TakeOutRecord, t: T) =>
  all.map(
    (one) => html`<article>
<h3>${longDateText(one.start)}, ${timeText(one.start)} – ${timeText(one.end)}</h3>
<p>${[one.kind, one.with ?? ''].filter(Boolean).join(', ')}<br><span class="muted">${t[one.when]}</span></p>
<p>${link(one.file, t.calendar)}</p>
</article>
`,
  )

const conversation = (
  { subject, started_at: at, messages }: TakeOutRecord['conversations'][0],
  t: T,
  file: FileLink,
) => html`<article>
<h3 dir="auto">${subject}</h3>
<p class="muted">${dateText(at)}</p>
${messages.map(
  (
    message,
  ) => html`<h4>${message.from === 'patient' ? t.self : (message.sender ?? t.unknown)}, ${dateTimeText(message.sent_at)}</h4>
<p class="text" dir="auto">${message.text}</p>
${message.attachments.map(({ file: path, name }) => html`<p>${file(path, name)}</p>`)}
`,
)}
</article>
`

const questionnaire = ({ title, answers }: TakeOutRecord['questionnaires'][0]) => html`<article>
<h3>${title}</h3>
${[...new Set(answers.map(({ page }) => page))].map(
  (heading) => html`<h4>${heading}</h4>
<dl>${answers.filter(({ page }) => page === heading).map((one) => html`<dt>${one.question}</dt><dd dir="auto">${one.answer_text.join('\n')}</dd>\n`)}</dl>
`,
)}
</article>
`

const document = (
  { description, created_at: at, file: path }: TakeOutRecord['letters'][0],
  file: FileLink,
) => html`<p>${file(path, description)}<br><span class="muted">${dateText(at)}</span></p>
`

const invoice = (
  one: TakeOutRecord['invoices'][0],
  t: T,
  statuses: PageTexts['invoiceStatus'],
  file: FileLink,
) => html`<article>
<h3>${one.number}</h3>
<dl>
${fact(t.date, dayText(one.date ?? ''))}
${fact(t.total, moneyText(one.total))}
${fact(t.left, moneyText(one.left_to_pay))}
${fact(t.due, dayText(one.due_date ?? ''))}
${fact(t.status, statuses[one.status])}
${fact(t.period, periodText({ period_start: one.period_start ?? '', period_end: one.period_end ?? '' }))}
${fact(t.what, one.appointments.map(({ kind, date }) => (date === null ? kind : `${kind}, ${dateText(date)}`)).join('\n'))}
${fact(t.file, file(one.file, one.number))}
</dl>
</article>
`

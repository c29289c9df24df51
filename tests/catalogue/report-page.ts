import { createHash } from 'node:crypto'
import { existsSync, writeFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { stripVTControlCharacters } from 'node:util'
import { reportFolder, root } from '../support/report.ts'
import { factsOf, type Facts } from './picture-facts.ts'
import { clientScript } from './report-client.ts'
import { reportStyle } from './report-style.ts'
import { pictureFile, readReport, type Decision, type Finding } from './review-report.ts'
import { counted, kinds, sorted, type Verdict } from './verdict.ts'

/** A verdict, and what somebody decided about it. */
type Shown = Verdict & { decision?: Decision }

const escape = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;')
const plain = (text: string): string => escape(stripVTControlCharacters(text))
const hashOf = (picture: Buffer): string => createHash('sha256').update(picture).digest('hex').slice(0, 12)
const name = ({ picture }: Verdict): string => picture.replace(/\.png$/, '')

const advice: Readonly<Record<Verdict['kind'], string>> = {
  changed: 'If the new picture is right',
  new: 'Nobody approved this one yet; if it is right',
  removed: 'No story is called so any more; to delete its picture',
  'failed to render': 'There is no picture: the story has to be repaired.',
  same: '',
}

/** A small change is enlarged until it can be looked at without leaning forward. */
const enlarged = (width: number): number => Math.round(width * Math.min(3, Math.max(1, 520 / width)))

function figure(word: string, picture: Buffer | undefined): string {
  if (picture === undefined) return ''
  const width = picture.readUInt32BE(16)
  return `<figure><figcaption>${word}</figcaption><img alt="${word}" data-picture="${hashOf(picture)}" width="${enlarged(width)}"></figure>`
}

/** The whole picture, with a frame around what changed. */
function wholePicture({ whole }: Facts): string {
  if (!whole) return ''
  const { picture, area, width, height } = whole
  // What stood below a picture that became shorter is marked at its end.
  const top = Math.min(area.y, height - 8)
  return `<figure class="whole"><figcaption>the whole, now</figcaption><div><img alt="the whole, now" data-picture="${hashOf(picture)}"><svg aria-hidden="true" viewBox="0 0 ${width} ${height}"><rect x="${area.x}" y="${top}" width="${area.width}" height="${Math.min(area.height, height - top)}"/></svg></div></figure>`
}

/** A finding with the files of its pictures. */
function shown(finding: Finding): Shown {
  const file = (side: 'before' | 'after'): string | undefined =>
    [pictureFile(side, finding.picture)].find((path) => existsSync(path))
  const [expected, actual] = [file('before'), file('after')]
  return { ...finding, ...(expected !== undefined && { expected }), ...(actual !== undefined && { actual }) }
}

/** Writes the report as a page; returns where it is, for people. */
export function writePage(): string {
  const page = join(reportFolder, 'visual', 'index.html')
  const html = reportPage(readReport()?.findings.map(shown) ?? [])
  writeFileSync(page, html)
  return `${relative(root, page)} (${(html.length / 1024 / 1024).toFixed(1)} MB)`
}

const command = (words: string, asked: string): string =>
  `<p class="approve"><button data-copies>Copy</button> ${words}: <code>npm run visual:approve -- ${escape(asked)}</code></p>`

function article(facts: Facts, alike: number): string {
  const { verdict, component, theme, width, words } = facts
  const { kind, title, error } = verdict
  const isAccepted = (verdict as Shown).decision === 'accepted'
  const commands =
    kind === 'failed to render' || isAccepted
      ? `<p>${isAccepted ? 'Approved.' : advice[kind]}</p>`
      : command(advice[kind], name(verdict)) + command('The whole part or screen', component)
  return `<article tabindex="-1" data-kind="${kind}" data-component="${component}" data-theme="${theme}" data-width="${width}" data-alike="${facts.alike}"${kind === 'failed to render' || isAccepted ? '' : ` data-approve="${escape(name(verdict))}"`}>
<h3>${isAccepted ? `<s>${escape(title)}</s>` : escape(title)}</h3><p>${kind}${words === undefined ? '' : `: ${words}`}${alike > 1 ? `; the same change stands in ${alike} pictures` : ''}</p>${error === undefined ? '' : `<pre>${plain(error)}</pre>`}
<div class="pictures">${figure('before', facts.before)}${figure('after', facts.after)}${wholePicture(facts)}</div>${commands}</article>`
}

const select = (label: string, values: readonly string[]): string =>
  `<label>${label} <select name="${label}"><option value="">all</option>${[...new Set(values)]
    .toSorted()
    .map((value) => `<option>${escape(value)}</option>`)
    .join('')}</select></label>`

function controls(facts: readonly Facts[]): string {
  return `<div class="controls">${select(
    'kind',
    facts.map(({ verdict }) => verdict.kind),
  )} ${select(
    'component',
    facts.map(({ component }) => component),
  )} ${select(
    'theme',
    facts.map(({ theme }) => theme),
  )} ${select(
    'width',
    facts.map(({ width }) => width),
  )}
<p><span id="count"></span> Keys: <kbd>J</kbd> next, <kbd>K</kbd> back, <kbd>N</kbd> the next changes that look different and are not in sight yet, <kbd>A</kbd> copies what approves it.</p>
<p class="approve"><button data-copies>Copy</button> All that is shown: <code id="all"></code></p><output id="said"></output></div>`
}

/** One file that shows every picture somebody has to look at, what changed first and alike changes together, and needs nothing beside it. */
export function reportPage(verdicts: readonly Shown[]): string {
  const facts = sorted(verdicts).map(factsOf)
  const groups = Map.groupBy(facts, ({ alike }) => alike)
  const sections = kinds
    .filter((kind) => facts.some(({ verdict }) => verdict.kind === kind))
    .map((kind) => {
      // What stands in most places comes first: it takes as long to judge as what stands in one.
      const own = [...groups.values()]
        .toSorted((one, other) => other.length - one.length)
        .flat()
        .filter(({ verdict }) => verdict.kind === kind)
      return `<section><h2>${own.length} ${kind}</h2>${own.map((one) => article(one, groups.get(one.alike)?.length ?? 1)).join('\n')}</section>`
    })
  const pictures = Object.fromEntries(
    facts.flatMap(({ before, after, whole }) =>
      [before, after, whole?.picture].flatMap((one) => (one ? [[hashOf(one), one.toString('base64')]] : [])),
    ),
  )
  return `<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Pictures: ${counted(verdicts)}</title><style>${reportStyle}</style>
<h1>Pictures</h1><p>${counted(verdicts)}.${facts.length > groups.size ? ` ${groups.size} different changes.` : ''}</p>${facts.length > 0 ? controls(facts) : ''}${sections.join('\n') || '<p>Every story looks as it was approved.</p>'}<script type="application/json" id="pictures">${JSON.stringify(pictures)}</script><script>${clientScript}</script></html>
`
}

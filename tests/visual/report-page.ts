import { readFileSync } from 'node:fs'
import { stripVTControlCharacters } from 'node:util'
import { counted, kinds, sorted, type Verdict } from './verdict.ts'

const escape = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;')
const plain = (text: string): string => escape(stripVTControlCharacters(text))

function figure(name: string, picture: string | Buffer | undefined): string {
  if (picture === undefined) return ''
  const bytes = typeof picture === 'string' ? readFileSync(picture) : picture
  return `<figure class="${name}"><figcaption>${name}</figcaption><img alt="${name}" loading="lazy" src="data:image/png;base64,${bytes.toString('base64')}"></figure>`
}

const advice: Readonly<Record<Verdict['kind'], string>> = {
  changed: 'If the new picture is right:',
  new: 'Nobody approved this one yet. If it is right:',
  removed: 'No story is called so any more. To delete its picture:',
  'failed to render': 'There is no picture: the story has to be repaired.',
  same: '',
}

function article({ kind, title, story, error, expected, actual, difference }: Verdict): string {
  const slider = kind === 'changed'
    ? '<p class="views"><button data-view="side" aria-pressed="true">Side by side</button> <button data-view="slide" aria-pressed="false">Slider</button> <label hidden>expected <input type="range" value="50"> actual</label></p>'
    : ''
  const command = kind === 'failed to render' ? '' : ` <code>npm run visual:approve -- ${escape(story)}</code>`
  return `<article><h3>${escape(title)}</h3><p>${advice[kind]}${command}</p>${error === undefined ? '' : `<pre>${plain(error)}</pre>`}${slider}
<div class="pictures">${figure('expected', expected)}${figure('actual', actual)}${figure('difference', difference)}</div></article>`
}

const style = `:root { color-scheme: light dark; font: 16px/1.5 system-ui, sans-serif } body { margin: 24px; max-width: 1400px } article { border-top: 1px solid; padding: 8px 0 24px }
h3 { margin: 8px 0 } .pictures { display: flex; flex-wrap: wrap; gap: 16px; align-items: flex-start } figure { margin: 0 } figcaption { font-weight: 600 } img { display: block; max-width: 100%; border: 1px solid; box-sizing: content-box }
button, input { font: inherit } button { padding: 8px 12px } [aria-pressed=true] { outline: 2px solid } code { border: 1px solid; padding: 2px 6px; user-select: all } pre { white-space: pre-wrap; border: 1px solid; padding: 8px }
.slide .pictures { display: grid; justify-content: start } .slide figure { grid-area: 1 / 1 } .slide figcaption, .slide .difference { display: none } .slide .actual img { clip-path: inset(0 0 0 var(--at, 50%)) }`

const script = `for (const article of document.querySelectorAll('article')) {
  const label = article.querySelector('label')
  for (const button of article.querySelectorAll('button')) button.onclick = () => {
    const slide = button.dataset.view === 'slide'
    article.classList.toggle('slide', slide)
    label.hidden = !slide
    for (const other of article.querySelectorAll('button')) other.setAttribute('aria-pressed', String(other === button))
  }
  label?.querySelector('input').addEventListener('input', ({ target }) => article.style.setProperty('--at', target.value + '%'))
}`

/** One file that shows every picture somebody has to look at, what changed first, and needs nothing beside it. */
export function reportPage(verdicts: readonly Verdict[]): string {
  const shown = sorted(verdicts)
  const sections = kinds.filter((kind) => shown.some((verdict) => verdict.kind === kind)).map((kind) => {
    const own = shown.filter((verdict) => verdict.kind === kind)
    return `<section><h2>${own.length} ${kind}</h2>${own.map(article).join('\n')}</section>`
  })
  return `<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Pictures: ${counted(verdicts)}</title><style>${style}</style>
<h1>Pictures</h1><p>${counted(verdicts)}.</p>${sections.join('\n') || '<p>Every story looks as it was approved.</p>'}<script>${script}</script></html>
`
}

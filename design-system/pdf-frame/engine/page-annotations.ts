import type { PDFPageProxy } from 'pdfjs-dist/legacy/build/pdf.mjs'
import { runSerially } from './run-serially.ts'

/** Left, bottom, right and top, in points. */
export type Rect = [number, number, number, number]

export interface PageLink {
  id: string
  href: string
  words: string
  rect: Rect
}

/** A filled-in field or a note, whose text is not part of the page's own. */
export interface PageEntry {
  id: string
  kind: 'filled' | 'ticked' | 'note'
  /** The field's accessible description, if the document has one. */
  label: string
  words: string
  rect: Rect
}

interface Annotation {
  id: string
  subtype?: string
  url?: string
  overlaidText?: string
  rect: Rect
  fieldType?: string
  fieldValue?: string | readonly string[] | null
  exportValue?: string
  buttonValue?: string
  checkBox?: boolean
  radioButton?: boolean
  alternativeText?: string
  password?: boolean
  hidden?: boolean
  options?: readonly { exportValue: string; displayValue: string }[]
  contentsObj?: { str: string }
}

const safe = /^(?:https|mailto|tel):/i

/** The prefix of an annotation's name in the structure tree. */
const prefix = 'pdfjs_internal_id_'

/** A safe link; a PDF can also link to programs, files and scripts. */
function linkOf({ id, subtype, url, overlaidText, rect }: Annotation): PageLink[] {
  if (subtype !== 'Link' || url === undefined || !safe.test(url)) return []
  return [{ id: `${prefix}${id}`, href: url, words: overlaidText?.trim() || url.replace(/^\w+:(?:\/\/)?/, ''), rect }]
}

function fieldOf({
  fieldType,
  fieldValue,
  exportValue,
  buttonValue,
  checkBox,
  radioButton,
  password,
  options = [],
}: Annotation): Pick<PageEntry, 'kind' | 'words'> | undefined {
  if (password || fieldValue === undefined || fieldValue === null) return undefined
  if (fieldType === 'Btn')
    return (checkBox && fieldValue === exportValue) || (radioButton && fieldValue === buttonValue)
      ? { kind: 'ticked', words: '' }
      : undefined
  const chosen = [fieldValue]
    .flat()
    .map((value) => options.find((option) => option.exportValue === value)?.displayValue ?? value)
  return { kind: 'filled', words: chosen.join(', ').trim() }
}

function entryOf(annotation: Annotation): PageEntry[] {
  const { id, subtype, rect, alternativeText = '', contentsObj, hidden } = annotation
  // A popup repeats its note's text.
  if (hidden || subtype === 'Link' || subtype === 'Popup') return []
  const own =
    subtype === 'Widget'
      ? fieldOf(annotation)
      : { kind: subtype === 'FreeText' ? ('filled' as const) : ('note' as const), words: contentsObj?.str.trim() ?? '' }
  if (!own || (own.kind !== 'ticked' && own.words === '')) return []
  return [{ id: `${prefix}${id}`, label: alternativeText.trim(), rect, ...own }]
}

interface PageAnnotations {
  links: readonly PageLink[]
  entries: readonly PageEntry[]
}

const cache = new WeakMap<PDFPageProxy, Promise<PageAnnotations>>()

/** The links and entries of a page; cached, and serialised with rendering (see inTurn). */
export function pageAnnotations(page: PDFPageProxy): Promise<PageAnnotations> {
  const cached = cache.get(page)
  if (cached) return cached
  const asking = runSerially(() => page.getAnnotations() as Promise<Annotation[]>)
    .then((annotations) => ({ links: annotations.flatMap(linkOf), entries: annotations.flatMap(entryOf) }))
    // The page's own text can still be shown.
    .catch(() => ({ links: [], entries: [] }))
  cache.set(page, asking)
  return asking
}

/** A link of the document; without opener and referrer. */
export function linkElement({ href }: PageLink): HTMLAnchorElement {
  const link = document.createElement('a')
  link.href = href
  if (href.startsWith('https:')) link.target = '_blank'
  link.rel = 'noopener noreferrer'
  return link
}

/** Texts that the engine adds. */
export interface EngineLabels {
  /** After a link that opens a new tab. */
  newTab: string
  /** In place of a tick. */
  ticked: string
  /** Formats a note. */
  note: (words: string) => string
}

/** An entry's text: the field's label, if known, and its value. */
export function entryWords({ kind, label, words }: PageEntry, labels: EngineLabels): string {
  if (kind === 'note') return labels.note(words)
  return [label, kind === 'ticked' ? labels.ticked : words].filter(Boolean).join(': ')
}

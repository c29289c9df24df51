import type { PDFPageProxy } from 'pdfjs-dist/legacy/build/pdf.mjs'
import { runSerially } from './run-serially.ts'

/** Left, bottom, right and top, in points from the lower left corner. */
export type Rect = [number, number, number, number]

export interface PageLink {
  id: string
  href: string
  text: string
  rect: Rect
}

/** A filled-in field or a note. Its text is not part of the page's own text. */
export interface PageEntry {
  id: string
  kind: 'filled' | 'ticked' | 'note'
  /** Accessible description of the field; empty if the document has none. */
  label: string
  text: string
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

/** Prefix of an annotation's name in the structure tree. */
const prefix = 'pdfjs_internal_id_'

/** The annotation as a link, if its protocol is safe: a PDF can also link to programs, files and scripts. */
function linkOf({ id, subtype, url, overlaidText, rect }: Annotation): PageLink[] {
  if (subtype !== 'Link' || url === undefined || !safe.test(url)) return []
  return [{ id: `${prefix}${id}`, href: url, text: overlaidText?.trim() || url.replace(/^\w+:(?:\/\/)?/, ''), rect }]
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
}: Annotation): Pick<PageEntry, 'kind' | 'text'> | undefined {
  if (password || fieldValue === undefined || fieldValue === null) return undefined
  if (fieldType === 'Btn')
    return (checkBox && fieldValue === exportValue) || (radioButton && fieldValue === buttonValue)
      ? { kind: 'ticked', text: '' }
      : undefined
  const chosen = [fieldValue]
    .flat()
    .map((value) => options.find((option) => option.exportValue === value)?.displayValue ?? value)
  return { kind: 'filled', text: chosen.join(', ').trim() }
}

function entryOf(annotation: Annotation): PageEntry[] {
  const { id, subtype, rect, alternativeText = '', contentsObj, hidden } = annotation
  // A popup repeats its note's text.
  if (hidden || subtype === 'Link' || subtype === 'Popup') return []
  const own =
    subtype === 'Widget'
      ? fieldOf(annotation)
      : { kind: subtype === 'FreeText' ? ('filled' as const) : ('note' as const), text: contentsObj?.str.trim() ?? '' }
  if (!own || (own.kind !== 'ticked' && own.text === '')) return []
  return [{ id: `${prefix}${id}`, label: alternativeText.trim(), rect, ...own }]
}

interface PageAnnotations {
  links: readonly PageLink[]
  entries: readonly PageEntry[]
}

const cache = new WeakMap<PDFPageProxy, Promise<PageAnnotations>>()

/** The links and entries of a page; none if they cannot be read. Cached, and serialised with rendering (see runSerially). */
export function pageAnnotations(page: PDFPageProxy): Promise<PageAnnotations> {
  const cached = cache.get(page)
  if (cached) return cached
  const asking = runSerially(() => page.getAnnotations() as Promise<Annotation[]>)
    .then((annotations) => ({ links: annotations.flatMap(linkOf), entries: annotations.flatMap(entryOf) }))
    // The page's own text is still shown.
    .catch(() => ({ links: [], entries: [] }))
  cache.set(page, asking)
  return asking
}

/** An `<a>` without opener and referrer. A web link opens a new tab. */
export function linkElement({ href }: PageLink): HTMLAnchorElement {
  const link = document.createElement('a')
  link.href = href
  if (href.startsWith('https:')) link.target = '_blank'
  link.rel = 'noopener noreferrer'
  return link
}

/** Texts that the engine adds to those of the document. */
export interface EngineLabels {
  /** After a link that opens a new tab. */
  newTab: string
  /** In place of a tick. */
  ticked: string
  /** Formats a note. */
  note: (text: string) => string
}

/** Text of an entry: the label of the field, if known, and its value. */
export function entryText({ kind, label, text }: PageEntry, labels: EngineLabels): string {
  if (kind === 'note') return labels.note(text)
  return [label, kind === 'ticked' ? labels.ticked : text].filter(Boolean).join(': ')
}

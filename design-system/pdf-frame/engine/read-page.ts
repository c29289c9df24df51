import type { PDFPageProxy } from 'pdfjs-dist/legacy/build/pdf.mjs'
import { textHasUnmappedGlyphs } from './unmapped-glyphs.ts'
import { entryText, linkElement, pageAnnotations, type EngineLabels, type PageEntry } from './page-annotations.ts'
import { buildStructure, type StructureNode } from './structure.ts'

interface Piece {
  str: string
  hasEOL: boolean
  transform: number[]
  height: number
  /** The paragraph ends here. */
  ends?: true
}
type Item = Piece | { type: string; id?: string; tag?: string }

// A distance of more than this many line heights between two lines starts a new paragraph.
const paragraphGap = 1.75

const tidy = (text: string) => text.replaceAll(/\s+/g, ' ').trim()

/** Text by marked-content id, and text without one. Artifacts such as page numbers are left out. */
function byMark(items: readonly Item[]): { marked: Map<string, string>; loose: string } {
  const marked = new Map<string, string>()
  const open: (string | null)[] = []
  let loose = ''
  for (const item of items) {
    if ('str' in item) {
      const text = `${item.str}${item.hasEOL ? ' ' : ''}`
      const mark = open.findLast((id) => id !== '')
      if (mark === undefined) loose += text
      else if (mark !== null) marked.set(mark, `${marked.get(mark) ?? ''}${text}`)
    } else if (item.type === 'endMarkedContent') open.pop()
    else open.push(item.tag === 'Artifact' ? null : (item.id ?? ''))
  }
  return { marked, loose }
}

/** Paragraphs of an untagged page, found by the distance between lines. */
function paragraphs(items: readonly Item[]): string[] {
  const found: string[] = []
  let bottom: number | undefined
  for (const item of items) {
    if (!('str' in item)) continue
    const y = item.transform[5] ?? 0
    if (item.str.trim() !== '') {
      if (bottom === undefined || Math.abs(bottom - y) > item.height * paragraphGap) found.push('')
      bottom = item.ends ? undefined : y
    }
    if (found.length > 0) found.push(`${found.pop() ?? ''}${item.str}${item.hasEOL ? ' ' : ''}`)
  }
  return found.map(tidy).filter((text) => text !== '')
}

/** Removes whitespace at the start of each block, which is left from the end of the previous line. */
function withoutLeadingWhite(nodes: Node[]): Node[] {
  const page = new DocumentFragment()
  page.append(...nodes)
  for (const block of page.querySelectorAll('h2, h3, h4, h5, h6, p, li, td, th')) {
    const text = document.createTreeWalker(block, NodeFilter.SHOW_TEXT).nextNode()
    if (text instanceof Text) text.data = text.data.trimStart()
  }
  return [...page.childNodes]
}

/** Inserts entries: a filled-in value after the text to its left, others at their vertical position. */
function withEntries(items: readonly Item[], entries: readonly PageEntry[], labels: EngineLabels): Item[] {
  const all = items.filter((item) => 'str' in item && item.str.trim() !== '') as Piece[]
  for (const entry of entries) {
    const [left, bottom, , top] = entry.rect
    const before =
      entry.kind === 'filled'
        ? all.findLastIndex(
            ({ transform: [, , , , x = 0, y = 0], height }) => x <= left && y <= top && y >= bottom - height,
          )
        : -1
    const below = all.findIndex(({ transform: [, , , , , y = 0] }) => y < bottom)
    const at = before >= 0 ? before + 1 : below >= 0 ? below : all.length
    // Without the label, which is the text before it.
    const str = before >= 0 ? ` ${entry.text}` : entryText(entry, labels)
    all.splice(at, 0, {
      str,
      hasEOL: true,
      transform: all[before]?.transform ?? [1, 0, 0, 1, left, bottom],
      height: 0,
      ends: true,
    })
  }
  return all
}

const paragraphOf = (text: string): HTMLElement => {
  const paragraph = document.createElement('p')
  paragraph.textContent = text
  return paragraph
}

/** A page's text as headings, paragraphs, lists and tables; empty for a page without text, 'doubtful' if letters may be wrong. */
export async function readPage(page: PDFPageProxy, labels: EngineLabels): Promise<Node[] | 'doubtful'> {
  const [content, tree, { links, entries }] = await Promise.all([
    page.getTextContent({ includeMarkedContent: true }),
    page.getStructTree() as Promise<StructureNode | null>,
    pageAnnotations(page),
  ])
  const items = content.items as Item[]
  if (items.some((item) => 'str' in item && item.str.trim() !== '') && (await textHasUnmappedGlyphs(page)))
    return 'doubtful'
  const unwritten = new Map(entries.map((entry) => [entry.id, entry]))
  const { marked, loose } = byMark(items)
  const unread = new Set([...marked].flatMap(([id, text]) => (tidy(text) === '' ? [] : [id])))
  const structured = tree
    ? buildStructure(tree, {
        text: (id) => {
          unread.delete(id)
          const text = marked.get(id)
          return text === undefined ? undefined : document.createTextNode(text)
        },
        link: (id, children) => {
          const link = links.find((candidate) => candidate.id === id)
          if (!link) return undefined
          const element = linkElement(link)
          element.append(...children, element.target ? ` ${labels.newTab}` : '')
          return element
        },
        entry: (id) => {
          const entry = unwritten.get(id)
          unwritten.delete(id)
          return entry && document.createTextNode(entryText(entry, labels))
        },
      })
    : []
  // The tags are used only if they cover all text: a missing word could be a dose.
  if (structured.length > 0 && unread.size === 0 && tidy(loose) === '') {
    return [
      ...withoutLeadingWhite(structured),
      ...[...unwritten.values()].map((entry) => paragraphOf(entryText(entry, labels))),
    ]
  }
  return paragraphs(entries.length > 0 ? withEntries(items, entries, labels) : items).map(paragraphOf)
}

import type { PDFPageProxy } from 'pdfjs-dist/legacy/build/pdf.mjs'
import { linkElement, pageLinks } from './page-links.ts'
import { buildStructure, type StructureNode } from './structure.ts'

interface Piece {
  str: string
  hasEOL: boolean
  transform: number[]
  height: number
}
type Item = Piece | { type: string; id?: string; tag?: string }

// Lines further apart than this many times their height are two paragraphs.
const paragraphGap = 1.75

const tidy = (text: string) => text.replaceAll(/\s+/g, ' ').trim()

/** The words by the mark that holds them; those of decoration (page numbers, lines) are left out. */
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

/** The words of a page without tags, as paragraphs: by the white between its lines. */
function paragraphs(items: readonly Item[]): string[] {
  const found: string[] = []
  let bottom: number | undefined
  for (const item of items) {
    if (!('str' in item)) continue
    const y = item.transform[5] ?? 0
    if (item.str.trim() !== '') {
      if (bottom === undefined || Math.abs(bottom - y) > item.height * paragraphGap) found.push('')
      bottom = y
    }
    if (found.length > 0) found.push(`${found.pop() ?? ''}${item.str}${item.hasEOL ? ' ' : ''}`)
  }
  return found.map(tidy).filter((text) => text !== '')
}

/** White before the first word of a block is where the last line ended: no part of the text. */
function withoutLeadingWhite(nodes: Node[]): Node[] {
  const page = new DocumentFragment()
  page.append(...nodes)
  for (const block of page.querySelectorAll('h2, h3, h4, h5, h6, p, li, td, th')) {
    const words = document.createTreeWalker(block, NodeFilter.SHOW_TEXT).nextNode()
    if (words instanceof Text) words.data = words.data.trimStart()
  }
  return [...page.childNodes]
}

/** A page as plain headings, paragraphs, lists and tables; nothing for a page without words. */
export async function readPage(page: PDFPageProxy, newTab: string): Promise<Node[]> {
  const [content, tree, links] = await Promise.all([
    page.getTextContent({ includeMarkedContent: true }),
    page.getStructTree() as Promise<StructureNode | null>,
    pageLinks(page),
  ])
  const items = content.items as Item[]
  const { marked, loose } = byMark(items)
  const unread = new Set([...marked].flatMap(([id, text]) => (tidy(text) === '' ? [] : [id])))
  const structured = tree ? buildStructure(tree, {
    text: (id) => {
      unread.delete(id)
      const text = marked.get(id)
      return text === undefined ? undefined : document.createTextNode(text)
    },
    link: (id, words) => {
      const link = links.find((candidate) => candidate.id === id)
      if (!link) return undefined
      const element = linkElement(link)
      element.append(...words, element.target ? ` ${newTab}` : '')
      return element
    },
  }) : []
  // Tags that forget words are worse than none: a dose could be among them.
  if (structured.length > 0 && unread.size === 0 && tidy(loose) === '') return withoutLeadingWhite(structured)
  return paragraphs(items).map((text) => {
    const paragraph = document.createElement('p')
    paragraph.textContent = text
    return paragraph
  })
}

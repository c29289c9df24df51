import { TextLayer, type PDFPageProxy } from 'pdfjs-dist/legacy/build/pdf.mjs'
import { linkElement, pageLinks, type PageLink } from './page-links.ts'
import { buildStructure, type StructureNode } from './structure.ts'

const percent = (part: number, whole: number) => `${((100 * part) / whole).toFixed(3)}%`

/** A link lies over its words; it carries them as its name, because the words below are for selecting. */
function laidLink(link: PageLink, page: PDFPageProxy, newTab: string): HTMLAnchorElement {
  // A page on its side is turned as a whole, with all that lies on it.
  const viewport = page.getViewport({ scale: 1, rotation: 0 })
  const [left, bottom, right, top] = link.rect
  const [x1 = 0, y1 = 0] = viewport.convertToViewportPoint(left, top) as number[]
  const [x2 = 0, y2 = 0] = viewport.convertToViewportPoint(right, bottom) as number[]
  const element = linkElement(link)
  element.className = 'pdf-link'
  element.ariaLabel = element.target ? `${link.words} ${newTab}` : link.words
  element.style.left = percent(Math.min(x1, x2), viewport.width)
  element.style.top = percent(Math.min(y1, y2), viewport.height)
  element.style.width = percent(Math.abs(x2 - x1), viewport.width)
  element.style.height = percent(Math.abs(y2 - y1), viewport.height)
  return element
}

/**
 * Lays the page's words, invisible, over the drawing, to select and to read out. The words of a tagged page
 * are moved into its headings, lists, paragraphs and tables, so that these are what a screen reader meets.
 * Every word keeps its place, for that counts from the layer. What the tags forgot stays at the end.
 */
export async function layText(page: PDFPageProxy, layer: HTMLElement, newTab: string): Promise<void> {
  const content = page.streamTextContent({ includeMarkedContent: true, disableNormalization: true })
  const [tree, links] = await Promise.all([
    page.getStructTree() as Promise<StructureNode | null>,
    pageLinks(page),
    new TextLayer({ textContentSource: content, container: layer, viewport: page.getViewport({ scale: 1 }) }).render(),
  ])
  const marked = new Map([...layer.querySelectorAll('.markedContent[id]')].map((part) => [part.id, part]))
  const anchors = new Map(links.map((link) => [link.id, laidLink(link, page, newTab)]))
  const structured = tree ? buildStructure(tree, {
    text: (id) => {
      const part = marked.get(id)
      // The same document may stand on the page twice.
      part?.removeAttribute('id')
      return part
    },
    link: (id, words) => {
      const anchor = anchors.get(id)
      if (!anchor) return undefined
      anchors.delete(id)
      const together = new DocumentFragment()
      for (const word of words) if (word instanceof HTMLElement) word.ariaHidden = 'true'
      together.append(anchor, ...words)
      return together
    },
  }) : []
  layer.prepend(...structured)
  layer.append(...anchors.values())
}

import { TextLayer, type PageViewport, type PDFPageProxy } from 'pdfjs-dist/legacy/build/pdf.mjs'
import { linkRoom, type Box } from './link-room.ts'
import { entryWords, linkElement, pageAnnotations, type EngineTexts, type PageEntry, type PageLink, type Rect } from './page-annotations.ts'
import { buildStructure, type StructureNode } from './structure.ts'

function boxOf([left, bottom, right, top]: Rect, viewport: PageViewport): Box {
  const [x1 = 0, y1 = 0] = viewport.convertToViewportPoint(left, top) as number[]
  const [x2 = 0, y2 = 0] = viewport.convertToViewportPoint(right, bottom) as number[]
  return { left: Math.min(x1, x2), top: Math.min(y1, y2), right: Math.max(x1, x2), bottom: Math.max(y1, y2) }
}

/** Tells the style sheet where something lies, in points; how many pixels these are depends on the reader's zoom. */
function place(element: HTMLElement, { left, top, right, bottom }: Box, more: Readonly<Record<string, number>> = {}): void {
  const measures = { left, top, width: right - left, height: bottom - top, ...more }
  for (const [name, points] of Object.entries(measures)) element.style.setProperty(`--${name}`, points.toFixed(2))
}

/** Links lie over their words; each carries them as its name, because the words below are for selecting. */
function layLinks(links: readonly PageLink[], viewport: PageViewport, { newTab }: EngineTexts): Map<string, HTMLElement> {
  const boxes = links.map(({ rect }) => boxOf(rect, viewport))
  return new Map(links.map((link, at) => {
    const element = linkElement(link)
    element.className = 'pdf-link'
    element.ariaLabel = element.target ? `${link.words} ${newTab}` : link.words
    const box = boxes[at]
    if (box) place(element, box, { ...linkRoom(box, boxes.toSpliced(at, 1), viewport) })
    return [link.id, element]
  }))
}

// No letter of a field is larger than this without growing out of it.
const largestLetter = 12

/** What was filled in stands in the drawing; these are its words, to select and to read out. */
function layEntry(entry: PageEntry, viewport: PageViewport, texts: EngineTexts): HTMLElement {
  const element = document.createElement('span')
  element.className = 'pdf-entry'
  element.textContent = entryWords(entry, texts)
  const box = boxOf(entry.rect, viewport)
  place(element, box, { 'font-height': Math.min(box.bottom - box.top, largestLetter) })
  return element
}

/**
 * Lays the page's words, invisible, over the drawing, to select and to read out. The words of a tagged page
 * are moved into its headings, lists, paragraphs and tables, so that these are what a screen reader meets.
 * Every word keeps its place, for that counts from the layer. What the tags forgot stays at the end.
 */
export async function layText(page: PDFPageProxy, layer: HTMLElement, texts: EngineTexts): Promise<void> {
  const content = page.streamTextContent({ includeMarkedContent: true, disableNormalization: true })
  const [tree, { links, entries }] = await Promise.all([
    page.getStructTree() as Promise<StructureNode | null>,
    pageAnnotations(page),
    new TextLayer({ textContentSource: content, container: layer, viewport: page.getViewport({ scale: 1 }) }).render(),
  ])
  // A page on its side is turned as a whole, with all that lies on it.
  const viewport = page.getViewport({ scale: 1, rotation: 0 })
  const marked = new Map([...layer.querySelectorAll('.markedContent[id]')].map((part) => [part.id, part]))
  const anchors = layLinks(links, viewport, texts)
  const written = new Map(entries.map((entry) => [entry.id, layEntry(entry, viewport, texts)]))
  const structured = tree ? buildStructure(tree, {
    text: (id) => {
      const part = marked.get(id)
      // The same document may stand on the page twice.
      part?.removeAttribute('id')
      return part
    },
    link: (id, words) => {
      const anchor = take(anchors, id)
      if (!anchor) return undefined
      const together = new DocumentFragment()
      for (const word of words) if (word instanceof HTMLElement) word.ariaHidden = 'true'
      together.append(anchor, ...words)
      return together
    },
    entry: (id) => take(written, id),
  }) : []
  layer.prepend(...structured)
  layer.append(...written.values(), ...anchors.values())
}

function take<Part>(parts: Map<string, Part>, id: string): Part | undefined {
  const part = parts.get(id)
  parts.delete(id)
  return part
}

import { TextLayer, type PageViewport, type PDFPageProxy } from 'pdfjs-dist/legacy/build/pdf.mjs'
import { linkRoom, type Box } from './link-room.ts'
import {
  entryText,
  linkElement,
  pageAnnotations,
  type EngineLabels,
  type PageEntry,
  type PageLink,
  type Rect,
} from './page-annotations.ts'
import { buildStructure, type StructureNode } from './structure.ts'

function boxOf([left, bottom, right, top]: Rect, viewport: PageViewport): Box {
  const [x1 = 0, y1 = 0] = viewport.convertToViewportPoint(left, top) as number[]
  const [x2 = 0, y2 = 0] = viewport.convertToViewportPoint(right, bottom) as number[]
  return { left: Math.min(x1, x2), top: Math.min(y1, y2), right: Math.max(x1, x2), bottom: Math.max(y1, y2) }
}

/** Sets position and size as CSS variables, in points. The style sheet multiplies them by the zoom. */
function setPosition(
  element: HTMLElement,
  { left, top, right, bottom }: Box,
  more: Readonly<Record<string, number>> = {},
): void {
  const measures = { left, top, width: right - left, height: bottom - top, ...more }
  for (const [name, points] of Object.entries(measures)) element.style.setProperty(`--${name}`, points.toFixed(2))
}

/** Creates a link over each link's text, with that text as accessible name. The text below is for selecting. */
function renderLinks(
  links: readonly PageLink[],
  viewport: PageViewport,
  { newTab }: EngineLabels,
): Map<string, HTMLElement> {
  const boxes = links.map(({ rect }) => boxOf(rect, viewport))
  return new Map(
    links.map((link, at) => {
      const element = linkElement(link)
      element.className = 'pdf-link'
      element.ariaLabel = element.target ? `${link.text} ${newTab}` : link.text
      const box = boxes[at]
      if (box) setPosition(element, box, { ...linkRoom(box, boxes.toSpliced(at, 1), viewport) })
      return [link.id, element]
    }),
  )
}

// Maximum font size in a form field, in points.
const largestLetter = 12

/** The text of a filled-in field or note, for selecting and screen readers. The canvas shows it. */
function renderEntry(entry: PageEntry, viewport: PageViewport, labels: EngineLabels): HTMLElement {
  const element = document.createElement('span')
  element.className = 'pdf-entry'
  element.textContent = entryText(entry, labels)
  const box = boxOf(entry.rect, viewport)
  setPosition(element, box, { 'font-height': Math.min(box.bottom - box.top, largestLetter) })
  return element
}

/**
 * Adds an invisible text layer over the canvas, for selecting and screen readers. The text of a tagged page is moved into
 * headings, lists, paragraphs and tables; its position stays, as it is relative to the layer. Untagged text comes last.
 */
export async function renderTextLayer(page: PDFPageProxy, layer: HTMLElement, labels: EngineLabels): Promise<void> {
  const content = page.streamTextContent({ includeMarkedContent: true, disableNormalization: true })
  const [tree, { links, entries }] = await Promise.all([
    page.getStructTree() as Promise<StructureNode | null>,
    pageAnnotations(page),
    new TextLayer({ textContentSource: content, container: layer, viewport: page.getViewport({ scale: 1 }) }).render(),
  ])
  // Without rotation, as CSS rotates a sideways page together with its layers.
  const viewport = page.getViewport({ scale: 1, rotation: 0 })
  const marked = new Map([...layer.querySelectorAll('.markedContent[id]')].map((item) => [item.id, item]))
  const anchors = renderLinks(links, viewport, labels)
  const written = new Map(entries.map((entry) => [entry.id, renderEntry(entry, viewport, labels)]))
  const structured = tree
    ? buildStructure(tree, {
        text: (id) => {
          const item = marked.get(id)
          // The ids would be duplicated if the same document were shown twice.
          item?.removeAttribute('id')
          return item
        },
        link: (id, children) => {
          const anchor = take(anchors, id)
          if (!anchor) return undefined
          const together = new DocumentFragment()
          for (const node of children) if (node instanceof HTMLElement) node.ariaHidden = 'true'
          together.append(anchor, ...children)
          return together
        },
        entry: (id) => take(written, id),
      })
    : []
  layer.prepend(...structured)
  layer.append(...written.values(), ...anchors.values())
}

function take<Item>(items: Map<string, Item>, id: string): Item | undefined {
  const item = items.get(id)
  items.delete(id)
  return item
}

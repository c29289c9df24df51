import { defaultTreeAdapter, parse, type DefaultTreeAdapterTypes } from 'parse5'

type Attributes = Readonly<Record<string, string>>

function elementsIn(node: DefaultTreeAdapterTypes.Node): DefaultTreeAdapterTypes.Element[] {
  const inside = 'childNodes' in node ? node.childNodes.flatMap(elementsIn) : []
  return defaultTreeAdapter.isElementNode(node) ? [node, ...inside] : inside
}

/** Replaces elements of an HTML page by the text that `replacement` gives; undefined keeps one, '' removes it. All other text stays byte for byte. */
export function rewritePage(
  html: string,
  replacement: (tag: string, attributes: Attributes) => string | undefined,
): string {
  let page = ''
  let from = 0
  for (const { tagName, attrs, sourceCodeLocation: range } of elementsIn(
    parse(html, { sourceCodeLocationInfo: true }),
  )) {
    const text = replacement(tagName, Object.fromEntries(attrs.map(({ name, value }) => [name, value])))
    if (text === undefined || !range || range.startOffset < from) continue
    const before = html.slice(from, range.startOffset)
    // Removing an element also removes its indentation.
    page += (text === '' ? before.trimEnd() : before) + text
    from = range.endOffset
  }
  return page + html.slice(from)
}

/** Whether an element is a module script or a modulepreload link, as the bundler writes them. */
export const isBundledScript = (tag: string, { type, rel }: Attributes): boolean =>
  (tag === 'script' && type === 'module') || (tag === 'link' && rel === 'modulepreload')

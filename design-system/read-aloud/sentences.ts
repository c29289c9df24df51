/** A sentence on the page. */
export interface Sentence {
  text: string
  /** Its position in the document. */
  range: Range
}

/** Initials, short titles and list numbers, whose full stop does not end a sentence. If it does, two sentences are read as one. */
const abbreviation = /(?:^|[\s(.])(?:\p{L}{1,2}|\d{1,2})\.\s*$/u
const readable = /[\p{L}\p{N}]/u

/** The sentences of a text, each with its index. A line break ends a sentence. */
export function splitSentences(text: string, lang: string): { at: number; text: string }[] {
  const pieces: string[] = []
  for (const { segment } of new Intl.Segmenter(lang, { granularity: 'sentence' }).segment(text)) {
    const before = pieces.at(-1)
    if (before !== undefined && abbreviation.test(before) && !before.includes('\n'))
      pieces[pieces.length - 1] = before + segment
    else pieces.push(segment)
  }
  let end = 0
  return pieces.flatMap((piece) => {
    const at = end + piece.length - piece.trimStart().length
    end += piece.length
    return readable.test(piece) ? [{ at, text: piece.trim() }] : []
  })
}

/** Elements that are not part of the text. */
const unread = '[aria-hidden=true], output, script, style'

function blockOf(node: Node): Element | null {
  let element = node.parentElement
  while (element && /^(?:inline|contents)/.test(getComputedStyle(element).display)) element = element.parentElement
  return element
}

/** Text nodes in document order, grouped by block; a `<br>` begins a new group. */
function blocksIn(element: Element): { nodes: Text[]; hasLines: boolean }[] {
  const blocks: { of: Element | null; nodes: Text[]; hasLines: boolean }[] = []
  const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT | NodeFilter.SHOW_ELEMENT)
  let isBroken = false
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    if (node.nodeName === 'BR') isBroken = true
    if (!(node instanceof Text) || node.parentElement?.closest(unread)) continue
    const of = blockOf(node)
    const before = blocks.at(-1)
    if (before && before.of === of && !isBroken) before.nodes.push(node)
    else blocks.push({ of, nodes: [node], hasLines: of !== null && getComputedStyle(of).whiteSpace.startsWith('pre') })
    isBroken = false
  }
  return blocks
}

function rangeIn(nodes: readonly Text[], from: number, to: number): Range {
  const range = document.createRange()
  let start = 0
  for (const node of nodes) {
    const end = start + node.length
    if (start <= from && from < end) range.setStart(node, from - start)
    if (start < to && to <= end) range.setEnd(node, to - start)
    start = end
  }
  return range
}

/** The sentences of an element in document order. */
export const sentencesIn = (element: Element, lang: string): Sentence[] =>
  blocksIn(element).flatMap(({ nodes, hasLines }) => {
    const shown = nodes.map(({ data }) => data).join('')
    const whole = hasLines ? shown : shown.replaceAll(/\s/g, ' ')
    return splitSentences(whole, lang).map(({ at, text }) => ({ text, range: rangeIn(nodes, at, at + text.length) }))
  })

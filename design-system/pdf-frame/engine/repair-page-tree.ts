/** An empty page. It is not longer than the shortest reference, so that later byte offsets stay the same. */
const emptyPage = '<<>>'

/** The content of each object up to the next one, by number and generation. Of duplicates the last one counts. */
function objectsOf(text: string): Map<string, { start: number; content: string }> {
  const heads = [...text.matchAll(/\b(\d{1,10})\s{1,3}(\d{1,5})\s{1,3}obj\b/g)]
  return new Map(
    heads.map(([head, number = '', generation = ''], at) => {
      const start = (heads[at]?.index ?? 0) + head.length
      return [`${number} ${generation}`, { start, content: text.slice(start, heads[at + 1]?.index) }]
    }),
  )
}

/** Whether an object can be a page or page tree node: a dictionary and not a stream. */
const mayBePage = (content: string): boolean => /^\s*<</.test(content) && !/>>\s*stream\b/.test(content)

/**
 * Replaces invalid pages by empty ones, as pdf.js reads the page tree only up to the first invalid page. Returns undefined
 * if it finds none, as in a compressed tree.
 */
export function repairPageTree(bytes: Uint8Array): Uint8Array | undefined {
  const text = new TextDecoder('latin1').decode(bytes)
  const objects = objectsOf(text)
  // An object that is not found may be in a compressed object stream.
  const isPacked = /\/ObjStm\b/.test(text)
  const repaired = bytes.slice()
  let found = false
  for (const [owner, { start, content }] of objects) {
    const kids = /\/Type\s*\/Pages\b/.test(content) ? /\/Kids\s*\[([^\]]*)\]/d.exec(content) : null
    const [from] = kids?.indices?.[1] ?? []
    if (from === undefined) continue
    for (const { 0: kid, index, 1: number = '', 2: generation = '' } of (kids?.[1] ?? '').matchAll(
      /\bnull\b|\b(\d+)\s+(\d+)\s+R\b/g,
    )) {
      const name = `${number} ${generation}`
      const object = objects.get(name)
      if (name !== owner && (object ? mayBePage(object.content) : isPacked && kid !== 'null')) continue
      repaired.set(new TextEncoder().encode(emptyPage.padEnd(kid.length)), start + from + index)
      found = true
    }
  }
  return found ? repaired : undefined
}

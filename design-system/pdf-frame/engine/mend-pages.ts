/** Nothing but a page of its own, and no longer than the shortest reference: the place of everything behind it stays. */
const standIn = '<<>>'

/** What stands under each number, up to the next. Of more with one number the last counts. */
function objectsOf(text: string): Map<string, { start: number; content: string }> {
  const heads = [...text.matchAll(/\b(\d{1,10})\s{1,3}(\d{1,5})\s{1,3}obj\b/g)]
  return new Map(heads.map(([head, number = '', generation = ''], at) => {
    const start = (heads[at]?.index ?? 0) + head.length
    return [`${number} ${generation}`, { start, content: text.slice(start, heads[at + 1]?.index) }]
  }))
}

/** A page and a branch of the tree are both dictionaries, and neither is a stream. */
const mayBePage = (content: string): boolean => /^\s*<</.test(content) && !/>>\s*stream\b/.test(content)

/**
 * The same file with a stand-in for each page that is none: pdf.js reads the tree of pages no further than the first of
 * those. Nothing when there is none to be found, as in a tree that is packed.
 */
export function mendPages(bytes: Uint8Array): Uint8Array | undefined {
  const text = new TextDecoder('latin1').decode(bytes)
  const objects = objectsOf(text)
  // What is not written out may be packed, and sound.
  const isPacked = /\/ObjStm\b/.test(text)
  const mended = bytes.slice()
  let found = false
  for (const [owner, { start, content }] of objects) {
    const kids = /\/Type\s*\/Pages\b/.test(content) ? /\/Kids\s*\[([^\]]*)\]/d.exec(content) : null
    const [from] = kids?.indices?.[1] ?? []
    if (from === undefined) continue
    for (const { 0: kid, index, 1: number = '', 2: generation = '' } of (kids?.[1] ?? '').matchAll(/\bnull\b|\b(\d+)\s+(\d+)\s+R\b/g)) {
      const name = `${number} ${generation}`
      const object = objects.get(name)
      if (name !== owner && (object ? mayBePage(object.content) : isPacked && kid !== 'null')) continue
      mended.set(new TextEncoder().encode(standIn.padEnd(kid.length)), start + from + index)
      found = true
    }
  }
  return found ? mended : undefined
}

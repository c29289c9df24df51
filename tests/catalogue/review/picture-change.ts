import { createHash } from 'node:crypto'
import type { PNG } from 'pngjs'

/** How a picture changed, in words that are the same wherever the same change stands, whatever is around it. */
type ChangeKind = string

/** Lines of a picture that were replaced: `removed` lines of the first from `before` on by `added` of the second from `after` on. */
interface Hunk {
  before: number
  removed: number
  after: number
  added: number
}

/** Beyond this many changed lines everything between the first and the last counts as one change. */
const mostSteps = 600

/** What one step of the search has reached, by diagonal. */
type Reached = readonly (number | undefined)[]

/** The fewest replaced lines that make one list of the other (Myers, 1986). */
export function hunksBetween(one: readonly string[], other: readonly string[]): Hunk[] {
  let start = 0
  while (start < Math.min(one.length, other.length) && one[start] === other[start]) start += 1
  let end = 0
  while (end < Math.min(one.length, other.length) - start && one.at(-1 - end) === other.at(-1 - end)) end += 1
  const [a, b] = [one.slice(start, one.length - end), other.slice(start, other.length - end)]
  if (a.length === 0 && b.length === 0) return []
  const whole: Hunk = { before: start, removed: a.length, after: start, added: b.length }
  if (a.length === 0 || b.length === 0) return [whole]
  const trace = search(a, b)
  return trace ? hunksOf(trace, a.length, b.length, start) : [whole]
}

function search(a: readonly string[], b: readonly string[]): Reached[] | undefined {
  const middle = mostSteps + 1
  const reached: (number | undefined)[] = []
  reached[middle + 1] = 0
  const trace: Reached[] = []
  for (let steps = 0; steps <= Math.min(mostSteps, a.length + b.length); steps += 1) {
    trace.push([...reached])
    for (let diagonal = -steps; diagonal <= steps; diagonal += 2) {
      const [down, right] = [reached[middle + diagonal + 1] ?? -1, reached[middle + diagonal - 1] ?? -1]
      let x = diagonal === -steps || (diagonal !== steps && right < down) ? down : right + 1
      while (x < a.length && x - diagonal < b.length && a[x] === b[x - diagonal]) x += 1
      reached[middle + diagonal] = x
      if (x >= a.length && x - diagonal >= b.length) return trace
    }
  }
  return undefined
}

function hunksOf(trace: readonly Reached[], length: number, otherLength: number, start: number): Hunk[] {
  const middle = mostSteps + 1
  const hunks: Hunk[] = []
  let [x, y] = [length, otherLength]
  for (let steps = trace.length - 1; steps > 0; steps -= 1) {
    const reached = trace[steps] ?? []
    const diagonal = x - y
    const [down, right] = [reached[middle + diagonal + 1] ?? -1, reached[middle + diagonal - 1] ?? -1]
    const isDown = diagonal === -steps || (diagonal !== steps && right < down)
    const fromX = isDown ? down : right
    const fromY = fromX - (isDown ? diagonal + 1 : diagonal - 1)
    const [next] = hunks
    const [before, after] = [start + fromX, start + fromY]
    const [removed, added] = isDown ? [0, 1] : [1, 0]
    // A step that ends where the last one began belongs to it.
    if (next && next.before === before + removed && next.after === after + added)
      hunks[0] = { before, after, removed: next.removed + removed, added: next.added + added }
    else hunks.unshift({ before, after, removed, added })
    ;[x, y] = [fromX, fromY]
  }
  return hunks
}

const bytes = 4
const digest = (...parts: readonly Buffer[]): string =>
  parts
    .reduce((sum, part) => sum.update(part), createHash('sha256'))
    .digest('hex')
    .slice(0, 12)
const rowsOf = ({ width, height, data }: PNG): string[] =>
  Array.from({ length: height }, (_, y) => data.toString('latin1', y * width * bytes, (y + 1) * width * bytes))

/** Columns of some rows of a picture. */
function columnsOf({ width, data }: PNG, top: number, height: number): string[] {
  return Array.from({ length: width }, (_, x) => {
    const column = Buffer.alloc(height * bytes)
    for (let y = 0; y < height; y += 1)
      data.copy(column, y * bytes, ((top + y) * width + x) * bytes, ((top + y) * width + x + 1) * bytes)
    return column.toString('latin1')
  })
}

const isEven = (lines: readonly string[]): boolean => lines.every((line) => line === lines[0])
const isBlank = (lines: readonly string[]): boolean =>
  isEven(lines) && (lines[0] ?? '') === (lines[0] ?? '').slice(0, bytes).repeat((lines[0] ?? '').length / bytes)
/** Without the room of the page that follows: what grows takes its room from there. */
function withoutEnd(lines: readonly string[]): readonly string[] {
  const last = lines.at(-1) ?? ''
  return isBlank([last]) ? lines.slice(0, lines.findLastIndex((line) => line !== last) + 1) : lines
}
const asBuffer = (lines: readonly string[]): Buffer => Buffer.from(lines.join(''), 'latin1')

/** Moved letters change dozens of colours, and no two texts the same. */
const mostColours = 3

/** The colours that became others, each with what it became, as far as they make up a twentieth of the change: edges of letters have many between them. */
function recoloured(before: Buffer, after: Buffer): string | undefined {
  const pairs = new Map<string, number>()
  let all = 0
  for (let at = 0; at < before.length; at += bytes) {
    const pair = [before, after].map((picture) => `#${picture.toString('hex', at, at + 3)}`)
    if (pair[0] === pair[1]) continue
    all += 1
    pairs.set(pair.join(' became '), (pairs.get(pair.join(' became ')) ?? 0) + 1)
  }
  const main = [...pairs].filter(([, count]) => count >= all / 20)
  const known = main.reduce((sum, [, count]) => sum + count, 0)
  return known >= all / 2 && main.length <= mostColours
    ? main
        .map(([pair]) => pair)
        .toSorted()
        .join(', ')
    : undefined
}

/** What was put between lines that stayed, or taken from between them. Lines of one kind are room; others are content. */
function moved(unit: string, removed: readonly string[], added: readonly string[]): string {
  const [lines, sign] = added.length > 0 ? [added, '+'] : [removed, '−']
  return isEven(lines) ? `${sign}${lines.length} ${unit}` : `${sign} content ${digest(asBuffer(lines))}`
}

function kindsInRows(before: PNG, after: PNG, { before: top, removed, after: otherTop, added }: Hunk): string[] {
  const one = withoutEnd(columnsOf(before, top, removed))
  const other = withoutEnd(columnsOf(after, otherTop, added))
  if (removed !== added) return [`other content ${digest(asBuffer(one), asBuffer(other))}`]
  return hunksBetween(one, other).flatMap((hunk) => {
    const gone = one.slice(hunk.before, hunk.before + hunk.removed)
    const come = other.slice(hunk.after, hunk.after + hunk.added)
    if (gone.length === 0 || come.length === 0) return [moved('px wide', gone, come)]
    const colours = gone.length === come.length ? recoloured(asBuffer(gone), asBuffer(come)) : undefined
    return [colours ?? `other content ${digest(asBuffer(gone), asBuffer(come))}`]
  })
}

/** How a picture changed. Pictures that changed in the same way have the same words: 4 px of room more is one change, in however many places. */
export function changeKind(before: PNG, after: PNG): ChangeKind {
  if (before.width !== after.width) return `${before.width} px wide became ${after.width}`
  const [one, other] = [withoutEnd(rowsOf(before)), withoutEnd(rowsOf(after))]
  const kinds = hunksBetween(one, other).flatMap((hunk) => {
    const { removed, added } = hunk
    const [gone, come] = [one.slice(hunk.before, hunk.before + removed), other.slice(hunk.after, hunk.after + added)]
    return removed > 0 && added > 0 ? kindsInRows(before, after, hunk) : [moved('px high', gone, come)]
  })
  return [...new Set(kinds)].toSorted().join('; ') || 'room at its end'
}

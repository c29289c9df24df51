export interface Box {
  left: number
  top: number
  width: number
  height: number
}

/** Width and height of a mark. */
export const markSize = 28
/** How far a mark lies over the corner of its piece. */
const overlap = 6

const overlaps = (one: Box, other: Box): boolean =>
  one.left < other.left + other.width &&
  other.left < one.left + one.width &&
  one.top < other.top + other.height &&
  other.top < one.top + one.height

/** Where a mark may lie: at a corner, or along an edge. */
function candidates({ left, top, width, height }: Box): Box[] {
  const [before, above] = [left - markSize + overlap, top - markSize + overlap]
  const [after, below] = [left + width - overlap, top + height - overlap]
  const corners = [
    [before, above],
    [before, below],
    [after, above],
    [after, below],
  ] as const
  const along = Array.from({ length: 8 }, (_, step) => [before + (step + 1) * (markSize + 2), above] as const)
  return [...corners, ...along].map(([x, y]) => ({ left: x, top: y, width: markSize, height: markSize }))
}

/** A place for the mark of each piece, within a room and over no other mark. */
export function placeMarks(pieces: readonly Box[], room: { width: number; height: number }): Box[] {
  const placed: Box[] = []
  for (const piece of pieces) {
    const within = candidates(piece).map((place) => ({
      ...place,
      left: Math.max(0, Math.min(place.left, room.width - markSize)),
      top: Math.max(0, Math.min(place.top, room.height - markSize)),
    }))
    const free = within.find((place) => placed.every((other) => !overlaps(place, other)))
    placed.push(free ?? within[0] ?? { ...piece, width: markSize, height: markSize })
  }
  return placed
}

export interface Box {
  left: number
  top: number
  width: number
  height: number
}

/** Width and height of a mark, in px. */
export const markSize = 28
/** How far a mark overlaps the corner of its piece, in px. */
const overlap = 6

const overlaps = (one: Box, other: Box): boolean =>
  one.left < other.left + other.width &&
  other.left < one.left + one.width &&
  one.top < other.top + other.height &&
  other.top < one.top + one.height

/** Possible positions of a mark: at the corners, and along the upper edge. */
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

/** A position for the mark of each piece, within the room and, if possible, not over another mark. */
export function placeMarks(pieces: readonly Box[], room: { width: number; height: number }): Box[] {
  const placed: Box[] = []
  for (const piece of pieces) {
    const within = candidates(piece).map((candidate) => ({
      ...candidate,
      left: Math.max(0, Math.min(candidate.left, room.width - markSize)),
      top: Math.max(0, Math.min(candidate.top, room.height - markSize)),
    }))
    const free = within.find((candidate) => placed.every((other) => !overlaps(candidate, other)))
    placed.push(free ?? within[0] ?? { ...piece, width: markSize, height: markSize })
  }
  return placed
}

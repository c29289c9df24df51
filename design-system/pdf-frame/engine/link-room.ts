/** A box on the page, in points from its left and top edge. */
export interface Box {
  left: number
  top: number
  right: number
  bottom: number
}

/** How far a link's target can extend on each side without overlapping its neighbours', in points. */
interface LinkRoom {
  above: number
  below: number
  before: number
  after: number
}

/** Half the distance to each neighbour, and the whole distance to the edge of the page. */
export function linkRoom(box: Box, others: readonly Box[], page: { width: number; height: number }): LinkRoom {
  const room = { above: box.top, below: page.height - box.bottom, before: box.left, after: page.width - box.right }
  for (const other of others) {
    const gaps = {
      above: box.top - other.bottom,
      below: other.top - box.bottom,
      before: box.left - other.right,
      after: other.left - box.right,
    }
    // Limiting one side is enough to separate two links: the side with the largest gap.
    const [side, gap] = (Object.entries(gaps) as [keyof LinkRoom, number][]).reduce((most, next) =>
      next[1] > most[1] ? next : most,
    )
    room[side] = Math.min(room[side], Math.max(gap, 0) / 2)
  }
  return {
    above: Math.max(room.above, 0),
    below: Math.max(room.below, 0),
    before: Math.max(room.before, 0),
    after: Math.max(room.after, 0),
  }
}

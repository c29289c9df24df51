import { PNG } from 'pngjs'

/** Part of a picture, in its own pixels. */
export interface Area {
  x: number
  y: number
  width: number
  height: number
}

/** What is enough to see a change by: a whole picture of each would make a report of a hundred too heavy to open. */
export const most = { width: 640, height: 360 }
const around = 24

/** Packed quickly: a report is made more often than it is sent. */
const drawn = (picture: PNG): Buffer =>
  PNG.sync.write(picture, { colorType: 2, deflateLevel: 6, deflateStrategy: 0, filterType: 0 })

/** A row of a picture as wide as both pictures; beyond a picture it is empty. */
const row = ({ width, height, data }: PNG, y: number): Buffer =>
  y < height ? data.subarray(y * width * 4, (y + 1) * width * 4) : Buffer.alloc(0)

/** How many pixels of two rows are the same, counted from the left, or from the right where a step is -1. */
function alike(one: Buffer, other: Buffer, pixels: number, step: 1 | -1): number {
  let count = 0
  while (count < pixels) {
    const at = (step === 1 ? count : pixels - 1 - count) * 4
    if (at >= one.length || at >= other.length || one.readUInt32LE(at) !== other.readUInt32LE(at)) return count
    count += 1
  }
  return count
}

/** The smallest area outside which two pictures are the same; nothing where they are. */
export function changedArea(before: PNG, after: PNG): Area | undefined {
  const [width, height] = [Math.max(before.width, after.width), Math.max(before.height, after.height)]
  let [left, right] = [width, 0]
  // A whole row is compared at once: a picture has a million pixels, and few of them differ.
  const changed = Array.from({ length: height }, (_, y) => y).filter((y) => !row(before, y).equals(row(after, y)))
  for (const y of changed) {
    const [one, other] = [row(before, y), row(after, y)]
    left = Math.min(left, alike(one, other, width, 1))
    right = Math.max(right, width - alike(one, other, width, -1))
  }
  const [top, bottom] = [changed[0], changed.at(-1)]
  return top === undefined || bottom === undefined
    ? undefined
    : { x: left, y: top, width: right - left, height: bottom - top + 1 }
}

/** An area with room around it, and no more of it than can be looked at: what pushes the rest down stands at its top. */
export function shownArea({ x, y, width, height }: Area, whole: Pick<Area, 'width' | 'height'>): Area {
  const [left, top] = [Math.max(0, x - around), Math.max(0, y - around)]
  return {
    x: left,
    y: top,
    width: Math.min(most.width, whole.width - left, width + x - left + around),
    height: Math.min(most.height, whole.height - top, height + y - top + around),
  }
}

/** A part of a picture as a file of its own; nothing where the picture ends before it. */
export function crop(picture: PNG, { x, y, width, height }: Area): Buffer | undefined {
  const [wide, high] = [Math.min(width, picture.width - x), Math.min(height, picture.height - y)]
  if (wide <= 0 || high <= 0) return undefined
  const part = new PNG({ width: wide, height: high })
  PNG.bitblt(picture, part, x, y, wide, high, 0, 0)
  return drawn(part)
}

/** Half as wide and half as high: enough to see what a whole picture is of. */
export function halved(picture: PNG): Buffer {
  const half = new PNG({ width: Math.ceil(picture.width / 2), height: Math.ceil(picture.height / 2) })
  for (let y = 0; y < half.height; y += 1) {
    for (let x = 0; x < half.width; x += 1) {
      for (let channel = 0; channel < 4; channel += 1) {
        const at = (dx: number, dy: number): number =>
          picture.data[
            (Math.min(2 * y + dy, picture.height - 1) * picture.width + Math.min(2 * x + dx, picture.width - 1)) * 4 +
              channel
          ] ?? 0
        half.data[(y * half.width + x) * 4 + channel] = (at(0, 0) + at(1, 0) + at(0, 1) + at(1, 1)) / 4
      }
    }
  }
  return drawn(half)
}

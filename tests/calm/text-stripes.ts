/** Luminance of a picture, row by row. */
interface Plane {
  width: number
  height: number
  values: Float64Array
}

/** Change of luminance from one pixel to the next that counts as the edge of a stroke. */
const edge = 0.08
/** Fewer edges in a row of pixels are a frame or an icon, not a line of letters. */
const leastEdges = 16
/** A line of letters between these heights, in CSS px: what stands between the tops of its low letters and their feet. */
const heights = { least: 5, most: 40 }
/** Spacings of strokes that are looked for, in px: two lie closer in no letter, and more than this is the space of words. */
const lags = { least: 2, most: 24 }

interface Line {
  top: number
  bottom: number
  left: number
  right: number
}

/** Runs of rows with the edges of many strokes, cut where a space wider than that of words lies between. */
function linesOf({ width, height, values }: Plane): Line[] {
  const lines: Line[] = []
  const hasEdge = new Uint8Array(width)
  let top = 0
  const end = (bottom: number): void => {
    if (bottom - top >= heights.least && bottom - top <= heights.most)
      lines.push(...partsOf(hasEdge).map((part) => ({ top, bottom, ...part })))
    hasEdge.fill(0)
    top = bottom + 1
  }
  const row = new Uint8Array(width)
  for (let y = 0; y < height; y++) {
    let edges = 0
    for (let x = 1, at = y * width + 1; x < width; x++, at++) {
      const isEdge = Math.abs(values[at]! - values[at - 1]!) > edge
      row[x] = isEdge ? 1 : 0
      if (isEdge) edges += 1
    }
    if (edges < leastEdges) end(y)
    else for (let x = 0; x < width; x++) hasEdge[x]! |= row[x]!
  }
  end(height)
  return lines
}

/** Stretches of columns with edges, wide enough to hold a few words. */
function partsOf(hasEdge: Uint8Array): { left: number; right: number }[] {
  const parts: { left: number; right: number }[] = []
  let [left, last] = [-1, -1]
  const end = (): void => {
    if (left >= 0 && last - left > 3 * lags.most) parts.push({ left, right: last })
  }
  for (let x = 0; x < hasEdge.length; x++) {
    if (hasEdge[x] === 0) continue
    if (left < 0 || x - last > lags.most) {
      end()
      left = x
    }
    last = x
  }
  end()
  return parts
}

/** The first peak after the first dip of a line's autocorrelation along it, rows averaged: how much its strokes repeat, 0 to 1. */
function firstPeak({ width, values }: Plane, { top, bottom, left, right }: Line): number {
  const sums = new Float64Array(lags.most + 1)
  for (let y = top; y < bottom; y++) {
    const start = y * width + left
    const length = right - left
    let mean = 0
    for (let x = 0; x < length; x++) mean += values[start + x]! / length
    for (let lag = 0; lag <= lags.most; lag++) {
      let sum = 0
      for (let x = 0; x < length - lag; x++) sum += (values[start + x]! - mean) * (values[start + x + lag]! - mean)
      sums[lag]! += sum / (length - lag)
    }
  }
  const at = (lag: number): number => sums[lag]! / sums[0]!
  let dip = lags.least - 1
  while (dip < lags.most && at(dip + 1) < at(dip)) dip += 1
  let peak = dip
  while (peak < lags.most && at(peak + 1) > at(peak)) peak += 1
  return peak === dip || peak === lags.most ? 0 : Math.max(0, at(peak))
}

/**
 * How much the strokes of a picture's lines of letters resemble stripes: the height of the first peak of the horizontal
 * autocorrelation of each line (Wilkins et al. 2020), averaged over the lines by their length. 0 where there are none.
 */
export function textStripes(plane: Plane): number {
  const lines = linesOf(plane)
  const length = lines.reduce((sum, { left, right }) => sum + right - left, 0)
  return length === 0
    ? 0
    : lines.reduce((sum, line) => sum + firstPeak(plane, line) * (line.right - line.left), 0) / length
}

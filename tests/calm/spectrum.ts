import { fourier } from './fourier.ts'

/** Contrast at the sizes of detail that eyes with migraine bear worst, in units of display white. */
interface Spectrum {
  /** Root mean square of everything between 1.5 and 6 cycles a degree. */
  band: number
  /** Amplitude of the strongest grating: a third of an octave wide, 15° of direction. */
  grating: number
}
interface Plane {
  width: number
  height: number
  /** Row by row. */
  values: Float64Array
}

const points = 512
const lowest = 1.5
const highest = 6
const rings = 7
const wedges = 12
const transform = fourier(points)

/** What one bin of the transform counts for. The left half plane mirrors the right one, so a column beside the axis counts twice. */
interface Bins {
  columns: number
  inBand: Float64Array
  /** Ring × wedge, or -1. */
  grating: Int32Array
}

function sortBins(pixelsPerDegree: number): Bins {
  const columns = Math.ceil((highest * 2 ** (1 / 6) * points) / pixelsPerDegree) + 1
  const inBand = new Float64Array(columns * points)
  const grating = new Int32Array(columns * points).fill(-1)
  for (let x = 0; x < columns; x++) {
    for (let row = 0; row < points; row++) {
      const y = row < points / 2 ? row : row - points
      const frequency = (Math.hypot(x, y) / points) * pixelsPerDegree
      const ring = Math.round(3 * Math.log2(frequency / lowest))
      const direction = (Math.atan2(y, x) * 180) / Math.PI + 180
      if (frequency >= lowest && frequency <= highest) inBand[x * points + row] = x === 0 ? 1 : 2
      if (ring >= 0 && ring < rings)
        grating[x * points + row] = ring * wedges + (Math.round(direction / (180 / wedges)) % wedges)
    }
  }
  return { columns, inBand, grating }
}

const sorted = new Map<number, Bins>()

function binsFor(pixelsPerDegree: number): Bins {
  const bins = sorted.get(pixelsPerDegree) ?? sortBins(pixelsPerDegree)
  sorted.set(pixelsPerDegree, bins)
  return bins
}

const hann = (size: number): Float64Array =>
  Float64Array.from({ length: size }, (_, at) => 0.5 - 0.5 * Math.cos((2 * Math.PI * at) / (size - 1)))

/** Where tiles of this size begin: half over each other, the last against the edge. */
function starts(length: number, size: number): number[] {
  const step = size / 2
  const found = Array.from({ length: Math.floor((length - size) / step) + 1 }, (_, at) => Math.floor(at * step))
  return found.at(-1) === length - size ? found : [...found, length - size]
}

/** The worst over square tiles of 512 pixels, or as large as the plane is. */
export function spectrumOf(plane: Plane, pixelsPerDegree: number): Spectrum {
  const size = Math.min(points, plane.width, plane.height)
  const bins = binsFor(pixelsPerDegree)
  const window = hann(size)
  const worst = { band: 0, grating: 0 }
  for (const left of starts(plane.width, size)) {
    const strip = transformRows(plane, left, window, bins.columns)
    for (const top of starts(plane.height, size)) {
      const { band, grating } = tile(strip, top, window, bins)
      worst.band = Math.max(worst.band, band)
      worst.grating = Math.max(worst.grating, grating)
    }
  }
  return worst
}

/** The rows of all tiles that stand above each other, each faded out towards its ends and transformed, up to the highest frequency that counts. */
interface Strip {
  /** Row by row, as the imaginary parts are. */
  real: Float64Array
  imaginary: Float64Array
  /** Of each row before it was faded out, counted from the first pixel. */
  sums: Float64Array
  /** A row of ones, treated the same. */
  ones: { real: Float64Array; imaginary: Float64Array }
}

/** Two real rows share one transform, and a row that looks like the one above it, as most do, shares that one's. */
function transformRows({ values, width, height }: Plane, left: number, window: Float64Array, columns: number): Strip {
  const strip: Strip = {
    real: new Float64Array(height * columns),
    imaginary: new Float64Array(height * columns),
    sums: new Float64Array(height),
    ones: { real: new Float64Array(columns), imaginary: new Float64Array(columns) },
  }
  const even = new Float64Array(points)
  const odd = new Float64Array(points)
  // Counted from the first pixel, so that a plane of one colour is exactly nothing.
  const level = values[0]!
  const fade = (y: number, into: Float64Array): void => {
    into.fill(0)
    const from = y * width + left
    for (let x = 0; x < window.length; x++) into[x] = (values[from + x]! - level) * window[x]!
  }
  const isLikeAbove = (y: number): boolean => {
    const from = y * width + left
    for (let at = from; at < from + window.length; at++) if (values[at] !== values[at - width]) return false
    return true
  }
  const split = (
    into: Pick<Strip, 'real' | 'imaginary'>,
    first: number,
    second: Pick<Strip, 'real' | 'imaginary'>,
    other: number,
  ): void => {
    transform(even, odd)
    for (let x = 0; x < columns; x++) {
      const mirror = (points - x) % points
      into.real[first + x] = (even[x]! + even[mirror]!) / 2
      into.imaginary[first + x] = (odd[x]! - odd[mirror]!) / 2
      second.real[other + x] = (odd[x]! + odd[mirror]!) / 2
      second.imaginary[other + x] = (even[mirror]! - even[x]!) / 2
    }
  }
  const above = new Uint8Array(height)
  let waiting: number | undefined
  for (let y = 0; y < height; y++) {
    if (y > 0 && isLikeAbove(y)) {
      above[y] = 1
      continue
    }
    const from = y * width + left
    for (let x = 0; x < window.length; x++) strip.sums[y]! += values[from + x]! - level
    if (waiting === undefined) {
      fade(y, even)
      waiting = y
    } else {
      fade(y, odd)
      split(strip, waiting * columns, strip, y * columns)
      waiting = undefined
    }
  }
  // Who has no partner goes with itself.
  if (waiting !== undefined) {
    fade(waiting, odd)
    split(strip, waiting * columns, strip, waiting * columns)
  }
  even.fill(0).set(window)
  odd.set(even)
  split(strip.ones, 0, strip.ones, 0)
  for (let y = 1; y < height; y++) {
    if (above[y] === 0) continue
    strip.sums[y] = strip.sums[y - 1]!
    strip.real.copyWithin(y * columns, (y - 1) * columns, y * columns)
    strip.imaginary.copyWithin(y * columns, (y - 1) * columns, y * columns)
  }
  return strip
}

/** A tile without its mean, faded out towards its edges. */
function tile({ real, imaginary, sums, ones }: Strip, top: number, window: Float64Array, bins: Bins): Spectrum {
  const size = window.length
  const { columns } = bins
  const mean = sums.subarray(top, top + size).reduce((sum, one) => sum + one, 0) / size ** 2
  // A tile under 512 pixels leaves the rest of the transform at nothing, which adds no power.
  const power = 1 / (window.reduce((sum, weight) => sum + weight ** 2, 0) ** 2 * points ** 2)
  const columnReal = new Float64Array(points)
  const columnImaginary = new Float64Array(points)
  const gratings = new Float64Array(rings * wedges)
  let band = 0
  for (let x = 0; x < columns; x++) {
    columnReal.fill(0)
    columnImaginary.fill(0)
    for (let y = 0; y < size; y++) {
      const at = (top + y) * columns + x
      columnReal[y] = (real[at]! - mean * ones.real[x]!) * window[y]!
      columnImaginary[y] = (imaginary[at]! - mean * ones.imaginary[x]!) * window[y]!
    }
    transform(columnReal, columnImaginary)
    for (let y = 0; y < points; y++) {
      const at = x * points + y
      const bin = columnReal[y]! ** 2 + columnImaginary[y]! ** 2
      band += bins.inBand[at]! * bin
      if (bins.grating[at]! >= 0) gratings[bins.grating[at]!]! += x === 0 ? bin : 2 * bin
    }
  }
  return { band: Math.sqrt(band * power), grating: Math.sqrt(2 * Math.max(...gratings) * power) }
}

import { fourier } from './fourier.ts'

/** Contrast at the sizes of detail that eyes with migraine bear worst, in units of display white. */
export interface Spectrum {
  /** Root mean square of everything between 1.5 and 6 cycles a degree. */
  band: number
  /** Amplitude of the strongest grating: a third of an octave wide, 15° of direction. */
  grating: number
}
export interface Plane {
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
      if (ring >= 0 && ring < rings) grating[x * points + row] = ring * wedges + (Math.round(direction / (180 / wedges)) % wedges)
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

const hann = (size: number): Float64Array => Float64Array.from({ length: size }, (_, at) => 0.5 - 0.5 * Math.cos((2 * Math.PI * at) / (size - 1)))

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
  const worst = { band: 0, grating: 0 }
  for (const top of starts(plane.height, size)) {
    for (const left of starts(plane.width, size)) {
      const { band, grating } = tile(plane, left, top, size, bins)
      worst.band = Math.max(worst.band, band)
      worst.grating = Math.max(worst.grating, grating)
    }
  }
  return worst
}

function tile(plane: Plane, left: number, top: number, size: number, bins: Bins): Spectrum {
  const window = hann(size)
  // A tile under 512 pixels leaves the rest of the transform at nothing, which adds no power.
  const power = 1 / (window.reduce((sum, weight) => sum + weight ** 2, 0) ** 2 * points ** 2)
  const { real, imaginary } = transformRows(windowed(plane, left, top, size, window), size, bins.columns)
  const gratings = new Float64Array(rings * wedges)
  let band = 0
  for (let x = 0; x < bins.columns; x++) {
    const columnReal = real.subarray(x * points, (x + 1) * points)
    const columnImaginary = imaginary.subarray(x * points, (x + 1) * points)
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

/** The tile without its mean, faded out towards its edges. */
function windowed({ values, width }: Plane, left: number, top: number, size: number, window: Float64Array): Float64Array {
  let sum = 0
  for (let y = 0; y < size; y++) for (let x = 0; x < size; x++) sum += values[(top + y) * width + left + x]!
  const mean = sum / size ** 2
  const faded = new Float64Array(size ** 2)
  for (let y = 0; y < size; y++) {
    for (let x = 0; x < size; x++) faded[y * size + x] = (values[(top + y) * width + left + x]! - mean) * window[x]! * window[y]!
  }
  return faded
}

/** Every row transformed, kept column by column up to the highest frequency that counts. Two real rows share one transform. */
function transformRows(faded: Float64Array, size: number, columns: number): { real: Float64Array; imaginary: Float64Array } {
  const real = new Float64Array(columns * points)
  const imaginary = new Float64Array(columns * points)
  const even = new Float64Array(points)
  const odd = new Float64Array(points)
  for (let y = 0; y < size; y += 2) {
    even.fill(0).set(faded.subarray(y * size, (y + 1) * size))
    odd.fill(0).set(faded.subarray((y + 1) * size, Math.min(y + 2, size) * size))
    transform(even, odd)
    for (let x = 0; x < columns; x++) {
      const mirror = (points - x) % points
      const at = x * points + y
      real[at] = (even[x]! + even[mirror]!) / 2
      imaginary[at] = (odd[x]! - odd[mirror]!) / 2
      real[at + 1] = (odd[x]! + odd[mirror]!) / 2
      imaginary[at + 1] = (even[mirror]! - even[x]!) / 2
    }
  }
  return { real, imaginary }
}

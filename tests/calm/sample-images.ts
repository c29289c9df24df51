import { fourier } from './fourier.ts'
import { linear } from '../../design-system/tokens/light.ts'
import type { Picture } from './meter.ts'

/** Images with known measurements, among them negative controls that must exceed the limits. */
const width = 390
const height = 844

/** Grey light, 0 to 1, at each place. */
function draw(light: (x: number, y: number) => number, w = width, h = height): Picture {
  const data = new Uint8Array(4 * w * h).fill(255)
  for (let y = 0; y < h; y++)
    for (let x = 0; x < w; x++) data.fill(encode(light(x, y)), 4 * (y * w + x), 4 * (y * w + x) + 3)
  return { width: w, height: h, data }
}

/** The sRGB value that comes closest. */
function encode(light: number): number {
  const above = linear.findIndex((value) => value >= light)
  if (above < 1) return above === 0 ? 0 : 255
  return linear[above]! - light < light - linear[above - 1]! ? above : above - 1
}

/** The same numbers in every run. */
function dice(seed: number): () => number {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
}

export const white = (): Picture => draw(() => 1)

export const grey = (light: number): Picture => draw(() => light)

/** Black and white bars at so many cycles a degree. */
export function grating(cyclesPerDegree: number, pixelsPerDegree: number): Picture {
  const period = pixelsPerDegree / cyclesPerDegree
  return draw((x) => (x % period < period / 2 ? 1 : 0))
}

/** Lines of upright strokes and nothing else, 12 px high on 32: letters that are stripes. */
export const strokes = (): Picture => draw((x, y) => (x > 20 && x < 370 && y % 32 < 12 && x % 7 < 3 ? 0 : 1))

/** A white row and a light grey one, 14 pixels together. */
export const zebra = (): Picture => draw((_, y) => (y % 14 < 7 ? 1 : linear[0xd1]!))

/** Paragraphs of two lines, of letters drawn as the strokes they are made of: 18 pixels of letter on 32 of line. */
export function blackOnWhite(): Picture {
  const random = dice(1)
  const ink = new Uint8Array(width * height)
  const stroke = (left: number, top: number, w: number, h: number): void => {
    for (let y = top; y < top + h; y++) ink.fill(1, y * width + left, y * width + left + w)
  }
  const letter = (left: number, top: number): void => {
    stroke(left, top + (random() < 0.3 ? -4 : 0), 2, random() < 0.3 ? 14 : 10)
    if (random() < 0.5) stroke(left + 5, top, 2, 10)
    stroke(left, top + (random() < 0.5 ? 0 : 8), 7, 2)
  }
  for (let line = 0, top = 16; top + 16 < height; line++, top += 32) {
    let letters = 0
    const end = line % 5 < 2 ? width - 30 : 0
    for (let left = 20; left < end; left += 11) {
      if (letters-- > 0) letter(left, top)
      else letters = 2 + Math.floor(random() * 7)
    }
  }
  return draw((x, y) => 1 - ink[y * width + x]!)
}

/** Detail of every size in equal part, as in nature: restful, however much of it there is. */
export function pinkNoise(mean: number, deviation: number): Picture {
  const size = 512
  const random = dice(2)
  const transform = fourier(size)
  const real = Array.from({ length: size }, () => new Float64Array(size))
  const imaginary = Array.from({ length: size }, () => new Float64Array(size))
  for (let y = 0; y < size; y++) {
    for (let x = 0; x < size; x++) {
      const frequency = Math.hypot(Math.min(x, size - x), Math.min(y, size - y))
      const phase = 2 * Math.PI * random()
      if (frequency > 0) [real[y]![x], imaginary[y]![x]] = [Math.cos(phase) / frequency, Math.sin(phase) / frequency]
    }
    transform(real[y]!, imaginary[y]!)
  }
  for (let x = 0; x < size; x++) {
    const column = Float64Array.from(real, (row) => row[x]!)
    transform(
      column,
      Float64Array.from(imaginary, (row) => row[x]!),
    )
    for (const [y, value] of column.entries()) real[y]![x] = value
  }
  const spread = Math.sqrt(
    real.reduce((sum, row) => sum + row.reduce((part, value) => part + value ** 2, 0), 0) / size ** 2,
  )
  return draw((x, y) => mean + (deviation * real[y]![x]!) / spread, size, size)
}

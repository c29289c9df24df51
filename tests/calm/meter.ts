import { bluish, linear, luminance, photophobiaIndex, saturatedRed } from '../../design-system/tokens/light.ts'
import { spectrumOf } from './spectrum.ts'
import { textStripes } from './text-stripes.ts'

/** Pixels as a PNG decoder gives them: red, green, blue and opacity, row by row. */
export interface Picture {
  width: number
  height: number
  data: Uint8Array
}

/** The measurements of an image; shares are of its pixels. */
export interface Measurements {
  meanY: number
  /** Share with more than .7 of white's luminance. */
  bright: number
  /** The luminance that one pixel in a hundred passes. */
  topY: number
  meanPI: number
  red: number
  blue: number
  band: number
  grating: number
  /** How much the strokes of its letters resemble stripes, 0 to 1; 0 without text. */
  stripes: number
}

const steps = 4096

export function measure({ width, height, data }: Picture, pixelsPerDegree: number): Measurements {
  const values = new Float64Array(width * height)
  const histogram = new Uint32Array(steps + 1)
  const sum = { light: 0, index: 0, bright: 0, red: 0, blue: 0 }
  const colours = new Uint32Array(data.buffer, data.byteOffset, values.length)
  // Most pixels have the colour of the one before: such a run is looked at once.
  for (let at = 0, end = 0; at < values.length; at = end) {
    while (end < values.length && colours[end] === colours[at]) end++
    const pixels = end - at
    const red = linear[data[4 * at]!]!
    const green = linear[data[4 * at + 1]!]!
    const blue = linear[data[4 * at + 2]!]!
    const light = luminance(red, green, blue)
    values.fill(light, at, end)
    histogram[Math.min(steps, Math.floor(light * steps))]! += pixels
    sum.light += light * pixels
    sum.index += photophobiaIndex(red, green, blue) * pixels
    if (light > 0.7) sum.bright += pixels
    if (saturatedRed(red, green, blue)) sum.red += pixels
    if (bluish(red, green, blue)) sum.blue += pixels
  }
  const share = (total: number): number => total / values.length
  return {
    meanY: share(sum.light),
    bright: share(sum.bright),
    topY: quantile(histogram, values.length, 0.99),
    meanPI: share(sum.index),
    red: share(sum.red),
    blue: share(sum.blue),
    ...spectrumOf({ width, height, values }, pixelsPerDegree),
    stripes: textStripes({ width, height, values }),
  }
}

function quantile(histogram: Uint32Array, total: number, part: number): number {
  let counted = 0
  const step = histogram.findIndex((number) => (counted += number) >= part * total)
  return step / steps
}

/** A picture of more than a viewport, in the viewports that somebody scrolling sees: one after the other, the last against the end. */
export function viewportsOf({ width, height, data }: Picture, viewport: number): { top: number; picture: Picture }[] {
  const full = Math.min(viewport, height)
  return Array.from({ length: Math.ceil(height / full) }, (_, at) => {
    const top = Math.min(at * full, height - full)
    return { top, picture: { width, height: full, data: data.subarray(4 * width * top, 4 * width * (top + full)) } }
  })
}

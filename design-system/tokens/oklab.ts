import { converter, formatHex, modeLrgb, modeOklab, modeRgb, useMode } from 'culori/fn'
import { luminance } from './light.ts'

// The spaces that are used, and no other of the library's forty.
useMode(modeRgb)
useMode(modeLrgb)
const toOklab = useMode(modeOklab)
const toLinear = converter('lrgb')

/** OKLab (Ottosson 2020): lightness 0 to 1, and the two axes of colour. */
type Lab = readonly [lightness: number, greenRed: number, blueYellow: number]

/** The coordinates of a colour such as `#1e251b`. */
export function labOf(hex: string): Lab {
  const channel = (at: number): number => Number.parseInt(hex.slice(at, at + 2), 16) / 255
  const { l, a, b } = toOklab({ mode: 'rgb', r: channel(1), g: channel(3), b: channel(5) })
  return [l, a, b]
}

/** How far two colours are apart, however light each of them is: 0 is the same, .02 can just be told apart. */
export const chromaDistance = (one: Lab, other: Lab): number => Math.hypot(one[1] - other[1], one[2] - other[2])

/** What a colour is apart from how light it is: its axes of colour for each unit of lightness. More or less light keeps it. */
export interface Chromaticity {
  /** 0 is grey. */
  saturation: number
  /** Radians. */
  hue: number
}

export function chromaticityOf(hex: string): Chromaticity {
  const [lightness, greenRed, blueYellow] = labOf(hex)
  return {
    saturation: lightness === 0 ? 0 : Math.hypot(greenRed, blueYellow) / lightness,
    hue: Math.atan2(blueYellow, greenRed),
  }
}

/** The colour of this chromaticity and luminance (0 to 1, linear), as `#rrggbb`; nothing where a display has no such colour. */
export function colorAt({ saturation, hue }: Chromaticity, light: number): string | undefined {
  const { r, g, b } = toLinear({ mode: 'oklab', l: 1, a: saturation * Math.cos(hue), b: saturation * Math.sin(hue) })
  const strength = light / luminance(r, g, b)
  const channels = [r * strength, g * strength, b * strength]
  if (channels.some((channel) => channel < -0.0001 || channel > 1.0001)) return undefined
  const [red = 0, green = 0, blue = 0] = channels
  return formatHex({ mode: 'lrgb', r: red, g: green, b: blue })
}

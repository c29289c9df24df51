import { decode, luminance, type Rgb } from './light.ts'

/** OKLab (Ottosson 2020, with the numbers of CSS Color 4): lightness 0 to 1, and the two axes of colour. */
type Lab = readonly [lightness: number, greenRed: number, blueYellow: number]

/** The coordinates of a colour such as `#1e251b`. */
export function labOf(hex: string): Lab {
  const [red, green, blue] = decode(hex)
  const long = Math.cbrt(0.412221469470763 * red + 0.5363325372617348 * green + 0.0514459932675022 * blue)
  const medium = Math.cbrt(0.2119034958178252 * red + 0.6806995506452344 * green + 0.1073969535369406 * blue)
  const short = Math.cbrt(0.0883024591900564 * red + 0.2817188391361215 * green + 0.6299787016738222 * blue)
  const lightness = 0.210454268309314 * long + 0.7936177747023054 * medium - 0.0040720430116193 * short
  // Exact zeros for a grey, as rounding would give it a hue.
  if (red === green && green === blue) return [lightness, 0, 0]
  return [
    lightness,
    1.9779985324311684 * long - 2.4285922420485799 * medium + 0.450593709617411 * short,
    0.0259040424655478 * long + 0.7827717124575296 * medium - 0.8086757549230774 * short,
  ]
}

/** The linear light of a colour; channels are outside 0 to 1 if a display cannot show it. */
function lightOf([lightness, greenRed, blueYellow]: Lab): Rgb {
  const long = (lightness + 0.3963377773761749 * greenRed + 0.2158037573099136 * blueYellow) ** 3
  const medium = (lightness - 0.1055613458156586 * greenRed - 0.0638541728258133 * blueYellow) ** 3
  const short = (lightness - 0.0894841775298119 * greenRed - 1.2914855480194092 * blueYellow) ** 3
  return [
    4.0767416360759574 * long - 3.3077115392580616 * medium + 0.2309699031821044 * short,
    -1.2684379732850317 * long + 2.6097573492876887 * medium - 0.3413193760026573 * short,
    -0.0041960761386756 * long - 0.7034186179359362 * medium + 1.7076146940746117 * short,
  ]
}

/** Linear light as two hexadecimal digits of an sRGB channel. */
function encodeChannel(light: number): string {
  const value = light <= 0.0031308 ? light * 12.92 : 1.055 * light ** (1 / 2.4) - 0.055
  return Math.round(Math.min(1, Math.max(0, value)) * 255)
    .toString(16)
    .padStart(2, '0')
}

/** Difference of two colours apart from lightness: 0 is none, .02 is just visible. */
export const chromaDistance = (one: Lab, other: Lab): number => Math.hypot(one[1] - other[1], one[2] - other[2])

/** Saturation and hue: the colour axes of OKLab divided by lightness, so that they do not change with the amount of light. */
export interface Chromaticity {
  /** 0 or more; 0 is grey. */
  saturation: number
  /** In radians. */
  hue: number
}

export function chromaticityOf(hex: string): Chromaticity {
  const [lightness, greenRed, blueYellow] = labOf(hex)
  return {
    saturation: lightness === 0 ? 0 : Math.hypot(greenRed, blueYellow) / lightness,
    hue: Math.atan2(blueYellow, greenRed),
  }
}

/** The colour with this chromaticity and luminance (0 to 1, linear) as `#rrggbb`; undefined if a display cannot show it. */
export function colorAt({ saturation, hue }: Chromaticity, light: number): string | undefined {
  const whole = lightOf([1, saturation * Math.cos(hue), saturation * Math.sin(hue)])
  const strength = light / luminance(...whole)
  const channels = whole.map((channel) => channel * strength)
  if (channels.some((channel) => channel < -0.0001 || channel > 1.0001)) return undefined
  return `#${channels.map(encodeChannel).join('')}`
}

/** A colour as linear light per channel, 0 to 1; display white is 1 in each. */
export type Rgb = readonly [red: number, green: number, blue: number]

/** Linear light of each of the 256 values of an sRGB channel, 0 to 1. */
export const linear: readonly number[] = Array.from({ length: 256 }, (_, byte) => {
  const value = byte / 255
  return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4
})

/** The linear light of a colour such as `#1e251b`. Throws an Error for any other text. */
export function decode(hex: string): Rgb {
  if (!/^#[\da-f]{6}$/i.test(hex)) throw new Error(`Not a colour: "${hex}"`)
  const channel = (at: number): number => linear[Number.parseInt(hex.slice(at, at + 2), 16)] ?? 0
  return [channel(1), channel(3), channel(5)]
}

/** Relative luminance (Y), 0 to 1. */
export const luminance = (red: number, green: number, blue: number): number =>
  0.2126 * red + 0.7152 * green + 0.0722 * blue

/** Melanopic light (M), 0 to 1: the light that melanopsin absorbs (CIE S 026, for the primaries of a display). */
export const melanopic = (red: number, green: number, blue: number): number => 0.02 * red + 0.48 * green + 0.5 * blue

/** Photophobia index, 0 to 1: melanopic light counts one and a half times as much as luminance (Zele 2021). It compares screens and is not a dose. */
export const photophobiaIndex = (red: number, green: number, blue: number): number =>
  (1.5 * melanopic(red, green, blue) + luminance(red, green, blue)) / 2.5

/** Whether at least 80 % of the light is red. */
export const saturatedRed = (red: number, green: number, blue: number): boolean =>
  red > 0.05 && red / (red + green + blue) >= 0.8

/** Whether blue is more than 1.3 times the green and the red. */
export const bluish = (red: number, green: number, blue: number): boolean => blue > 1.3 * green && blue > 1.3 * red

/** Contrast ratio of WCAG 2.2, 1 to 21; the order of the colours does not matter. */
export function contrast(one: Rgb, other: Rgb): number {
  const [darker = 0, lighter = 0] = [luminance(...one), luminance(...other)].toSorted((a, b) => a - b)
  return (lighter + 0.05) / (darker + 0.05)
}

/** How much light a colour gives, and of which kind. Channels are linear light, 0 to 1: display white is 1 of everything. */
export type Rgb = readonly [red: number, green: number, blue: number]

/** Linear light of each of the 256 values of an sRGB channel. */
export const linear: readonly number[] = Array.from({ length: 256 }, (_, byte) => {
  const value = byte / 255
  return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4
})

/** The linear light of a colour such as `#1e251b`. */
export function decode(hex: string): Rgb {
  if (!/^#[\da-f]{6}$/i.test(hex)) throw new Error(`Not a colour: "${hex}"`)
  const channel = (at: number): number => linear[Number.parseInt(hex.slice(at, at + 2), 16)] ?? 0
  return [channel(1), channel(3), channel(5)]
}

/** Y: the light that the eye sees by. */
export const luminance = (red: number, green: number, blue: number): number =>
  0.2126 * red + 0.7152 * green + 0.0722 * blue

/** M: the light that melanopsin takes in (CIE S 026, for a display's primaries). */
export const melanopic = (red: number, green: number, blue: number): number => 0.02 * red + 0.48 * green + 0.5 * blue

/** Light that hurts: melanopic light counts one and a half times as much as luminance (Zele 2021). To compare with, never a dose. */
export const photophobiaIndex = (red: number, green: number, blue: number): number =>
  (1.5 * melanopic(red, green, blue) + luminance(red, green, blue)) / 2.5

export const saturatedRed = (red: number, green: number, blue: number): boolean =>
  red > 0.05 && red / (red + green + blue) >= 0.8

export const bluish = (red: number, green: number, blue: number): boolean => blue > 1.3 * green && blue > 1.3 * red

/** WCAG 2.2: from 1 to 21. */
export function contrast(one: Rgb, other: Rgb): number {
  const [darker = 0, lighter = 0] = [luminance(...one), luminance(...other)].toSorted((a, b) => a - b)
  return (lighter + 0.05) / (darker + 0.05)
}

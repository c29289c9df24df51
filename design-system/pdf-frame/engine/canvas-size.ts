/** iOS refuses a larger canvas, and keeps no more than a few of this size. */
export const maxCanvasPixels = 2 ** 24

/** How many dots a CSS pixel may have. */
export function dotsPerPixel(width: number, height: number, wanted: number): number {
  return Math.min(wanted, Math.sqrt(maxCanvasPixels / (width * height)))
}

/** The largest canvas area that iOS allows, in pixels; only a few canvases of this size fit its memory. */
export const maxCanvasPixels = 2 ** 24

/** The device pixel ratio, `wanted` or lower, at which a canvas of this CSS size fits `maxCanvasPixels`. */
export function dotsPerPixel(width: number, height: number, wanted: number): number {
  return Math.min(wanted, Math.sqrt(maxCanvasPixels / (width * height)))
}

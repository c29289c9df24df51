/** The largest canvas area of iOS, which allows only a few canvases of this size. */
export const maxCanvasPixels = 2 ** 24

/** The device pixel ratio, at most `wanted`, at which a canvas of this CSS size fits `maxCanvasPixels`. */
export function dotsPerPixel(width: number, height: number, wanted: number): number {
  return Math.min(wanted, Math.sqrt(maxCanvasPixels / (width * height)))
}

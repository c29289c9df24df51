/** Frees a canvas's memory at once; removing it from the document may not. */
export function release(canvas: HTMLCanvasElement): void {
  canvas.width = 0
  canvas.height = 0
  canvas.remove()
}

export const releaseAll = (holder: HTMLElement): void => holder.querySelectorAll('canvas').forEach(release)

/** Removes a canvas and frees its memory at once, which removing alone may not do. */
export function release(canvas: HTMLCanvasElement): void {
  canvas.width = 0
  canvas.height = 0
  canvas.remove()
}

export const releaseAll = (holder: HTMLElement): void => holder.querySelectorAll('canvas').forEach(release)

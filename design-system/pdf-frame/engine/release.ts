/** Gives the memory back at once; a canvas that is merely removed may keep it for long. */
export function release(canvas: HTMLCanvasElement): void {
  canvas.width = 0
  canvas.height = 0
  canvas.remove()
}

export const releaseAll = (holder: HTMLElement): void => holder.querySelectorAll('canvas').forEach(release)

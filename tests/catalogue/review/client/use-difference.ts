import { useEffect, useState } from 'react'

export interface Difference {
  width: number
  height: number
  /** How many pixels differ. */
  count: number
  /** The smallest area outside which nothing differs. */
  area: { x: number; y: number; width: number; height: number }
  /** The new picture, faded, with every pixel that differs marked. */
  marked: string
}

async function load(address: string): Promise<HTMLImageElement> {
  const image = new Image()
  image.src = address
  await image.decode()
  return image
}

function pixelsOf(image: HTMLImageElement, width: number, height: number): Uint8ClampedArray {
  const canvas = new OffscreenCanvas(width, height)
  const context = canvas.getContext('2d')
  context?.drawImage(image, 0, 0)
  return context?.getImageData(0, 0, width, height).data ?? new Uint8ClampedArray()
}

const mark = [200, 0, 90]

async function compare(before: string, after: string): Promise<Difference> {
  const [one, other] = await Promise.all([load(before), load(after)])
  const [width, height] = [
    Math.max(one.naturalWidth, other.naturalWidth),
    Math.max(one.naturalHeight, other.naturalHeight),
  ]
  const [a, b] = [pixelsOf(one, width, height), pixelsOf(other, width, height)]
  const picture = new ImageData(width, height)
  let [count, left, top, right, bottom] = [0, width, height, 0, 0]
  for (let at = 0; at < b.length; at += 4) {
    const differs = [0, 1, 2, 3].some((channel) => a[at + channel] !== b[at + channel])
    const [x, y] = [(at / 4) % width, Math.floor(at / 4 / width)]
    if (differs) {
      count += 1
      ;[left, top, right, bottom] = [Math.min(left, x), Math.min(top, y), Math.max(right, x), Math.max(bottom, y)]
    }
    const grey = 255 - (255 - ((b[at] ?? 0) + (b[at + 1] ?? 0) + (b[at + 2] ?? 0)) / 3) / 3
    for (const channel of [0, 1, 2]) picture.data[at + channel] = differs ? (mark[channel] ?? 0) : grey
    picture.data[at + 3] = 255
  }
  const canvas = document.createElement('canvas')
  canvas.width = width
  canvas.height = height
  canvas.getContext('2d')?.putImageData(picture, 0, 0)
  const area =
    count === 0 ? { x: 0, y: 0, width, height } : { x: left, y: top, width: right - left + 1, height: bottom - top + 1 }
  return { width, height, count, area, marked: canvas.toDataURL() }
}

/** What differs between two pictures, once they have been compared. */
export function useDifference(before: string | undefined, after: string | undefined): Difference | undefined {
  const [compared, setCompared] = useState<{ key: string; difference: Difference }>()
  const key = `${before} ${after}`
  useEffect(() => {
    let isLeft = false
    if (before !== undefined && after !== undefined)
      void compare(before, after).then((difference) => (isLeft ? undefined : setCompared({ key, difference })))
    return () => {
      isLeft = true
    }
  }, [before, after, key])
  return compared?.key === key ? compared.difference : undefined
}

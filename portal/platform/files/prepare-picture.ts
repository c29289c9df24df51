import { readPicture } from './picture-bytes.ts'

/** A picture as it will be sent, and whether it was scaled down. */
export interface PreparedPicture {
  picture: Blob
  wasMadeSmaller: boolean
}

/** Size in bytes up to which a picture is not made smaller. */
const maxUnscaledBytes = 3 * 1024 * 1024
/** Longest side of a picture that is made smaller, in pixels; enough to read a letter on A4. */
const maxSide = 2560
/** Largest picture that is decoded, in pixels: at four bytes a pixel, more is too much for a phone. */
const maxPixels = 64_000_000
const quality = 0.85

/**
 * Removes a JPEG's or PNG's metadata, and scales it down to a JPEG if it is over 3 MB. Other data is given back
 * unchanged. Runs in a worker.
 */
export async function preparePicture(given: Blob): Promise<PreparedPicture> {
  const read = readPicture(new Uint8Array(await given.arrayBuffer()))
  if (!read) return { picture: given, wasMadeSmaller: false }
  const picture = new Blob(read.parts, { type: given.type })
  const smaller =
    given.size > maxUnscaledBytes && read.pixels <= maxPixels
      ? await madeSmaller(picture).catch(() => undefined)
      : undefined
  return smaller && smaller.size < picture.size
    ? { picture: smaller, wasMadeSmaller: true }
    : { picture, wasMadeSmaller: false }
}

/** Draws the picture upright and scaled; rejects if it cannot be decoded. Undefined where the canvas cannot be trusted. */
async function madeSmaller(picture: Blob): Promise<Blob | undefined> {
  if (!(await isCanvasExact())) return undefined
  const image = await createImageBitmap(picture, { imageOrientation: 'from-image' })
  const scale = Math.min(1, maxSide / Math.max(image.width, image.height))
  const canvas = new OffscreenCanvas(Math.round(image.width * scale), Math.round(image.height * scale))
  const context = canvas.getContext('2d')
  if (!context) return undefined
  // JPEG has no transparency: without a background it would become black.
  context.fillStyle = 'white'
  context.fillRect(0, 0, canvas.width, canvas.height)
  context.drawImage(image, 0, 0, canvas.width, canvas.height)
  image.close()
  return canvas.convertToBlob({ type: 'image/jpeg', quality })
}

const testSide = 16

/** Whether a canvas gives back what was drawn. Browsers that protect against fingerprinting change it: some a little, others into noise. */
async function isCanvasExact(): Promise<boolean> {
  const canvas = new OffscreenCanvas(testSide, testSide)
  const context = canvas.getContext('2d')
  if (!context) return false
  // In many colours, as some browsers leave an even surface alone.
  const drawn = new ImageData(testSide, testSide)
  drawn.data.forEach((_, at, bytes) => {
    bytes[at] = at % 4 === 3 ? 255 : (at * 7) % 256
  })
  context.putImageData(drawn, 0, 0)
  // By the same way out as a photo, without loss.
  const copy = await createImageBitmap(await canvas.convertToBlob({ type: 'image/png' }))
  context.clearRect(0, 0, testSide, testSide)
  context.drawImage(copy, 0, 0)
  copy.close()
  const { data } = context.getImageData(0, 0, testSide, testSide)
  return data.every((value, at) => value === drawn.data[at])
}

import { readPicture } from './picture-bytes.ts'

export interface PreparedPicture {
  picture: Blob
  wasMadeSmaller: boolean
}

/** Bytes up to which a picture is sent as large as it is. */
const smallEnough = 3 * 1024 * 1024
/** On its longest side, in pixels: a letter on A4 is read well from these. */
const large = 2560
/** A picture takes four bytes a pixel when it is looked at: more than this is too much for a phone. */
const mostPixels = 64_000_000
const quality = 0.85

/** A picture as it goes to the clinic: without the place where it was taken, and no larger than is needed to see what is on it. */
export async function preparePicture(given: Blob): Promise<PreparedPicture> {
  const read = readPicture(new Uint8Array(await given.arrayBuffer()))
  if (!read) return { picture: given, wasMadeSmaller: false }
  const picture = new Blob(read.parts, { type: given.type })
  const smaller = given.size > smallEnough && read.pixels <= mostPixels ? await madeSmaller(picture).catch(() => undefined) : undefined
  return smaller && smaller.size < picture.size ? { picture: smaller, wasMadeSmaller: true } : { picture, wasMadeSmaller: false }
}

/** Drawn anew, upright. */
async function madeSmaller(picture: Blob): Promise<Blob | undefined> {
  const image = await createImageBitmap(picture, { imageOrientation: 'from-image' })
  const scale = Math.min(1, large / Math.max(image.width, image.height))
  const canvas = new OffscreenCanvas(Math.round(image.width * scale), Math.round(image.height * scale))
  const brush = canvas.getContext('2d')
  if (!brush) return undefined
  // What can be seen through would become black.
  brush.fillStyle = 'white'
  brush.fillRect(0, 0, canvas.width, canvas.height)
  brush.drawImage(image, 0, 0, canvas.width, canvas.height)
  image.close()
  return canvas.convertToBlob({ type: 'image/jpeg', quality })
}

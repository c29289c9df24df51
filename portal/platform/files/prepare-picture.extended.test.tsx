import { expect, onTestFinished, test, vi } from 'vitest'
import { photoOf, place } from '../../stories/fixture/photo.ts'
import { preparePicture } from './prepare-picture.ts'

const original = OffscreenCanvas.prototype.convertToBlob

test('FILE-01 when a canvas returns a changed pixel, the original photo is sent, without its metadata', async () => {
  const photo = await photoOf('groot.jpg', 3000, 2000)
  // As browsers do that protect against fingerprinting.
  const convert = vi.spyOn(OffscreenCanvas.prototype, 'convertToBlob').mockImplementation(async function changed(
    this: OffscreenCanvas,
    options,
  ) {
    const context = this.getContext('2d')
    if (!context) throw new Error('This browser cannot draw.')
    const image = context.getImageData(0, 0, this.width, this.height)
    image.data[402] = (image.data[402] ?? 0) ^ 1
    context.putImageData(image, 0, 0)
    return original.call(this, options)
  })
  onTestFinished(() => convert.mockRestore())
  const { picture, wasMadeSmaller } = await preparePicture(photo)
  expect(wasMadeSmaller).toBe(false)
  expect(picture.size).toBeGreaterThan(photo.size - 200)
  expect(await picture.text()).not.toContain(place)
})

test('FILE-01 when a canvas returns what was drawn, the photo is made smaller', async () => {
  expect((await preparePicture(await photoOf('groot.jpg', 3000, 2000))).wasMadeSmaller).toBe(true)
})

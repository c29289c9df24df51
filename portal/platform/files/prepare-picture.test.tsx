import { expect, onTestFinished, test, vi } from 'vitest'
import { photoOf, place } from '../../stories/fixture/photo.ts'
import { preparePicture } from './prepare-picture.ts'

const original = OffscreenCanvas.prototype.convertToBlob

/** Makes every canvas give back its pixels after `change`, as browsers do that protect against fingerprinting. */
function protectCanvas(change: (pixels: Uint8ClampedArray) => void) {
  const convert = vi.spyOn(OffscreenCanvas.prototype, 'convertToBlob').mockImplementation(async function changed(
    this: OffscreenCanvas,
    options,
  ) {
    const context = this.getContext('2d')
    if (!context) throw new Error('This browser cannot draw.')
    const image = context.getImageData(0, 0, this.width, this.height)
    change(image.data)
    context.putImageData(image, 0, 0)
    return original.call(this, options)
  })
  onTestFinished(() => convert.mockRestore())
}

test.each([
  [
    'noise',
    (pixels: Uint8ClampedArray) =>
      pixels.forEach((_, at) => {
        pixels[at] = (at * 7919) % 256
      }),
  ],
  ['white', (pixels: Uint8ClampedArray) => pixels.fill(255)],
  [
    'all but one pixel',
    (pixels: Uint8ClampedArray) => {
      pixels[402] = (pixels[402] ?? 0) ^ 1
    },
  ],
])('FILE-01 where a canvas gives back %s, the photo itself is sent, without its metadata', async (_name, change) => {
  const photo = await photoOf('groot.jpg', 3000, 2000)
  protectCanvas(change)
  const { picture, wasMadeSmaller } = await preparePicture(photo)
  expect(wasMadeSmaller).toBe(false)
  expect(picture.size).toBeGreaterThan(photo.size - 200)
  expect(await picture.text()).not.toContain(place)
})

test('FILE-01 where a canvas gives back what was drawn, the photo is made smaller', async () => {
  expect((await preparePicture(await photoOf('groot.jpg', 3000, 2000))).wasMadeSmaller).toBe(true)
})

import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { PNG } from 'pngjs'
import { describe, expect, test } from 'vitest'
import { routes } from '../navigation/route-table.ts'
import { manifest } from './manifest.ts'

const pictureOf = (src: string) => PNG.sync.read(readFileSync(join(import.meta.dirname, '../public', src)))
const icons = manifest.icons ?? []
const screenshots = manifest.screenshots ?? []

/** The RGBA values of one pixel, 0 to 255. */
const pixel = ({ data, width }: PNG, x: number, y: number) => [
  ...data.subarray((y * width + x) * 4, (y * width + x) * 4 + 4),
]

describe('PWA-07 the manifest', () => {
  test('PWA-07.1 has the name and language of the app, and how it opens', () => {
    expect(manifest).toMatchObject({
      name: 'Hoofdpijnkliniek',
      lang: 'nl',
      display: 'standalone',
      id: '/',
      scope: '/',
      start_url: '/dashboard',
    })
    expect([manifest.theme_color, manifest.background_color]).toEqual(['#eef1e6', '#eef1e6'])
  })

  test('PWA-07.2 has icons for every use', () => {
    expect(icons.map(({ sizes, purpose }) => [sizes, purpose])).toEqual([
      ['192x192', 'any'],
      ['512x512', 'any'],
      ['512x512', 'maskable'],
      ['512x512', 'monochrome'],
    ])
  })

  test('has screenshots for a narrow and a wide screen', () => {
    expect(screenshots.map(({ form_factor: form }) => form)).toEqual(['narrow', 'wide'])
  })

  test('has only shortcuts to routes of the portal', () => {
    const patterns: string[] = Object.values(routes).map(({ pattern }) => pattern)
    for (const { url } of manifest.shortcuts ?? []) expect(patterns).toContain(url)
  })

  test.each([...icons, ...screenshots].map(({ src, sizes = '' }) => [src, sizes]))(
    'PWA-07.2 %s exists with the size %s',
    (src, sizes) => {
      const { width, height } = pictureOf(src)
      expect(`${width}x${height}`).toBe(sizes)
    },
  )
})

describe('PWA-07.2 an icon', () => {
  test('that a device masks fills the square, with its shape within the middle 80 %', () => {
    const picture = pictureOf('icons/maskable-512.png')
    const ground = pixel(picture, 0, 0)
    expect(ground).toEqual([0x1f, 0x51, 0x32, 255])
    const middle = (picture.width - 1) / 2
    let farthest = 0
    for (let y = 0; y < picture.height; y += 1) {
      for (let x = 0; x < picture.width; x += 1) {
        if (pixel(picture, x, y).some((value, at) => value !== ground[at]))
          farthest = Math.max(farthest, Math.hypot(x - middle, y - middle))
      }
    }
    expect(farthest).toBeGreaterThan(0)
    expect(farthest).toBeLessThan(picture.width * 0.4)
  })

  test('in monochrome has a shape on a transparent background', () => {
    const picture = pictureOf('icons/monochrome-512.png')
    expect(pixel(picture, 0, 0)[3]).toBe(0)
    expect(picture.data.some((value, at) => at % 4 === 3 && value === 255)).toBe(true)
  })

  test('for iOS, which replaces transparency by black, has none', () => {
    const picture = pictureOf('icons/apple-touch-icon.png')
    expect([picture.width, picture.height]).toEqual([180, 180])
    expect(picture.data.every((value, at) => at % 4 !== 3 || value === 255)).toBe(true)
  })
})

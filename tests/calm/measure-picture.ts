import { readFileSync } from 'node:fs'
import { PNG } from 'pngjs'
import { viewports, type Mode } from '../../.storybook/modes.ts'
import { pixelsPerDegree } from './limit.ts'
import { measure, viewportsOf, type Figures } from './meter.ts'

export interface Order {
  /** Its file, or what would stand in one. */
  picture: string | Uint8Array
  viewport: Mode['viewport']
}
export interface MeasuredViewport {
  /** CSS pixels above it in the picture. */
  top: number
  figures: Figures
}

/** The figures of each viewport of a picture, from the top down. */
export function measurePicture({ picture: png, viewport }: Order): MeasuredViewport[] {
  const { width, height } = viewports[viewport]
  return viewportsOf(PNG.sync.read(typeof png === 'string' ? readFileSync(png) : Buffer.from(png)), height).map(
    ({ top, picture }) => ({ top, figures: measure(picture, pixelsPerDegree(width)) }),
  )
}

import { PNG } from 'pngjs'
import { viewports, type Mode } from '../../.storybook/modes.ts'
import { changeBreaches } from './change.ts'
import { breaches, pixelsPerDegree, type Kind } from './limit.ts'
import { measure, viewportsOf, type Measurements } from './meter.ts'

export interface Order {
  /** A PNG file's bytes. */
  picture: Uint8Array
  viewport: Mode['viewport']
}
export interface MeasuredViewport {
  /** CSS pixels above it in the picture. */
  top: number
  measurements: Measurements
}

/** The measurements of each viewport of a screenshot, from the top down. */
export function measurePicture({ picture: png, viewport }: Order): MeasuredViewport[] {
  const { width, height } = viewports[viewport]
  return viewportsOf(PNG.sync.read(Buffer.from(png)), height).map(({ top, picture }) => ({
    top,
    measurements: measure(picture, pixelsPerDegree(width)),
  }))
}

/** The limits that a screenshot exceeds, as text; none if it is calm. Only a screen without overlay is compared with the first paint. */
export function breachesIn(picture: Uint8Array, { theme, viewport }: Mode, kind: Kind): string[] {
  const measured = measurePicture({ picture, viewport })
  const first = measured[0]?.measurements.meanY
  return [
    ...measured.flatMap(({ top, measurements }) =>
      breaches(measurements, theme, kind).map((breach) =>
        measured.length === 1 ? breach : `${breach}, ${top} px down`,
      ),
    ),
    ...(kind === 'screen' && first !== undefined ? changeBreaches(first, theme) : []),
  ]
}

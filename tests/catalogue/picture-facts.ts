import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { PNG } from 'pngjs'
import { changedArea, crop, halved, most, shownArea, type Area } from './crop.ts'
import { modeOf } from './shot.ts'
import { componentOf, type Verdict } from './verdict.ts'

/** What the report shows of one picture. */
export interface Facts {
  verdict: Verdict
  component: string
  theme: string
  width: string
  /** The changed area before and after; of a picture that is new or gone, all of it at half its size. */
  before?: Buffer | undefined
  after?: Buffer | undefined
  /** The whole picture as it is now, at half its size; with the changed area in the picture's own pixels. */
  whole?: { picture: Buffer; area: Area; width: number; height: number }
  /** Changes that look the same before and after, whatever stands around them, are one change in several places. */
  alike: string
  /** How large a change is, in words. */
  words?: string
}

const read = (picture: string | Buffer): PNG =>
  PNG.sync.read(typeof picture === 'string' ? readFileSync(picture) : picture)
const hash = (...parts: (Buffer | undefined)[]): string =>
  parts
    .reduce((sum, part) => sum.update(part ?? ''), createHash('sha256'))
    .digest('hex')
    .slice(0, 12)
const size = ({ width, height }: Pick<Area, 'width' | 'height'>): string => `${width} × ${height} px`

function changeOf(before: PNG, after: PNG): Partial<Facts> {
  const area = changedArea(before, after)
  if (!area) return {}
  const whole = { width: Math.max(before.width, after.width), height: Math.max(before.height, after.height) }
  const shown = shownArea(area, whole)
  const resized = before.height === after.height ? '' : `; the page was ${before.height} px high and is ${after.height}`
  const goesOn =
    area.y + area.height > shown.y + shown.height
      ? `; it goes on for ${area.y + area.height - shown.y - shown.height} px below`
      : ''
  const changed = { ...area, width: Math.min(area.width, most.width), height: Math.min(area.height, most.height) }
  return {
    alike: hash(crop(before, changed), crop(after, changed)),
    before: crop(before, shown),
    after: crop(after, shown),
    whole: { picture: halved(after), area, width: after.width, height: after.height },
    words: `${size(area)} changed, ${area.y} px from the top${resized}${goesOn}`,
  }
}

/** Cuts out what there is to look at. */
export function factsOf(verdict: Verdict): Facts {
  const { kind, picture, expected, actual } = verdict
  const [, look] = modeOf(picture) ?? []
  const about = {
    verdict,
    alike: picture,
    component: componentOf(picture),
    theme: look?.theme ?? 'unknown',
    width: look?.viewport ?? 'unknown',
  }
  if (kind === 'changed' && expected !== undefined && actual !== undefined)
    return { ...about, ...changeOf(read(expected), read(actual)) }
  return {
    ...about,
    before: expected === undefined ? undefined : halved(read(expected)),
    after: actual === undefined ? undefined : halved(read(actual)),
  }
}

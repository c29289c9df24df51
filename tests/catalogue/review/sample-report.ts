import { PNG } from 'pngjs'
import { replaceReport } from '../review-report.ts'
import { storyOf, type ScreenshotResult } from '../screenshot-result.ts'

/** A page with a box of this height. */
export function sampleFile(height: number): Buffer {
  const picture = new PNG({ width: 120, height: 300 })
  picture.data.fill(255)
  for (let y = 200; y < 200 + height; y += 1) picture.data.fill(90, (y * 120 + 10) * 4, (y * 120 + 90) * 4)
  return PNG.sync.write(picture)
}

const about = (picture: string): Pick<ScreenshotResult, 'title' | 'picture' | 'story'> => ({
  title: `Title of ${picture}`,
  picture,
  story: storyOf(picture),
})
const padding = { kind: 'changed', change: '+4 px high', expected: sampleFile(20), actual: sampleFile(24) } as const

/** Three pictures with one change, a new one, and a story that failed. */
export function writeSampleReport(folder: string): void {
  replaceReport(
    [
      { ...about('link--quiet--standard-phone.png'), kind: 'new', actual: sampleFile(20) },
      ...['button--busy', 'button--plain', 'card--plain'].map((story): ScreenshotResult => ({
        ...about(`${story}--standard-phone.png`),
        ...padding,
      })),
      { ...about('toast--plain--standard-phone.png'), kind: 'failed to render', error: 'it threw <script>' },
    ],
    {},
    folder,
  )
}

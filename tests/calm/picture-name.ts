import { everyMode, type Mode, sheetModes } from '../../.storybook/modes.ts'
import { modeOf, pictureOf } from '../visual/shot.ts'
import type { Contrast } from '../../design-system/tokens/theme.ts'
import type { Kind } from './limit.ts'

export interface PictureName extends Mode {
  file: string
  story: string
  mode: string
  contrast: Contrast
  kind: Kind
  /** Taken in every mode of its kind: a component's sheet, or a screen as it mostly is. */
  inEveryMode: boolean
}

/** What shows a document shows white paper, in every theme. */
const paper = /pdfframe/

/** What the pictures are called after: their story and their mode. */
export function readNames(files: readonly string[]): PictureName[] {
  return files.map((file) => {
    const found = modeOf(file)
    if (!found) throw new Error(`${file} names no mode of .storybook/modes.ts, so its theme is not known.`)
    const [mode, look] = found
    const story = file.slice(0, -pictureOf({ story: '', mode }).length)
    const ofScreen = story.startsWith('screens-')
    const inEveryMode = Object.keys(ofScreen ? everyMode : sheetModes).every((other) =>
      files.includes(pictureOf({ story, mode: other })),
    )
    return {
      file,
      story,
      mode,
      ...look,
      contrast: 'normal',
      kind: paper.test(story) ? 'paper' : ofScreen ? 'screen' : 'sheet',
      inEveryMode,
    }
  })
}

/** The screens, and the sheets: a component's single states stand on its sheet. A printed screen shines on nobody. */
export const isMeasured = ({ kind, mode, inEveryMode }: PictureName): boolean =>
  kind === 'screen' ? mode in everyMode : inEveryMode

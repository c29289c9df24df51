import { everyMode, restModes, sheetModes, type Mode } from '../../.storybook/modes.ts'
import { themes, type Contrast } from '../../design-system/tokens/theme.ts'
import type { Kind } from './limit.ts'

/** How much of the screens is looked at beyond their pictures: every state at both widths, or on a wide screen one state of each. */
export type Extent = 'full' | 'short'

/** A mode in which a story is measured. */
interface CalmLook extends Mode {
  mode: string
  /** What is open over a screen covers the window, where a picture shows all of the page. */
  isWindowOnly?: boolean
}

interface Story {
  id: string
  title: string
  tags: readonly string[]
}

const isOfScreen = ({ title }: Story): boolean => title.startsWith('Screens/')
/** A menu, dialog, toast or panel is open over a full screen. */
const isOverScreen = ({ tags }: Story): boolean => tags.includes('over-a-screen')

/** What shows a document shows white paper, in every theme. */
export const kindOf = (story: Story): Kind =>
  story.id.includes('pdfframe') ? 'paper' : !isOfScreen(story) ? 'sheet' : isOverScreen(story) ? 'overlay' : 'screen'

const inContrast = (contrast: Contrast): Omit<Mode, 'viewport'>[] => themes.map((theme) => ({ theme, contrast }))

/**
 * The looks of a screen without a picture. A wide screen shows more of the page around the same content, and the softer
 * contrast changes no shape: there, the first state of a screen stands for the others.
 */
function looksFor(isFirst: boolean, extent: Extent): CalmLook[] {
  const softer = isFirst ? inContrast('softer') : []
  const onPhone = [...inContrast('normal'), ...softer]
  const onWide = extent === 'full' ? onPhone : isFirst ? inContrast('normal') : []
  return [
    ...onPhone.map((look) => ({ ...look, viewport: 'phone' as const })),
    ...onWide.map((look) => ({ ...look, viewport: 'wide' as const })),
  ].map((look) => ({
    ...look,
    mode: [look.theme, look.viewport, ...(look.contrast === 'softer' ? ['softer'] : [])].join(' '),
  }))
}

/**
 * A screen is measured in its pictures, but on paper: a printed screen shines on nobody; and in the looks above where it
 * has none, or something is open over it. A component is measured in its sheet, on which its single states stand.
 */
export function calmLooks(
  story: Story,
  pictured: readonly CalmLook[],
  isFirst: boolean,
  extent: Extent,
): readonly CalmLook[] {
  const has = (mode: string): boolean => pictured.some((look) => look.mode === mode)
  if (!isOfScreen(story)) return Object.keys(sheetModes).every(has) ? pictured : []
  const inPictures = pictured.filter(({ mode }) => mode in everyMode || mode in restModes)
  const isOver = isOverScreen(story)
  if (!isOver && inPictures.length > 0 && extent === 'short') return inPictures
  return [
    ...inPictures,
    ...looksFor(isFirst, extent)
      .filter(({ mode }) => isOver || !has(mode))
      .map((look) => (isOver ? { ...look, mode: `${look.mode}, its window`, isWindowOnly: true } : look)),
  ]
}

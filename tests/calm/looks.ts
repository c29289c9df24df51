import { everyMode, restModes, stateMatrixModes, type Mode } from '../../.storybook/modes.ts'
import { themes, type Contrast } from '../../design-system/tokens/theme.ts'
import type { Kind } from './limit.ts'

/** How much of the screens is measured beyond their screenshots: every state at both widths, or one state of each on a wide viewport. */
export type Extent = 'full' | 'short'

/** A mode in which a story is measured. */
interface CalmLook extends Mode {
  mode: string
  /** An overlay covers the viewport, while a screenshot shows the full page. */
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

/** A component that shows a document shows white paper in every theme. */
export const kindOf = (story: Story): Kind =>
  story.id.includes('pdfframe') ? 'paper' : !isOfScreen(story) ? 'matrix' : isOverScreen(story) ? 'overlay' : 'screen'

const inContrast = (contrast: Contrast): Omit<Mode, 'viewport'>[] => themes.map((theme) => ({ theme, contrast }))

/**
 * The modes of a screen without a screenshot. A wide viewport shows more of the page around the same content, and softer
 * contrast changes no shape, so there the first state of a screen represents the others.
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
 * A screen is measured in the modes of its screenshots, except print; and in the modes above if it has none, or has an overlay.
 * A component is measured in its state matrix, which includes its single states.
 */
export function calmLooks(
  story: Story,
  pictured: readonly CalmLook[],
  isFirst: boolean,
  extent: Extent,
): readonly CalmLook[] {
  const has = (mode: string): boolean => pictured.some((look) => look.mode === mode)
  if (!isOfScreen(story)) return Object.keys(stateMatrixModes).every(has) ? pictured : []
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

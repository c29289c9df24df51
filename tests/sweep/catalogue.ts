import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { builtStorybook } from '../support/places.ts'
import { root } from '../support/report.ts'

interface Entry {
  id: string
  type: 'story' | 'docs'
  title: string
  name: string
  importPath: string
  tags: readonly string[]
}

const index = JSON.parse(readFileSync(join(builtStorybook, 'index.json'), 'utf8')) as { entries: Record<string, Entry> }

/** Everything in the catalogue, in the order of its sidebar. */
export const entries = Object.values(index.entries)

const drawsSheet = (importPath: string): boolean => readFileSync(join(root, importPath), 'utf8').includes('<Sheet ')

/** A part's single state that stands on its sheet too, beside the others. A dialog, a page or an open menu has a sheet of one state: of these, no state is on it. */
const isOnSheet = ({ title, tags, importPath }: Entry): boolean =>
  title.startsWith('Design system/') && !tags.includes('every-theme') && drawsSheet(importPath)

export const stories = entries.filter(({ type }) => type === 'story')
export const sound = stories.filter(({ tags }) => !tags.includes('mistake'))

export const isScreen = (title: string): boolean => title.startsWith('Screens/') || title === 'Mistakes/Page'
export const isFirst = (id: string, title: string): boolean => stories.find((story) => story.title === title)?.id === id

/** A state on a part's sheet is judged there in more looks than alone. A further state of a screen is made of such parts, and differs from the first in few of them. */
export const isLonger = (story: Entry): boolean =>
  isOnSheet(story) || (isScreen(story.title) && !isFirst(story.id, story.title))

/** Stories of parts that show nothing yet, or only say something. */
export const showNothing = [
  'design-system-forms-fieldstatus--idle',
  'design-system-feedback-recenttoasts--none',
  'design-system-clinic-pdfframe--slow-page',
]

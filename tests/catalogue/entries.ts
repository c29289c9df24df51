import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { builtStorybook } from '../support/ports.ts'

export interface Entry {
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

export const stories = entries.filter(({ type }) => type === 'story')
export const sound = stories.filter(({ tags }) => !tags.includes('mistake'))

export const isScreen = (title: string): boolean => title.startsWith('Screens/') || title === 'Mistakes/Page'
export const isFirst = (id: string, title: string): boolean => stories.find((story) => story.title === title)?.id === id

/** A component's state matrix, or a screen as it opens: what is checked in every look. Other stories differ from these in few of them. */
export const isRepresentative = ({ id, title, tags }: Entry): boolean =>
  isScreen(title) ? isFirst(id, title) : tags.includes('every-theme')

/** What `npm test` checks. The mistakes and the overview are for `npm run test:all`. */
export const isMain = (story: Entry): boolean =>
  /^(?:Design system|Screens)\//.test(story.title) && isRepresentative(story)

/** Stories of parts that show nothing yet, or only say something. */
export const showNothing = [
  'design-system-forms-fieldstatus--idle',
  'design-system-feedback-recenttoasts--none',
  'design-system-clinic-pdfframe--slow-page',
]

import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { builtStorybook } from '../support/places.ts'

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

/** Stories of parts that show nothing yet, or only say something. */
export const showNothing = ['design-system-forms-fieldstatus--idle', 'design-system-feedback-recenttoasts--none', 'design-system-clinic-pdfframe--slow-page']

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
export const isOnSheet = ({ title, tags, importPath }: Entry): boolean => title.startsWith('Design system/') && !tags.includes('every-theme') && drawsSheet(importPath)

/** Stories of parts that show nothing yet, or only say something. */
export const showNothing = ['design-system-forms-fieldstatus--idle', 'design-system-feedback-recenttoasts--none', 'design-system-clinic-pdfframe--slow-page']

import type { StoryIndex } from 'storybook/internal/types'
import type { ComponentRecord } from './component-record.ts'

/**
 * Lets the search of the sidebar find a component by its names in Dutch and in NL Design System. The search uses names,
 * paths and the headings of docs pages, so the names are added as headings.
 */
export function withNames(index: StoryIndex, records: readonly ComponentRecord[]): StoryIndex {
  const entries = Object.entries(index.entries).map(([id, entry]) => {
    const record = records.find(
      ({ component }) => entry.title.startsWith('Design system/') && entry.title.endsWith(`/${component}`),
    )
    if (entry.type !== 'docs' || !record) return [id, entry]
    const names = [...record.dutchNames, ...(record.nlDesignSystem === null ? [] : [record.nlDesignSystem])]
    return [id, { ...entry, anchors: names.map((title) => ({ id: 'names', title })) }]
  })
  return { ...index, entries: Object.fromEntries(entries) }
}

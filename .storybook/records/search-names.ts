import type { StoryIndex } from 'storybook/internal/types'
import type { PartRecord } from './part-record.ts'

/**
 * Lets the sidebar's search find a part by what Dutch and NL Design System call it. It looks at names, paths and the
 * headings of a docs page; the names stand on that page too.
 */
export function withNames(index: StoryIndex, records: readonly PartRecord[]): StoryIndex {
  const entries = Object.entries(index.entries).map(([id, entry]) => {
    const record = records.find(
      ({ part }) => entry.title.startsWith('Design system/') && entry.title.endsWith(`/${part}`),
    )
    if (entry.type !== 'docs' || !record) return [id, entry]
    const names = [...record.dutchNames, ...(record.nlDesignSystem === null ? [] : [record.nlDesignSystem])]
    return [id, { ...entry, anchors: names.map((title) => ({ id: 'names', title })) }]
  })
  return { ...index, entries: Object.fromEntries(entries) }
}

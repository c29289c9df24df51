import type { ListedDocument } from '../api/contract/document.ts'
import { dateText, yearText } from './clinic-time.ts'
import { mentions } from './mentions.ts'

/** The documents of some categories, newest first. */
export function documentsOf(documents: readonly ListedDocument[], categories: readonly string[]): ListedDocument[] {
  return documents
    .filter(({ category }) => categories.includes(category))
    .toSorted((one, other) => Date.parse(other.created_at) - Date.parse(one.created_at) || other.id - one.id)
}

/** Documents by the year they are from, in the order they come in. */
export function byYear(documents: readonly ListedDocument[]): { year: string; documents: ListedDocument[] }[] {
  const years = new Map<string, ListedDocument[]>()
  for (const document of documents) {
    const year = yearText(document.created_at)
    years.set(year, [...years.get(year) ?? [], document])
  }
  return [...years].map(([year, ofYear]) => ({ year, documents: ofYear }))
}

/** The documents in whose description and date every word stands. */
export const searched = (documents: readonly ListedDocument[], words: string): ListedDocument[] =>
  documents.filter(({ description, created_at: at }) => mentions(`${description} ${dateText(at)}`, words))

/** From how many documents on looking for one is quicker than reading them all. */
export const searchFrom = 10

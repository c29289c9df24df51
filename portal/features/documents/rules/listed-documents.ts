import type { ListedDocument } from '../../../api/contract/document.ts'
import { dateText } from '../../../rules/clinic-time.ts'
import { matchesSearch } from '../../../rules/matches-search.ts'

/** The documents of some categories, newest first. */
export function documentsOf(documents: readonly ListedDocument[], categories: readonly string[]): ListedDocument[] {
  return documents
    .filter(({ category }) => categories.includes(category))
    .toSorted((one, other) => Date.parse(other.created_at) - Date.parse(one.created_at) || other.id - one.id)
}

/** The documents in whose description and date every word stands. */
export const searched = (documents: readonly ListedDocument[], words: string): ListedDocument[] =>
  documents.filter(({ description, created_at: at }) => matchesSearch(`${description} ${dateText(at)}`, words))

/** From how many documents on looking for one is quicker than reading them all. */
export const searchFrom = 10

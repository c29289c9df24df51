import type { ListedDocument } from '../../../api/contract/document.ts'
import { dateText } from '../../../rules/clinic-time.ts'
import { matchesSearch } from '../../../rules/matches-search.ts'

/** Documents in the given categories, newest first. */
export function documentsOf(documents: readonly ListedDocument[], categories: readonly string[]): ListedDocument[] {
  return documents
    .filter(({ category }) => categories.includes(category))
    .toSorted((one, other) => Date.parse(other.created_at) - Date.parse(one.created_at) || other.id - one.id)
}

/** Documents whose description or date, as shown, contains every search word, in their order. */
export const searched = (documents: readonly ListedDocument[], search: string): ListedDocument[] =>
  documents.filter(({ description, created_at: at }) => matchesSearch(`${description} ${dateText(at)}`, search))

import { documentCategory, type ListedDocument } from '../../../api/contract/document.ts'
import { documentsOf } from './listed-documents.ts'

const nameOf = ({ description }: ListedDocument): string =>
  description.trim().replaceAll(/\s+/g, ' ').toLocaleLowerCase('nl')

/**
 * The newest prescription of each name, newest first. A description counts as the name as it is: another strength is another
 * name, and nothing is guessed from its words. Without a name it tells no medicine; a statement is no medicine.
 */
export function medicinesOf(documents: readonly ListedDocument[]): ListedDocument[] {
  const newest = new Map<string, ListedDocument>()
  for (const document of documentsOf(documents, [documentCategory.prescription])) {
    const name = nameOf(document)
    if (name !== '' && !newest.has(name)) newest.set(name, document)
  }
  return [...newest.values()]
}

import { documentCategory, type ListedDocument } from '../../../api/contract/document.ts'
import { documentsOf } from './listed-documents.ts'

const nameOf = ({ description }: ListedDocument): string =>
  description.trim().replaceAll(/\s+/g, ' ').toLocaleLowerCase('nl')

/**
 * The newest prescription of each name, newest first (DOC-08). The whole description is the name, whatever its case: another
 * strength is another name, and nothing is derived from its words. Prescriptions without a description, and statements
 * (`prescriptionCgrp`), are left out.
 */
export function medicinesOf(documents: readonly ListedDocument[]): ListedDocument[] {
  const newest = new Map<string, ListedDocument>()
  for (const document of documentsOf(documents, [documentCategory.prescription])) {
    const name = nameOf(document)
    if (name !== '' && !newest.has(name)) newest.set(name, document)
  }
  return [...newest.values()]
}

import { expect, test } from 'vitest'
import { documentCategory, type ListedDocument } from '../../../api/contract/document.ts'
import { medicinesOf } from './newest-medicines.ts'

const prescribed = (id: number, description: string, day: string, category: string = documentCategory.prescription) =>
  ({ id, category, description, created_at: `2026-${day}T10:00:00+01:00` }) satisfies ListedDocument

const ids = (...documents: ListedDocument[]) => medicinesOf(documents).map(({ id }) => id)

test('DOC-08.1 medicines are the newest prescription of each name, newest first', () => {
  expect(
    ids(
      prescribed(1, 'Sumatriptan 50 mg', '03-01'),
      prescribed(2, 'Metoprolol 50 mg', '05-01'),
      prescribed(3, 'Sumatriptan 50 mg', '11-01'),
      prescribed(4, 'Sumatriptan 50 mg', '10-01'),
    ),
  ).toEqual([3, 2])
})

test('DOC-08.1 case and spaces do not make another name', () => {
  expect(ids(prescribed(1, ' sumatriptan  50 MG ', '11-01'), prescribed(2, 'Sumatriptan 50 mg', '10-01'))).toEqual([1])
})

test('DOC-08.1 nothing is derived from a description: another strength is another medicine', () => {
  expect(ids(prescribed(1, 'Sumatriptan 50 mg', '11-01'), prescribed(2, 'Sumatriptan 100 mg', '10-01'))).toEqual([1, 2])
})

test('DOC-08.1 a prescription without a name, a statement and a letter are not medicines', () => {
  expect(
    ids(
      prescribed(1, '  ', '11-01'),
      prescribed(2, 'Artsenverklaring erenumab', '10-01', documentCategory.prescriptionCgrp),
      prescribed(3, 'Sumatriptan 50 mg', '09-01', documentCategory.gpLetter),
    ),
  ).toEqual([])
})

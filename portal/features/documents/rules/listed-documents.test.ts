import { describe, expect, test } from 'vitest'
import { documentCategory, type ListedDocument } from '../../../api/contract/document.ts'
import { documentsOf, searched } from './listed-documents.ts'

const { prescription, prescriptionCgrp, gpLetter, mriResult } = documentCategory
const document = (id: number, created_at: string, rest: Partial<ListedDocument> = {}): ListedDocument => ({
  id,
  category: prescription,
  description: 'Sumatriptan 50 mg',
  created_at,
  ...rest,
})
const idsOf = (documents: readonly ListedDocument[]) => documents.map(({ id }) => id)

describe('listed documents', () => {
  const all = [
    document(1, '2026-01-05T10:00:00+01:00', { category: gpLetter }),
    document(2, '2026-11-05T10:00:00+01:00', { category: prescriptionCgrp }),
    document(3, '2026-11-05T10:30:00+02:00'),
    document(4, '2025-05-05T10:00:00+02:00', { category: mriResult }),
    document(5, '2026-11-05T09:00:00Z'),
    document(6, '2026-11-05T10:00:00+01:00', { category: 'ATTACHMENT' }),
  ]

  test.each([
    ['DOC-01.1 DOC-01.2 prescriptions of both categories', [prescription, prescriptionCgrp], [5, 2, 3]],
    ['DOC-02.1 DOC-02.2 letters and MRI results', [gpLetter, mriResult], [1, 4]],
    ['none', ['REBATE'], []],
  ])('%s, newest first, without others', (_name, categories, ids) => {
    expect(idsOf(documentsOf(all, categories))).toEqual(ids)
  })
})

test.each([
  ['', [1, 2, 3]],
  ['  ', [1, 2, 3]],
  ['SUMA', [1]],
  ['triptan 50', [1]],
  ['50 triptan', [1]],
  ['mg', [1, 2]],
  ['creme', [3]],
  ['crème', [3]],
  ['cre\u0300me', [3]],
  ['november', [1, 2]],
  ['2026', [1, 2]],
  ['12 maart', [3]],
  ['mg 2026 november', [1, 2]],
  ['botox', []],
  ['(', []],
  ['.*', []],
])('DOC-01 DOC-02 %j is searched in the names and dates of documents', (words, ids) => {
  const all = [
    document(1, '2026-11-20T10:00:00+01:00'),
    document(2, '2026-11-02T10:00:00+01:00', { description: 'Metoprolol 20 MG' }),
    document(3, '2025-03-12T10:00:00+01:00', { description: 'Crème' }),
  ]
  expect(idsOf(searched(all, words))).toEqual(ids)
})

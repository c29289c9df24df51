import { fileIcon, prescriptionIcon } from '#design-system'
import { documentCategory } from '../../api/contract/document.ts'

const { prescription, prescriptionCgrp, gpLetter, mriResult } = documentCategory

/** Two kinds, which differ in what they are called, which they are and where they stand. */
export const documentKinds = {
  prescriptions: { categories: [prescription, prescriptionCgrp], list: 'prescriptions', one: 'prescription', icon: prescriptionIcon },
  documents: { categories: [gpLetter, mriResult], list: 'documents', one: 'document', icon: fileIcon },
} as const

export type DocumentKind = keyof typeof documentKinds

/** Whether a document belongs in the other list. One of a category that nobody knows here belongs in neither, and is shown where it is asked for. */
export const isOfOtherKind = (category: string, kind: DocumentKind): boolean =>
  Object.entries(documentKinds).some(([other, { categories }]) => other !== kind && categories.some((one) => one === category))

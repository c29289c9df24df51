import { fileIcon, prescriptionIcon } from '#design-system'
import { documentCategory } from '../../api/contract/document.ts'

const { prescription, prescriptionCgrp, gpLetter, mriResult } = documentCategory

/** Kinds of documents: their categories, routes and icon. */
export const documentKinds = {
  prescriptions: {
    categories: [prescription, prescriptionCgrp],
    list: 'prescriptions',
    one: 'prescription',
    icon: prescriptionIcon,
  },
  documents: { categories: [gpLetter, mriResult], list: 'documents', one: 'document', icon: fileIcon },
} as const

/** 'prescriptions', or 'documents' for letters and results. */
export type DocumentKind = keyof typeof documentKinds

/** Whether a document belongs to the other kind. An unknown category belongs to neither: it is shown at the requested address. */
export const isOfOtherKind = (category: string, kind: DocumentKind): boolean =>
  Object.entries(documentKinds).some(
    ([other, { categories }]) => other !== kind && categories.some((one) => one === category),
  )

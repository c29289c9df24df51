import { getDocument as openPdf } from 'pdfjs-dist/legacy/build/pdf.mjs'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { documentCategory, type ListedDocument } from '#portal/api/contract/document.ts'
import { addFile } from './document.ts'
import { infoOf } from '../test-kit/granted.ts'
import { openTestBackend, type SignedInPatient, type TestBackend } from '../test-kit/test-backend.ts'

let backend: TestBackend
let patient: SignedInPatient
let documents: readonly ListedDocument[]

beforeAll(async () => {
  backend = await openTestBackend()
  patient = await backend.signedIn('everything')
  documents = await listed(patient.token)
})
afterAll(() => backend.close())

async function listed(token: string): Promise<ListedDocument[]> {
  return (await infoOf(backend, token)).documents
}

async function fetchDocument(documentId: number, token = patient.token) {
  const { status, body } = await backend.call('getDocument', { token, body: { documentId, data: true } })
  return { status, body: body as { documentData: string; mimetype: string; description: string } }
}

interface Node {
  role?: string
  children?: Node[]
  id?: string
}

/** The roles of a page's structure and the text that stands under each. */
function outline(node: Node, texts: ReadonlyMap<string, string>): [string, string][] {
  const own = (node.children ?? [])
    .map(({ id }) => texts.get(id ?? '') ?? '')
    .join('')
    .trim()
  return [
    ...(node.role === undefined ? [] : [[node.role, own] as [string, string]]),
    ...(node.children ?? []).flatMap((child) => outline(child, texts)),
  ]
}

async function readPdf(base64: string) {
  const opening = openPdf({ data: new Uint8Array(Buffer.from(base64, 'base64')), verbosity: 0 })
  const pdf = await opening.promise
  const { info } = (await pdf.getMetadata()) as { info: { Language?: string; Title?: string } }
  const marks = (await pdf.getMarkInfo()) as ReadonlyMap<string, boolean> | null
  const roles: [string, string][] = []
  let text = ''
  for (let number = 1; number <= pdf.numPages; number += 1) {
    const page = await pdf.getPage(number)
    const texts = new Map<string, string>()
    let current = ''
    for (const item of (await page.getTextContent({ includeMarkedContent: true })).items) {
      if ('str' in item) {
        texts.set(current, (texts.get(current) ?? '') + item.str)
        text += item.str
      } else current = item.type === 'beginMarkedContentProps' ? item.id : ''
    }
    const tree = (await page.getStructTree()) as Node | null
    if (tree) roles.push(...outline(tree, texts))
  }
  await opening.destroy()
  return { language: info.Language, title: info.Title, isMarked: marks?.get('Marked') ?? false, roles, text }
}

function named(description: string): number {
  const found = documents.find((document) => document.description === description)
  if (!found) throw new Error(`No document "${description}"`)
  return found.id
}

describe('a document', () => {
  test.each([
    ['Sumatriptan 50 mg', 'Recept', 'L'],
    ['Artsenverklaring erenumab', 'Artsenverklaring voor een CGRP-remmer', 'L'],
    ['Brief aan de huisarts', 'Brief aan de huisarts', 'L'],
    ['MRI van het hoofd', 'Uitslag van uw MRI', 'Table'],
  ])(
    '%s is a Dutch PDF with a title, headings, paragraphs and more in its structure',
    async (description, title, more) => {
      const { status, body } = await fetchDocument(named(description))
      expect([status, body.mimetype, body.description]).toEqual([200, 'application/pdf', description])
      const { language, title: inside, isMarked, roles } = await readPdf(body.documentData)
      expect([language, inside, isMarked]).toEqual(['nl', title, true])
      expect(roles.find(([role]) => role === 'H1')).toEqual(['H1', title])
      expect(roles.map(([role]) => role)).toEqual(expect.arrayContaining(['H2', 'P', 'Table', 'TR', 'TH', 'TD', more]))
      expect(roles).toContainEqual(['TD', 'R. de Groot'])
    },
  )

  test('has its subject and every list item as tagged text', async () => {
    const { roles } = await readPdf((await fetchDocument(named('Sumatriptan 50 mg'))).body.documentData)
    expect(roles).toContainEqual(['P', 'Sumatriptan 50 mg'])
    expect(roles).toContainEqual(['LBody', 'Lees eerst de bijsluiter.'])
  })

  test('is byte for byte the same every time', async () => {
    const id = named('Brief aan de huisarts')
    expect(await fetchDocument(id)).toEqual(await fetchDocument(id))
  })

  test('that is a scan has no text and no structure', async () => {
    const { body } = await fetchDocument(named('MRI van de hals (scan)'))
    expect(await readPdf(body.documentData)).toMatchObject({ isMarked: false, roles: [], text: '' })
  })

  test('of an invoice has its number and amount', async () => {
    const { body } = await backend.call('listInvoices', { token: patient.token })
    const { invoices } = body as { invoices: { invoice_id: string; total: number; file: { id: number } | null }[] }
    const invoice = invoices.find(({ total, file }) => total === 123_456 && file)
    const { title, roles } = await readPdf((await fetchDocument(invoice?.file?.id ?? 0)).body.documentData)
    expect(title).toBe(`Factuur ${invoice?.invoice_id}`)
    expect(roles).toContainEqual(['TD', expect.stringMatching(/^€\s1\.234,56$/) as string])
  })
})

test('an attachment is returned byte for byte with its own media type, and is not among the documents', async () => {
  const content = Buffer.from(Array.from({ length: 70_000 }, (_, place) => (place * 7 + (place >> 8)) % 256))
  const id = await addFile(backend.database, patient.patientId, 'ATTACHMENT', {
    filename: 'foto.jpg',
    mimetype: 'image/jpeg',
    description: 'foto.jpg',
    content,
  })
  const { body } = await fetchDocument(id)
  expect(body).toEqual({ documentData: content.toString('base64'), mimetype: 'image/jpeg', description: 'foto.jpg' })
  expect(await listed(patient.token)).toEqual(documents)
})

test('patient info lists documents of the four categories only', () => {
  expect(new Set(documents.map(({ category }) => category))).toEqual(new Set(Object.values(documentCategory)))
})

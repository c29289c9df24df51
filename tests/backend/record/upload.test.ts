import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { Attachment } from '#portal/api/contract/field-schema.ts'
import { limit } from '../limit.ts'
import { attachmentOf as file, pdfOf, pdfStart } from '../test-kit/attachment.ts'
import { isForPatient } from '../test-kit/patient-sentence.ts'
import { Refusal } from '../http/refusal.ts'
import { readUploads, type Upload } from './upload.ts'
import { cleanFilename } from './upload-name.ts'

const begin = {
  pdf: pdfStart,
  jpg: Buffer.from([0xff, 0xd8, 0xff, 0xe0]),
  png: Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
  exe: Buffer.from('MZ\u0090\0', 'latin1'),
  html: Buffer.from('<!doctype html>'),
}

function outcome(...attachments: Attachment[]): Upload[] | { status: number; message: string } {
  try {
    return readUploads(attachments)
  } catch (error) {
    if (!(error instanceof Refusal)) throw error
    return { status: error.status, message: error.message }
  }
}

describe('a file is accepted by its extension and its first bytes', () => {
  test.each([
    ['verklaring.pdf', begin.pdf, 'application/pdf'],
    ['VERKLARING.PDF', begin.pdf, 'application/pdf'],
    ['foto.jpg', begin.jpg, 'image/jpeg'],
    ['foto.JPEG', begin.jpg, 'image/jpeg'],
    ['scherm.png', begin.png, 'image/png'],
    ['brief van 3.12.2026.pdf', begin.pdf, 'application/pdf'],
    ['factuur van winkel.com.pdf', begin.pdf, 'application/pdf'],
  ])('%s', (filename, content, mimetype) => {
    expect(outcome(file(filename, content))).toEqual([{ filename, mimetype, content, description: filename }])
  })

  test('the text of the patient becomes its description', () => {
    expect(outcome({ ...file('a.pdf'), description: ' Van mijn verzekeraar ' })).toMatchObject([
      { description: 'Van mijn verzekeraar' },
    ])
  })

  test('a description has at most 200 characters', () => {
    expect(outcome({ ...file('a.pdf'), description: 'x'.repeat(200) })).toHaveLength(1)
    expect(outcome({ ...file('a.pdf'), description: 'x'.repeat(201) })).toEqual({
      status: 491,
      message: 'Maak de omschrijving van het bestand "a.pdf" korter: hoogstens 200 tekens.',
    })
  })

  test('an empty list of files is accepted', () => {
    expect(outcome()).toEqual([])
  })
})

describe('a file is refused with a message that names it', () => {
  test.each<[string, string, Buffer]>([
    ['an executable', 'a.exe', begin.exe],
    ['an executable behind a second extension', 'a.pdf.exe', begin.pdf],
    ['an executable before a second extension', 'a.exe.pdf', begin.pdf],
    ['an executable with a space in between', 'a.exe .pdf', begin.pdf],
    ['a renamed executable', 'a.pdf', begin.exe],
    ['a page named as a photo', 'a.jpg', begin.html],
    ['a photo named as a PDF', 'a.pdf', begin.jpg],
    ['a PDF named as a photo', 'a.png', begin.pdf],
    ['a PDF behind other bytes', 'a.pdf', Buffer.concat([begin.html, begin.pdf])],
    ['a truncated PNG signature', 'a.png', begin.png.subarray(0, 4)],
    ['an SVG with script', 'a.svg', begin.html],
    ['no extension', 'verklaring', begin.pdf],
    ['an extension reversed by a bidi character', 'a.pdf\u202Eexe', begin.pdf],
    ['an empty file', 'leeg.pdf', Buffer.alloc(0)],
  ])('%s', (_, filename, content) => {
    expect(outcome(file(filename, content))).toEqual({
      status: 491,
      message: expect.stringContaining(cleanFilename(filename)) as string,
    })
  })

  test.each(['../x.pdf', '..\\..\\start\r\nup\\x.exe', 'a\u202Eb.pdf', 'regel\r\nSet-Cookie: a=b.pdf', 'C:\\x\\y.pdf'])(
    'the misleading name %j is shown on one line, in a message for the patient',
    (filename) => {
      const { status, message } = outcome(file(filename)) as { status: number; message: string }
      expect([status, isForPatient(message), /[\p{Cc}\p{Cf}/\\]/u.test(message)]).toEqual([491, true, false])
      expect(message).toContain('geef het een gewone naam')
    },
  )

  test.each([
    '=',
    '====',
    'JVBERi0',
    'JVBERi0=\n',
    'JVBE Ri0=',
    'JVBERi0-',
    'data:application/pdf;base64,JVBERi0=',
    'JV=ERi0=',
  ])('%j, which is not base64', (data) => {
    expect(outcome({ ...file('stuk.pdf'), data })).toEqual({
      status: 491,
      message: expect.stringContaining('stuk.pdf') as string,
    })
  })

  test('one invalid file among valid ones refuses all', () => {
    expect(outcome(file('goed.pdf'), file('fout.exe'))).toEqual({
      status: 491,
      message: expect.stringContaining('fout.exe') as string,
    })
  })
})

describe('the limits are inclusive', () => {
  test('20 MB is accepted', () => {
    expect(outcome(pdfOf(limit.fileBytes))).toMatchObject([{ filename: 'scan.pdf' }])
  })

  test.each([1, 2, 3])('%s bytes more gets a 413', (more) => {
    expect(outcome(pdfOf(limit.fileBytes + more))).toEqual({
      status: 413,
      message: expect.stringContaining('"scan.pdf"') as string,
    })
  })

  test('60 MB together is accepted, and more gets a 413', () => {
    const three = [pdfOf(limit.fileBytes), pdfOf(limit.fileBytes), pdfOf(limit.fileBytes)]
    expect(outcome(...three)).toHaveLength(3)
    expect(outcome(...three, file('a.pdf'))).toEqual({
      status: 413,
      message: expect.stringContaining('60 MB') as string,
    })
  })

  test('too many files get a 413', () => {
    const many = Array.from({ length: limit.filesTogether + 1 }, () => file('a.pdf'))
    expect(outcome(...many.slice(1))).toHaveLength(limit.filesTogether)
    expect(outcome(...many)).toEqual({
      status: 413,
      message: expect.stringContaining(String(limit.filesTogether)) as string,
    })
  })
})

describe('a file name is sanitized', () => {
  test.each([
    ['../../x.pdf', 'x.pdf'],
    ['C:\\temp\\x.pdf', 'x.pdf'],
    ['CON.pdf', '_CON.pdf'],
    ['lpt1.jpg', '_lpt1.jpg'],
    ['console.pdf', 'console.pdf'],
    ['a\u202Ecod\r\n.pdf', 'acod.pdf'],
    ['a<b>c:d"e|f?g*.pdf', 'abcdefg.pdf'],
    ['e\u0301e\u0301n.pdf', 'één.pdf'],
    ['half \uD800.pdf', 'half .pdf'],
    ['x.pdf. . ', 'x.pdf'],
    ['.pdf', 'bestand.pdf'],
    ['...', 'bestand'],
    ['', 'bestand'],
  ])('%j becomes %j', (given, cleaned) => {
    expect(cleanFilename(given)).toBe(cleaned)
  })

  test('for any input the name is short and safe, and sanitizing it again changes nothing', () => {
    const part = fc.oneof(
      fc.string({ maxLength: 20 }),
      fc.constantFrom('.', ' ', '/', '\\', '\u202E', '\uD800', 'e\u0301', '\u037E', 'con', '.pdf', '😀'.repeat(80)),
    )
    fc.assert(
      fc.property(fc.array(part, { maxLength: 6 }), (parts) => {
        const name = cleanFilename(parts.join(''))
        expect(name.length).toBeGreaterThan(0)
        expect(name.length).toBeLessThanOrEqual(120)
        expect(name).not.toMatch(/[\p{Cc}\p{Cs}<>:"/\\|?*]|^\.|[\s.]$/u)
        expect(cleanFilename(name)).toBe(name)
      }),
      { seed: 20_261_121 },
    )
  })
})

import type { Attachment } from '#portal/api/contract/field-schema.ts'
import { status } from '#portal/api/contract/status.ts'
import { limit } from '../limit.ts'
import { Refusal } from '../http/refusal.ts'
import { notTooLong } from './text.ts'
import { cleanFilename, extensionsOf, isMisleading } from './upload-name.ts'

/** A file that may be kept and given back. */
export interface Upload {
  filename: string
  mimetype: string
  content: Buffer
  /** What the patient wrote with it, the name where they wrote nothing. */
  description: string
}

/** What a file must begin with to be what its extension says. */
const kinds = [
  { extensions: ['pdf'], mimetype: 'application/pdf', start: Buffer.from('%PDF-') },
  { extensions: ['jpg', 'jpeg'], mimetype: 'image/jpeg', start: Buffer.from([0xff, 0xd8, 0xff]) },
  { extensions: ['png'], mimetype: 'image/png', start: Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]) },
] as const

/** Inside a name these can only mean that something else is meant to be opened. */
const active = new Set([
  'app',
  'apk',
  'bat',
  'cmd',
  'dll',
  'exe',
  'hta',
  'htm',
  'html',
  'jar',
  'js',
  'jse',
  'lnk',
  'msi',
  'php',
  'pif',
  'ps1',
  'scr',
  'sh',
  'svg',
  'vbs',
  'wsf',
])

function wrong(filename: string, why: string): Refusal {
  return new Refusal(status.inputLogicError, `Het bestand "${filename}" kunnen wij niet aannemen: ${why}.`)
}

function tooLarge(message: string): Refusal {
  return new Refusal(413, message)
}

/** How many bytes a base64 text stands for, told without decoding it. */
function sizeOf(data: string): number {
  return (data.length / 4) * 3 - (data.endsWith('==') ? 2 : Number(data.endsWith('=')))
}

/** Node decodes whatever looks a bit like base64; what a patient gets back must be what was sent. */
function decode(filename: string, data: string): Buffer {
  if (data.length % 4 !== 0 || !/^[A-Za-z0-9+/]*={0,2}$/.test(data)) throw wrong(filename, 'het is onderweg beschadigd')
  const size = sizeOf(data)
  if (size === 0) throw wrong(filename, 'het is leeg')
  if (size > limit.fileBytes)
    throw tooLarge(
      `Het bestand "${filename}" is te groot. Een bestand mag hoogstens ${limit.fileBytes / 1024 ** 2} MB zijn.`,
    )
  return Buffer.from(data, 'base64')
}

function readUpload({ filename: given, data, description }: Attachment): Upload {
  const filename = cleanFilename(given)
  notTooLong('description', `de omschrijving van het bestand "${filename}"`, description)
  if (isMisleading(given)) throw wrong(filename, 'geef het een gewone naam, zonder bijzondere tekens')
  const [extension, ...inner] = extensionsOf(filename).toReversed()
  const kind = kinds.find(({ extensions }) => extensions.some((one) => one === extension))
  if (!kind || inner.some((one) => active.has(one))) throw wrong(filename, 'stuur een pdf-, jpg- of png-bestand')
  const content = decode(filename, data)
  if (!content.subarray(0, kind.start.length).equals(kind.start))
    throw wrong(filename, `de inhoud is geen ${extension}`)
  return { filename, mimetype: kind.mimetype, content, description: description.trim() || filename }
}

/** Judges files by name, size and leading bytes, or refuses in a sentence that names the file. None at all is no fault here. */
export function readUploads(attachments: readonly Attachment[]): Upload[] {
  if (attachments.length > limit.filesTogether)
    throw tooLarge(`U kunt hoogstens ${limit.filesTogether} bestanden tegelijk sturen.`)
  const together = attachments.reduce((bytes, { data }) => bytes + sizeOf(data), 0)
  if (together > limit.fileBytesTogether)
    throw tooLarge(
      `De bestanden zijn samen te groot. Samen mogen ze hoogstens ${limit.fileBytesTogether / 1024 ** 2} MB zijn.`,
    )
  return attachments.map(readUpload)
}

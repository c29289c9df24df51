import type { FileDropzoneLabels } from './file-dropzone-labels.ts'
import type { FileKind, FileLimits } from './file-kind.ts'

export const megabyte = 1024 * 1024

const number = new Intl.NumberFormat('nl-NL', { maximumFractionDigits: 1 })
const files = (count: number) => `${count} ${count === 1 ? 'bestand' : 'bestanden'}`

/** Dutch texts for stories and tests. */
export const dutch: FileDropzoneLabels = {
  choose: 'Bestand kiezen',
  zone: {
    idle: 'of sleep een bestand naar dit vak',
    'over-page': 'Sleep naar dit vak',
    'over-zone': 'Laat los om toe te voegen',
    'wrong-kind': 'Dit type kan niet. Kies pdf, jpg of png.',
    full: 'Dit is het hoogste aantal. Verwijder eerst een bestand.',
  },
  reading: 'Bezig met lezen…',
  chosen: (count) => `${files(count)} gekozen`,
  size: (bytes) =>
    bytes < megabyte / 10 ? `${number.format(bytes / 1024)}\u00a0kB` : `${number.format(bytes / megabyte)}\u00a0MB`,
  remove: 'Verwijder',
  removeFile: (name) => `Verwijder ${name}`,
  removed: (name) => `${name} verwijderd`,
  refused: {
    kind: 'dit type kan niet. Kies pdf, jpg of png.',
    heic: 'deze foto van een iPhone kan niet. Maak een schermafdruk van de foto en kies die.',
    content: 'dit is geen echt pdf-, jpg- of png-bestand. Kies een ander bestand.',
    empty: 'dit bestand is leeg. Kies een ander bestand.',
    'too-large': 'dit bestand is groter dan 20\u00a0MB. Maak het kleiner of kies een ander.',
    unreadable: 'dit bestand konden we niet lezen. Probeer het opnieuw.',
    'too-many': 'er passen niet meer dan 5 bestanden bij. Verwijder eerst een ander.',
    'too-large-together': 'samen zijn de bestanden groter dan 60\u00a0MB. Stuur dit bestand apart.',
  },
  duplicate: 'dit bestand had u al gekozen.',
  renamed: 'dit bestand kreeg een nummer. Een ander bestand had dezelfde naam.',
  leftOut: (count) => `${files(count)} zijn niet toegevoegd. Bekijk waarom.`,
  summary: ({ added, renamed, refused, duplicates }) =>
    [
      added > 0 && `${files(added)} toegevoegd`,
      renamed > 0 && `${files(renamed)} met een nummer`,
      refused > 0 && `${files(refused)} geweigerd`,
      duplicates > 0 && `${files(duplicates)} al gekozen`,
    ]
      .filter(Boolean)
      .join(', '),
}

export const label = 'Bijlagen'
export const hint = 'Pdf, jpg of png. Elk bestand mag 20\u00a0MB groot zijn.'
export const limits: FileLimits = {
  kinds: ['pdf', 'jpg', 'png'],
  bytes: 20 * megabyte,
  bytesTogether: 60 * megabyte,
  count: 5,
}

const starts: Record<FileKind, number[]> = {
  pdf: [0x25, 0x50, 0x44, 0x46, 0x2d],
  jpg: [0xff, 0xd8, 0xff, 0xe0],
  png: [0x89, 0x50, 0x4e, 0x47],
}

/** A file with the magic bytes of its kind. */
export function fileOf(kind: FileKind, name: string, bytes = 2048, options: FilePropertyBag = {}): File {
  const content = new Uint8Array(bytes)
  content.set(starts[kind].slice(0, bytes))
  return new File([content], name, { lastModified: 0, ...options })
}

/** A file with a faked size, without the bytes. */
export const largeFileOf = (kind: FileKind, name: string, bytes: number): File =>
  Object.defineProperty(fileOf(kind, name), 'size', { value: bytes })

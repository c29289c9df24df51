// Zero-width joiners stay: emoji and Persian use them.
const invisible = /(?![\u200c\u200d])[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\p{Cs}]/gu

/** A file name safe to display: without direction overrides and line breaks. */
export const shownName = (name: string): string => name.replace(invisible, '') || '\ufffd'

// File systems of Windows and macOS treat these names as equal.
const nameKey = (name: string) => name.normalize('NFC').toLowerCase()

export const sameName = (one: File, other: File): boolean => nameKey(one.name) === nameKey(other.name)

/** The name that phones give to every photo, and browsers to every pasted picture. */
const namedByDevice = /^(image)(\.(?:png|jpe?g))$/i

/**
 * Adds a number to a device-given name that is already taken, as it is not the same photo.
 * The new File refers to the same bytes; nothing is read.
 */
export function withFreeName(file: File, chosen: readonly File[]): File {
  const [, stem, extension] = namedByDevice.exec(file.name) ?? []
  if (stem === undefined || extension === undefined) return file
  const identical = (other: File) => other.size === file.size && other.lastModified === file.lastModified
  const taken = (name: string) => chosen.some((other) => nameKey(other.name) === nameKey(name))
  if (!taken(file.name) || chosen.some(identical)) return file
  let number = 2
  while (taken(`${stem}-${number}${extension}`)) number += 1
  return new File([file], `${stem}-${number}${extension}`, { type: file.type, lastModified: file.lastModified })
}

/** Each file with a key that stays the same when others are removed. */
export const keyed = (files: readonly File[]): { file: File; key: string }[] =>
  files.map((file, place) => ({ file, key: `${file.name}/${files.slice(0, place).filter(({ name }) => name === file.name).length}` }))

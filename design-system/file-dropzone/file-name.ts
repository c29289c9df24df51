// Zero-width joiners stay: emoji and Persian are written with them.
const unseen = /(?![\u200c\u200d])[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\p{Cs}]/gu

/** The name as it may stand on the screen: characters that turn the reading order around or break the line are left out. */
export const shownName = (name: string): string => name.replace(unseen, '') || '\ufffd'

// Disks of Windows and macOS take these for one file.
const nameKey = (name: string) => name.normalize('NFC').toLowerCase()

export const sameName = (one: File, other: File): boolean => nameKey(one.name) === nameKey(other.name)

/** Phones give every photo, and browsers every pasted picture, this one name. */
const namedByDevice = /^(image)(\.(?:png|jpe?g))$/i

/**
 * Another photo with the name the device gives to all of them is not the same file again: it gets a number.
 * The new File points to the same bytes; nothing is read.
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

/** Each file with a key that stays its own when another one goes. */
export const keyed = (files: readonly File[]): { file: File; key: string }[] =>
  files.map((file, place) => ({ file, key: `${file.name}/${files.slice(0, place).filter(({ name }) => name === file.name).length}` }))

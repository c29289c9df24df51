// Zero-width joiners are kept, as emoji and Persian use them.
const invisible = /(?![\u200c\u200d])[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\p{Cs}]/gu

/** A file name that is safe to display, without direction overrides and line breaks; U+FFFD if nothing is left. */
export const shownName = (name: string): string => name.replace(invisible, '') || '\ufffd'

// File systems of Windows and macOS treat these names as equal.
const nameKey = (name: string) => name.normalize('NFC').toLowerCase()

export const sameName = (one: File, other: File): boolean => nameKey(one.name) === nameKey(other.name)

/** Whether it is the name that phones give to each photo and browsers to each pasted image. */
export const isDeviceName = (name: string): boolean => /^image\.(?:png|jpe?g)$/i.test(name)

const isImage = (name: string) => /\.(?:png|jpe?g)$/i.test(name)

/** Splits a name before its extension. */
function split(name: string): [stem: string, extension: string] {
  const dot = name.lastIndexOf('.')
  return dot > 0 ? [name.slice(0, dot), name.slice(dot)] : [name, '']
}

/** Whether `chosen` is `file`, under the same name or with the number that it got when it was chosen. */
export function isSameFile(chosen: File, file: File): boolean {
  if (chosen.lastModified !== file.lastModified) return false
  // The caller may have replaced an image by a smaller version.
  if (sameName(chosen, file)) return chosen.size === file.size || isImage(file.name)
  const [stem, extension] = split(nameKey(file.name))
  const [chosenStem, chosenExtension] = split(nameKey(chosen.name))
  return (
    chosen.size === file.size &&
    extension === chosenExtension &&
    chosenStem.startsWith(`${stem}-`) &&
    /^\d+$/.test(chosenStem.slice(stem.length + 1))
  )
}

/** The file, or a copy with a number in its name if another chosen file has that name. The copy refers to the same bytes; nothing is read. */
export function withFreeName(file: File, chosen: readonly File[]): File {
  const taken = (name: string) => chosen.some((other) => nameKey(other.name) === nameKey(name))
  if (!taken(file.name)) return file
  const [stem, extension] = split(file.name)
  let number = 2
  while (taken(`${stem}-${number}${extension}`)) number += 1
  return new File([file], `${stem}-${number}${extension}`, { type: file.type, lastModified: file.lastModified })
}

/** Each file with a unique key made from its name, so that removing another file does not change it. */
export const keyed = (files: readonly File[]): { file: File; key: string }[] =>
  files.map((file, index) => ({
    file,
    key: `${file.name}/${files.slice(0, index).filter(({ name }) => name === file.name).length}`,
  }))

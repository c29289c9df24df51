/** Ignores case and accents, as a patient in an attack types neither. */
const plain = (text: string) => text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase()

/** Whether a text contains every word of `wanted`; true if there are none. */
export function matchesSearch(text: string, wanted: string): boolean {
  const said = plain(text)
  return plain(wanted)
    .split(/\s+/)
    .every((word) => said.includes(word))
}

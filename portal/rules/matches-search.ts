/** Without capitals and accents: who searches in an attack types neither. */
const plain = (text: string) => text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase()

/** Whether a text holds every one of the words looked for; without any, all do. */
export function matchesSearch(text: string, wanted: string): boolean {
  const said = plain(text)
  return plain(wanted).split(/\s+/).every((word) => said.includes(word))
}

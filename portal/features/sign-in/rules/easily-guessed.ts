/** Signs that people put in the place of a letter. */
const disguises: Readonly<Record<string, string>> = { '0': 'o', '1': 'i', '!': 'i', '3': 'e', '4': 'a', '@': 'a', '5': 's', '$': 's', '7': 't' }

/** The letters alone, and once: a word said twice is as easily guessed. */
const lettersOf = (text: string): string => text.replace(/[^a-z]/g, '').replace(/^(.+?)\1+$/, '$1')

/** The words that are left of a password without what is put around a word because a rule asks for it: capitals, digits and signs. */
export function wordsIn(password: string): string[] {
  const plain = password.toLowerCase().normalize('NFD')
  const undisguised = plain.replace(/[^a-z]+$/, '').replace(/[^a-z]/g, (sign) => disguises[sign] ?? sign)
  return [lettersOf(plain), lettersOf(undisguised)]
}

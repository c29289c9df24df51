/** Characters that are commonly used instead of a letter. */
const substitutions: Readonly<Record<string, string>> = {
  '0': 'o',
  '1': 'i',
  '!': 'i',
  '3': 'e',
  '4': 'a',
  '@': 'a',
  '5': 's',
  $: 's',
  '7': 't',
}

/** Letters only; of a repeated word one copy. */
const lettersOf = (text: string): string => text.replace(/[^a-z]/g, '').replace(/^(.+?)\1+$/, '$1')

/** Candidate words of a password: lower case, without digits and signs, once with and once without `substitutions` undone. */
export function wordsIn(password: string): string[] {
  const lowerCase = password.toLowerCase().normalize('NFD')
  const substituted = lowerCase.replace(/[^a-z]+$/, '').replace(/[^a-z]/g, (sign) => substitutions[sign] ?? sign)
  return [lettersOf(lowerCase), lettersOf(substituted)]
}

/** Words that the spec has as they are, without a full stop. */
const asInSpec: readonly unknown[] = ['Ongeldig BSN']
const dutch = /\b(?:u|uw|wij|we|ons|de|het|dit|een|geen|niet|is|eerst)\b/i
const foreign = /\b(?:the|error|invalid|undefined|null|failed)\b/i
const camel = /[a-z][A-Z]/
const sentence = /^\p{Lu}[\p{L}\d ,:'-]+[.?]$/u
const mostWords = 20

/** Whether a patient could read this: one or a few short Dutch sentences, and nothing of how the clinic works inside. */
export function isForPatient(message: unknown): boolean {
  if (typeof message !== 'string' || asInSpec.includes(message)) return asInSpec.includes(message)
  // Between quotation marks stands the name of a file, as the patient has it.
  const plain = message.replace(/"[^"]*"/g, 'bestand')
  const isClean = dutch.test(plain) && !foreign.test(plain) && !camel.test(plain)
  return (
    isClean && plain.split(/(?<=[.?])\s/).every((part) => sentence.test(part) && part.split(' ').length <= mostWords)
  )
}

/** The ledger's pattern for an address: letters, digits and ._%+- before the at-sign, then a dotted domain. */
const emailPattern = /^[a-z0-9._%+-]+@[a-z0-9-]+(?:\.[a-z0-9-]+)*\.[a-z]{2,}$/
const phonePattern = /^\+?\d{8,15}$/
/** Longer ones would only cost work. */
const longest = { email: 254, password: 256 }

/** The address as it is kept, or undefined where it is none. */
export function readEmail(given: string): string | undefined {
  const email = given.trim().toLowerCase()
  return email.length <= longest.email && emailPattern.test(email) ? email : undefined
}

export function isPhone(given: string): boolean {
  return phonePattern.test(given)
}

/** Parts of an address or number that are long enough to give a password away. */
function contactParts(email: string, phone: string): string[] {
  return [email, email.split('@')[0] ?? '', phone.replace('+', '').slice(-8)].filter((part) => part.length >= 4)
}

/** What a password still lacks, as a sentence for the patient; undefined when it will do. */
export function passwordFault(
  password: string,
  { email, phone }: { email: string; phone: string },
): string | undefined {
  if (password.length > longest.password)
    return `Dit wachtwoord is te lang. Gebruik hoogstens ${longest.password} tekens.`
  const kinds = [/\p{Ll}/u, /\p{Lu}/u, /\p{Nd}/u, /[^\p{L}\p{N}]/u]
  if (password.length < 10 || !kinds.every((kind) => kind.test(password))) {
    return 'Gebruik minstens 10 tekens, met een kleine letter, een hoofdletter, een cijfer en een leesteken.'
  }
  const plain = password.toLowerCase()
  return contactParts(email, phone).some((part) => plain.includes(part))
    ? 'Gebruik uw e-mailadres of telefoonnummer niet in uw wachtwoord.'
    : undefined
}

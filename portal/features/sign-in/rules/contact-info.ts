/** The shortest part of an address or number that gives a password away. */
const shortest = 4

/** Whether a password holds the patient's e-mail address, the name before its at-sign, or the digits of their number; '' for what is not known. */
export function holdsContactInfo(password: string, { email, phone }: { email: string; phone: string }): boolean {
  const [name = ''] = email.split('@')
  const parts = [name.toLowerCase(), phone.replace('+', '').slice(-8)].filter(({ length }) => length >= shortest)
  return parts.some((part) => password.toLowerCase().includes(part))
}

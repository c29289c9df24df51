/** Fewest characters of a name or number that are searched for in a password. */
const shortest = 4

/** Whether a password contains the name in the patient's e-mail address, or the last eight digits of their number, whatever the case; '' for what is not known. */
export function holdsContactInfo(password: string, { email, phone }: { email: string; phone: string }): boolean {
  const [name = ''] = email.split('@')
  const details = [name.toLowerCase(), phone.replace('+', '').slice(-8)].filter(({ length }) => length >= shortest)
  return details.some((detail) => password.toLowerCase().includes(detail))
}

/** Replaces the hidden characters; the word joiner prevents a line break after it. */
const hidden = '…\u2060'

/** 'emma.wit@voorbeeld.nl' → 'em…@voorbeeld.nl': recognizable to its owner. Names up to three characters show one. */
export function maskedEmail(email: string): string {
  const at = email.lastIndexOf('@')
  return `${email.slice(0, at > 3 ? 2 : 1)}${hidden}${email.slice(at)}`
}

/** '0612345678' → '0612…678': the patient can notice a wrong start or end. */
export const maskedPhone = (phone: string): string => `${phone.slice(0, -6)}${hidden}${phone.slice(-3)}`

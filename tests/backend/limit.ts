import { type CallName, hasUploads, isAuthentication } from '#portal/api/contract/contract.ts'

/** The limits of the back end, in seconds unless the name says otherwise. */
export const limit = {
  bodyBytes: 1024 * 1024,
  /** Of a call by somebody who is not signed in yet: an address, a code or a password. */
  authenticationBytes: 4 * 1024,
  /** Of a post with reports of what goes wrong in the portal, and how many posts are remembered. */
  reportBytes: 16 * 1024,
  reportsKept: 200,
  /** Of one file, of all files of one call together, and how many they may be. */
  fileBytes: 20 * 1024 * 1024,
  fileBytesTogether: 60 * 1024 * 1024,
  filesTogether: 20,
  /** Of all files of one account; an account is made by anybody, and a person is known only once identified. */
  accountBytes: 500 * 1024 * 1024,
  accountBytesBeforeIdentification: 60 * 1024 * 1024,
  /** Calls with files of one patient. */
  uploadsAtOnce: 2,
  /** How long a link to the payment site is good. */
  paymentLink: 3600,
  sessionDays: 30,
  /** Tries to get in that failed, and codes asked for, an hour from one address of the network. */
  triesPerAddress: 30,
  wrongPasswords: 6,
  lock: 2 * 3600,
  /** From the e-mail address to the password. */
  registration: 900,
  /** Text messages to numbers that nobody has confirmed: for one registration, and an hour to one number. */
  textsPerRegistration: 6,
  textsPerNumber: 6,
  codeLife: 600,
  triesPerCode: 5,
  wrongCodesPerHour: 10,
  /** Codes that were sent and not used: a patient who signs in often is no attacker. */
  unusedCodesPerHour: 6,
  /** A code this young is not sent again: the same one still works. */
  resend: 25,
  /** How far ahead appointments can be made. */
  daysAhead: 400,
} as const

/** How long the body of a call may be. Files take a third more in base64. */
export function bodyBytesOf(call: CallName): number {
  if (isAuthentication(call)) return limit.authenticationBytes
  return hasUploads(call) ? limit.bodyBytes + (limit.fileBytesTogether / 3) * 4 : limit.bodyBytes
}

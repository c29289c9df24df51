/** The second factor an answer names; sms when it names none, undefined when this portal does not know it. */
export function verificationMethod(named: string | undefined): 'sms' | 'otp' | undefined {
  if (named === undefined || named === '') return 'sms'
  return named === 'sms' || named === 'otp' ? named : undefined
}

import { randomBytes } from 'node:crypto'
import { granted, infoOf } from '../granted.ts'
import { newPhone } from '../sample/sample.ts'
import type { NewWriter } from './writer.ts'

/** Registers one new patient after another; each write is a whole registration of five calls. */
export const newcomer: NewWriter = async () => {
  const accounts: { email: string; password: string; token: string }[] = []
  return {
    async write(on) {
      const tag = randomBytes(5).toString('hex')
      const [emailAddress, password, phoneNumber] = [`nieuw.${tag}@voorbeeld.test`, `Sterke-Wolk-${tag}-1!`, newPhone()]
      const { registrationToken } = await granted<{ registrationToken: string }>(on, 'registerEmailAddress', {
        body: { emailAddress, visitorId: 'geen' },
      })
      await granted(on, 'validateEmailAddress', {
        body: { registrationToken, emailCode: await on.testAdmin.codeFor(emailAddress, 'email') },
      })
      await granted(on, 'registerPhoneNumber', { body: { registrationToken, phoneNumber } })
      await granted(on, 'validatePhoneNumber', {
        body: { registrationToken, smsCode: await on.testAdmin.codeFor(emailAddress, 'sms') },
      })
      const { authToken } = await granted<{ authToken: string }>(on, 'registerPassword', {
        body: { registrationToken, password },
      })
      accounts.push({ email: emailAddress, password, token: authToken })
    },
    async missing(on) {
      const wrong: string[] = []
      for (const { token } of accounts)
        await infoOf(on, token).catch((error: unknown) => wrong.push(`a new patient: ${String(error)}`))
      const last = accounts.at(-1)
      if (last && (await on.call('login', { basic: last })).status !== 200) wrong.push('the password of a new patient')
      return wrong
    },
  }
}

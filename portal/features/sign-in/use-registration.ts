import { useSetAtom } from 'jotai'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { asVisitor, authentication } from '../../api/contract/authentication.ts'
import { hasStatus } from '../../api/error.ts'
import { goTo } from '../../navigation/history-entry.ts'
import { beginSessionAtom, claimPlace, type ReturnLocation } from '../../navigation/return-location.ts'
import { useApiClient } from '../../platform/api-client.ts'
import { useClock } from '../../platform/clock.ts'
import { visitor } from './visitor-id.ts'
import { accountRefusals } from './account-refusals.ts'
import { MaybeDone, useOnce } from './use-once.ts'
import { useErrorMessage, type OwnErrorMessages } from '../../ui/load-states/labelled-notice.tsx'
import { phoneAnew, type RegistrationWizard } from './use-registration-wizard.ts'

const refusals: OwnErrorMessages = {
  ...accountRefusals,
  conflict: 'account:registration.known',
  preconditionFailed: 'account:registration.expired',
  recordNotFound: 'account:registration.expired',
}
const refusedEmail: OwnErrorMessages = { ...refusals, inputLogicError: 'err_email' }
const refusedPhone: OwnErrorMessages = { ...refusals, inputLogicError: 'err_email_phone' }

/** Where nothing more comes of this registration, the way on from there. */
type WayOut = 'restart' | 'signIn'

const wayOutAfter = (error: unknown): WayOut | null => (hasStatus(error, 'preconditionFailed', 'recordNotFound') ? 'restart' : null)
const wayOutAfterPassword = (error: unknown) => (error instanceof MaybeDone || hasStatus(error, 'conflict') ? 'signIn' : wayOutAfter(error))

/** Whether a registration is over, as an answer of the clinic said. */
function useEnd(token: string) {
  // Begun again, it has another token.
  const [over, setOver] = useState<{ token: string; wayOut: WayOut } | null>(null)
  const noting = (errorMessage: (error: unknown) => string, after: (error: unknown) => WayOut | null = wayOutAfter) => (error: unknown) => {
    const wayOut = after(error)
    if (wayOut) setOver({ token, wayOut })
    return errorMessage(error)
  }
  return { wayOut: over?.token === token ? over.wayOut : null, noting }
}

/** The calls of registering, what follows from each answer, and the words for each refusal. */
export function useRegistration({ choices, choose, advance }: Pick<RegistrationWizard, 'choices' | 'choose' | 'advance'>) {
  const { t } = useTranslation('account')
  const call = useApiClient()
  const { now } = useClock()
  const beginSession = useSetAtom(beginSessionAtom)
  const { token: registrationToken } = choices
  const { wayOut, noting } = useEnd(registrationToken)
  const passwordErrorMessage = useErrorMessage({ ...refusals, inputLogicError: 'account:password.refused' })

  const sendEmail = async (emailAddress: string) => {
    const { registrationToken: token } = await call(authentication.registerEmailAddress, { body: { emailAddress, ...asVisitor(visitor()) } })
    return { token, since: now().getTime() }
  }
  const sendPhone = (phoneNumber: string) => call(authentication.registerPhoneNumber, { body: { registrationToken, phoneNumber } })

  return {
    wayOut,
    errorMessage: noting(useErrorMessage(refusals)),
    emailErrorMessage: noting(useErrorMessage(refusedEmail)),
    phoneErrorMessage: noting(useErrorMessage(refusedPhone)),
    email: {
      // What is confirmed is not asked again.
      send: async (email: string) => (choices.emailConfirmed && email === choices.codeEmail ? null : sendEmail(email)),
      onDone: (begun: Awaited<ReturnType<typeof sendEmail>> | null, email: string) => advance({ email, ...(begun && { ...begun, codeEmail: email, emailConfirmed: false, ...phoneAnew }) }),
      resend: () => sendEmail(choices.codeEmail),
      onResent: choose,
    },
    emailCode: {
      check: (emailCode: string) => call(authentication.validateEmailAddress, { body: { registrationToken, emailCode } }),
      onRight: () => advance({ emailConfirmed: true }),
    },
    phone: {
      send: async (phone: string) => (choices.phoneConfirmed && phone === choices.codePhone ? null : { sent: await sendPhone(phone) }),
      onDone: (sent: object | null, phone: string) => advance({ phone, ...(sent && { codePhone: phone, phoneConfirmed: false }) }),
      resend: () => sendPhone(choices.codePhone),
    },
    phoneCode: {
      check: (smsCode: string) => call(authentication.validatePhoneNumber, { body: { registrationToken, smsCode } }),
      onRight: () => advance({ phoneConfirmed: true }),
    },
    password: {
      send: useOnce('preconditionFailed', async (password) => {
        const { authToken: token } = await call(authentication.registerPassword, { body: { registrationToken, password } })
        return { token, email: choices.codeEmail, place: await claimPlace({ email: choices.codeEmail, token }) }
      }),
      errorMessage: noting((error) => (error instanceof MaybeDone ? t('registration.maybeDone') : passwordErrorMessage(error)), wayOutAfterPassword),
      onDone: (session: { token: string; email: string; place: ReturnLocation | null }) => {
        beginSession(session)
        // A session that begins makes the entries of before nobody's: the last step has one of its own.
        goTo('register', { state: { registered: true }, replace: true })
      },
    },
  }
}

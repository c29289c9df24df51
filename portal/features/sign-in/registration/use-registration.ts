import { useSetAtom } from 'jotai'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { asVisitor, authentication } from '../../../api/contract/authentication.ts'
import { hasStatus } from '../../../api/error.ts'
import { goTo } from '../../../navigation/history-entry.ts'
import { beginSessionAtom, claimReturnLocation, type ReturnLocation } from '../../../navigation/return-location.ts'
import { useApiClient } from '../../../platform/api-client.ts'
import { useDeviceClock } from '../../../platform/clock.ts'
import { visitor } from '../visitor-id.ts'
import { accountRefusals } from '../account-refusals.ts'
import { OutcomeUnknown, useCallOnce } from '../use-call-once.ts'
import { useErrorMessage, type OwnErrorMessages } from '../../../ui/load-states/alert.tsx'
import { restartPhone, type RegistrationWizard } from './use-registration-wizard.ts'

const refusals: OwnErrorMessages = {
  ...accountRefusals,
  conflict: 'account:registration.known',
  preconditionFailed: 'account:registration.expired',
  recordNotFound: 'account:registration.expired',
}
const refusedEmail: OwnErrorMessages = { ...refusals, inputLogicError: 'err_email' }
const refusedPhone: OwnErrorMessages = { ...refusals, inputLogicError: 'err_email_phone' }

/** What is offered when the registration cannot continue. */
type WayOut = 'restart' | 'signIn'

const wayOutAfter = (error: unknown): WayOut | null =>
  hasStatus(error, 'preconditionFailed', 'recordNotFound') ? 'restart' : null
const wayOutAfterPassword = (error: unknown) =>
  error instanceof OutcomeUnknown || hasStatus(error, 'conflict') ? 'signIn' : wayOutAfter(error)

/** Records that the clinic ended a registration. `watching` wraps an error message function to watch its errors. */
function useExpiry(token: string) {
  // By token: a restarted registration has another.
  const [ended, setEnded] = useState<{ token: string; wayOut: WayOut } | null>(null)
  const watching =
    (errorMessage: (error: unknown) => string, after: (error: unknown) => WayOut | null = wayOutAfter) =>
    (error: unknown) => {
      const wayOut = after(error)
      if (wayOut) setEnded({ token, wayOut })
      return errorMessage(error)
    }
  return { wayOut: ended?.token === token ? ended.wayOut : null, watching }
}

/**
 * Props for each step of the registration: its call, what follows, and its error messages (REG-05). `wayOut`: what is
 * offered once the clinic has ended this registration, else null.
 */
export function useRegistration({
  choices,
  choose,
  advance,
}: Pick<RegistrationWizard, 'choices' | 'choose' | 'advance'>) {
  const { t } = useTranslation('account')
  const call = useApiClient()
  const { now } = useDeviceClock()
  const beginSession = useSetAtom(beginSessionAtom)
  const { token: registrationToken } = choices
  const { wayOut, watching } = useExpiry(registrationToken)
  const passwordErrorMessage = useErrorMessage({ ...refusals, inputLogicError: 'account:password.refused' })

  const sendEmail = async (emailAddress: string) => {
    const { registrationToken: token } = await call(authentication.registerEmailAddress, {
      body: { emailAddress, ...asVisitor(visitor()) },
    })
    return { token, since: now().getTime() }
  }
  const sendPhone = (phoneNumber: string) =>
    call(authentication.registerPhoneNumber, { body: { registrationToken, phoneNumber } })

  return {
    wayOut,
    errorMessage: watching(useErrorMessage(refusals)),
    emailErrorMessage: watching(useErrorMessage(refusedEmail)),
    phoneErrorMessage: watching(useErrorMessage(refusedPhone)),
    email: {
      // A confirmed address needs no new code.
      send: async (email: string) => (choices.emailConfirmed && email === choices.codeEmail ? null : sendEmail(email)),
      onDone: (started: Awaited<ReturnType<typeof sendEmail>> | null, email: string) =>
        advance({ email, ...(started && { ...started, codeEmail: email, emailConfirmed: false, ...restartPhone }) }),
      resend: () => sendEmail(choices.codeEmail),
      onResent: choose,
    },
    emailCode: {
      check: (emailCode: string) =>
        call(authentication.validateEmailAddress, { body: { registrationToken, emailCode } }),
      onRight: () => advance({ emailConfirmed: true }),
    },
    phone: {
      send: async (phone: string) =>
        choices.phoneConfirmed && phone === choices.codePhone ? null : { sent: await sendPhone(phone) },
      onDone: (sent: object | null, phone: string) =>
        advance({ phone, ...(sent && { codePhone: phone, phoneConfirmed: false }) }),
      resend: () => sendPhone(choices.codePhone),
    },
    phoneCode: {
      check: (smsCode: string) => call(authentication.validatePhoneNumber, { body: { registrationToken, smsCode } }),
      onRight: () => advance({ phoneConfirmed: true }),
    },
    password: {
      send: useCallOnce('preconditionFailed', async (password) => {
        const { authToken: token } = await call(authentication.registerPassword, {
          body: { registrationToken, password },
        })
        return {
          token,
          email: choices.codeEmail,
          location: await claimReturnLocation({ email: choices.codeEmail, token }),
        }
      }),
      errorMessage: watching(
        (error) => (error instanceof OutcomeUnknown ? t('registration.maybeDone') : passwordErrorMessage(error)),
        wayOutAfterPassword,
      ),
      onDone: (session: { token: string; email: string; location: ReturnLocation | null }) => {
        beginSession(session)
        // A new session invalidates earlier history entries, so the last step gets its own.
        goTo('register', { state: { registered: true }, replace: true })
      },
    },
  }
}

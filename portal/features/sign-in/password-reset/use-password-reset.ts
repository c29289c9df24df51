import { useTranslation } from 'react-i18next'
import { authentication } from '../../../api/contract/authentication.ts'
import { hasStatus } from '../../../api/error.ts'
import { useApiClient } from '../../../platform/api-client.ts'
import { accountRefusals } from '../account-refusals.ts'
import { OutcomeUnknown, useCallOnce } from '../use-call-once.ts'
import { useErrorMessage } from '../../../ui/load-states/alert.tsx'
import type { PasswordResetWizard } from './use-password-reset-wizard.ts'

/** Refusals of the password after which a new code is needed: used, expired, or an unknown request. */
const codeGone = ['unauthorized', 'conflict', 'preconditionFailed', 'recordNotFound'] as const

/**
 * Props for each step of the password reset: its call, what follows, and its error messages (RESET-02). `isRight`: a
 * code is accepted and can still be used.
 */
export function usePasswordReset({ choices, advance, code, setCode, complete }: PasswordResetWizard) {
  const { t } = useTranslation('account')
  const call = useApiClient()
  const sendPassword = useCallOnce('unauthorized', (password) =>
    call(authentication.passwordReset2Factor, {
      body: { emailAddress: choices.codeEmail, emailCode: code?.value ?? '', password },
    }),
  )
  const passwordErrorMessage = useErrorMessage({
    ...accountRefusals,
    ...Object.fromEntries(codeGone.map((one) => [one, 'account:reset.codeGone' as const])),
    inputLogicError: 'account:password.refused',
  })
  const request = (emailAddress: string) => call(authentication.passwordResetRequest, { body: { emailAddress } })
  const isRight = code !== null && !code.isRefused

  return {
    isRight,
    email: {
      // An address with an accepted code needs no new one.
      send: async (email: string) => (isRight && email === choices.codeEmail ? null : { sent: await request(email) }),
      onDone: (sent: object | null, email: string) =>
        advance({ email, ...(sent && { codeEmail: email, codeWasRight: false }) }),
      errorMessage: useErrorMessage({
        ...accountRefusals,
        unauthorized: 'account:err_unknown_email',
        inputLogicError: 'err_email',
      }),
    },
    code: {
      check: (value: string) =>
        call(authentication.validateCode, { body: { emailAddress: choices.codeEmail, code: value, type: 'EMAIL' } }),
      onRight: (value: string) => {
        setCode({ email: choices.codeEmail, value, isRefused: false })
        advance({ codeWasRight: true })
      },
      resend: () => request(choices.codeEmail),
      errorMessage: useErrorMessage(accountRefusals),
    },
    password: {
      send: sendPassword,
      onDone: complete,
      errorMessage: (error: unknown) => {
        const isMaybeDone = error instanceof OutcomeUnknown
        const isGone = hasStatus(error, ...codeGone)
        if (code && (isMaybeDone || isGone)) setCode({ ...code, isRefused: true })
        return isMaybeDone ? t('reset.maybeDone') : passwordErrorMessage(error)
      },
    },
  }
}

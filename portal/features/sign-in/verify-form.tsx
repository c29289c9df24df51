import { Button, CodeField, backIcon } from '#design-system'
import { useSetAtom } from 'jotai'
import { useRef, useState, type FormEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { authentication } from '../../api/contract/authentication.ts'
import { isOutcomeUnknown } from '../../api/error.ts'
import { beginSessionAtom, claimReturnLocation } from '../../navigation/return-location.ts'
import { codeRule } from './rules/code.ts'
import { useApiClient } from '../../platform/api-client.ts'
import { useSettings } from '../../platform/settings.ts'
import { ResendCode } from './resend-code.tsx'
import { PasswordInput } from './password-input.tsx'
import { focusField, useFields } from './use-fields.ts'
import { useRequiredFilled } from './use-required-filled.ts'
import { useSubmit } from '../../ui/form/use-submit.ts'
import { ErrorAlert, submitVariant, useErrorMessage } from '../../ui/load-states/alert.tsx'

interface VerifyFormProps {
  method: 'sms' | 'otp'
  email: string
  /** Null after a reload: the password never leaves memory and is asked once more. */
  password: string | null
  onPassword: (password: string) => void
  onBack: () => void
}

/** An app makes its codes itself: there is nothing to send again. */
const wrongCode = { sms: 'login:verification.wrong', otp: 'login:verification.wrongOtp' } as const

/** Second step of signing in: the code, and after a reload the password again. */
export function VerifyForm({ method, email, password, onPassword, onBack }: VerifyFormProps) {
  const { t } = useTranslation(['login', 'common'])
  const call = useApiClient()
  const beginSession = useSetAtom(beginSessionAtom)
  const form = useRef<HTMLFormElement>(null)
  // Never reset: on a refusal the clinic does not say whether password or code was wrong.
  const [asksPassword, setAsksPassword] = useState(password === null)
  if (password === null && !asksPassword) setAsksPassword(true)
  const [code, setCode] = useState('')
  const missing = t(asksPassword ? 'verification.missingPassword' : 'verification.missing')
  const { filled, leftEmpty } = useRequiredFilled(form, asksPassword ? ['password', 'code'] : ['code'], missing)
  const { skipsCodeCheck } = useSettings()
  const fields = useFields({ code: codeRule(skipsCodeCheck) })
  const credentials = () => {
    const typed = form.current && new FormData(form.current).get('password')
    return { email, password: (typeof typed === 'string' && typed) || (password ?? '') }
  }
  const errorMessage = useErrorMessage({
    unauthorized: asksPassword ? 'login:verification.wrongBoth' : wrongCode[method],
  })
  const resendErrorMessage = useErrorMessage()
  const verify = useSubmit(
    async (checked: string) => {
      onPassword(credentials().password)
      const { authToken: token } =
        method === 'otp'
          ? await call(authentication.login2FactorOTP, { credentials: credentials(), body: { otp: checked } })
          : await call(authentication.login2Factor, { credentials: credentials(), body: { smsCode: checked } })
      return { token, email, location: await claimReturnLocation({ email, token }) }
    },
    {
      onDone: beginSession,
      errorMessage: (error) => {
        const text = errorMessage(error)
        if (!isOutcomeUnknown(error)) {
          fields.setError('code', text)
          focusField(form.current, 'code')
        }
        return text
      },
    },
  )

  const send = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const checked = fields.check(event.currentTarget)
    if (checked) verify.submit(checked.code)
  }

  return (
    <>
      <p>{t(`verification.${method}Intro`)}</p>
      {verify.failure?.retry && <ErrorAlert text={verify.failure.text} onRetry={verify.failure.retry} />}
      <form ref={form} method="dialog" noValidate onSubmit={send} className="flex flex-col gap-5">
        {asksPassword && (
          <PasswordInput name="password" autoComplete="current-password" hint={t('verification.again')} />
        )}
        <CodeField
          label={t(`verification.${method}`)}
          name="code"
          value={code}
          onValueChange={setCode}
          error={fields.errors.code}
          required
          {...(method === 'sms' && { hint: t('verification.smsHint') })}
        />
        <div className="flex flex-col gap-2">
          <Button
            type="submit"
            variant={submitVariant(verify.failure)}
            width="full"
            disabled={!filled}
            busyLabel={verify.busy ? t('verification.busy') : undefined}
          >
            {t('verification.submit')}
          </Button>
          {!filled && leftEmpty && <p className="text-small text-muted">{missing}</p>}
        </div>
      </form>
      {method === 'sms' && (
        <ResendCode
          label={t('verification.resend')}
          send={() => call(authentication.login, { credentials: credentials() })}
          errorMessage={resendErrorMessage}
        />
      )}
      <Button variant="quiet" icon={backIcon} className="-ml-3 self-start" onClick={onBack}>
        {t('common:back')}
      </Button>
    </>
  )
}

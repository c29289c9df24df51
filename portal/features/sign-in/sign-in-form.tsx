import { Button, ButtonLink, Link, TextField } from '#design-system'
import { useAtomValue } from 'jotai'
import { useRef, type FormEvent, type MouseEvent } from 'react'
import { useTranslation } from 'react-i18next'
import type { Credentials } from '../../api/client.ts'
import { forCall } from '../../api/lazy-client.ts'
import { pathTo } from '../../navigation/route-table.ts'
import { emailRule } from '../../rules/email.ts'
import { useApiClient } from '../../platform/api-client.ts'
import { hasLostDraftsAtom, sessionEndAtom } from '../../session/token.ts'
import { ErrorAlert, Alert, submitVariant, useErrorMessage } from '../../ui/load-states/alert.tsx'
import { PasswordInput } from './password-input.tsx'
import { asTyped, useFields } from './use-fields.ts'
import { useRequiredFilled } from './use-required-filled.ts'
import { useSubmit } from '../../ui/form/use-submit.ts'

/** Chunk with the login call and its schemas, prefetched at the first interaction. */
export const loadAskMethod = () => import('./ask-method.ts')

const rules = { email: emailRule, password: asTyped }

interface SignInFormProps {
  /** Initial value of the address field. */
  email: string
  onMethod: (method: 'sms' | 'otp', credentials: Credentials) => void
  /** Called with the typed address, '' for none. */
  onForgot: (email: string) => void
  onRegister: (email: string) => void
}

/** First step of signing in: e-mail address and password. */
export function SignInForm({ email, onMethod, onForgot, onRegister }: SignInFormProps) {
  const { t } = useTranslation('login')
  const call = useApiClient()
  const sessionEnd = useAtomValue(sessionEndAtom)
  const hasLostDrafts = useAtomValue(hasLostDraftsAtom)
  const form = useRef<HTMLFormElement>(null)
  const { filled, leftEmpty } = useRequiredFilled(form, ['email', 'password'], t('missing'))
  const fields = useFields(rules)
  const errorMessage = useErrorMessage({ unauthorized: 'login:wrong' })
  const signIn = useSubmit(
    async (credentials: Credentials) => {
      const { askMethod } = await forCall(loadAskMethod())
      const method = await askMethod(call, credentials)
      if (!method) throw new UnknownMethod()
      return method
    },
    {
      onDone: onMethod,
      errorMessage: (error) => (error instanceof UnknownMethod ? t('verification.unknownMethod') : errorMessage(error)),
    },
  )

  const send = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const credentials = fields.check(event.currentTarget)
    if (credentials) signIn.submit(credentials)
  }
  const withTypedEmail = (go: (email: string) => void) => (event: MouseEvent) => {
    event.preventDefault()
    const typed = form.current && new FormData(form.current).get('email')
    go(typeof typed === 'string' ? typed : '')
  }

  return (
    <>
      {sessionEnd && !signIn.failure && <Alert tone="info">{t(hasLostDrafts ? 'expiredAnew' : sessionEnd)}</Alert>}
      {signIn.failure && <ErrorAlert text={signIn.failure.text} onRetry={signIn.failure.retry} />}
      {/* `method="dialog"`: submitted before the script has loaded, the password does not end up in the URL. */}
      <form ref={form} method="dialog" noValidate onSubmit={send} className="flex flex-col gap-4">
        <TextField
          label={t('email')}
          name="email"
          type="email"
          defaultValue={email}
          error={fields.errors.email}
          autoComplete="username"
          inputMode="email"
          enterKeyHint="next"
          autoCapitalize="none"
          spellCheck={false}
          required
        />
        <PasswordInput
          name="password"
          autoComplete="current-password"
          enterKeyHint="go"
          labelEnd={
            <Link href={pathTo('login')} onClick={withTypedEmail(onForgot)}>
              {t('forgot')}
            </Link>
          }
        />
        <div className="flex flex-col gap-2">
          <Button
            type="submit"
            variant={submitVariant(signIn.failure)}
            width="full"
            disabled={!filled}
            busyLabel={signIn.busy ? t('busy') : undefined}
          >
            {t('submit')}
          </Button>
          {!filled && leftEmpty && <p className="text-small text-muted">{t('missing')}</p>}
        </div>
      </form>
      <div className="flex flex-col gap-3 border-t border-divider pt-5">
        <p>{t('noAccount')}</p>
        <ButtonLink href={pathTo('register')} onClick={withTypedEmail(onRegister)} variant="secondary" width="full">
          {t('register')}
        </ButtonLink>
      </div>
    </>
  )
}

class UnknownMethod extends Error {}

import { Button, ButtonLink, Link, Notice, PasswordField, TextField } from '#design-system'
import { useAtomValue } from 'jotai'
import { useRef, type FormEvent, type MouseEvent } from 'react'
import { useTranslation } from 'react-i18next'
import * as z from 'zod/mini'
import type { Credentials } from '../../api/client.ts'
import { authentication } from '../../api/contract/authentication.ts'
import { paths } from '../../navigation/paths.ts'
import { email as emailRule } from '../../rules/email.ts'
import { clinicAtom } from '../../session/clinic.ts'
import { sessionEndAtom } from '../../session/token.ts'
import { useFailureWords } from '../failure/use-failure-words.ts'
import { FailureNotice } from '../failure/failure-notice.tsx'
import { useFields } from '../form/use-fields.ts'
import { useFilled } from '../form/use-filled.ts'
import { useSubmit } from '../form/use-submit.ts'
import { verificationMethod } from './verification-method.ts'

const rules = { email: emailRule, password: z.string() }

export interface SignInFormProps {
  /** The address typed before, if any. */
  email: string
  onMethod: (method: 'sms' | 'otp', credentials: Credentials) => void
  onForgot: () => void
}

/** E-mail address and password. */
export function SignInForm({ email, onMethod, onForgot }: SignInFormProps) {
  const { t } = useTranslation(['login', 'common'])
  const call = useAtomValue(clinicAtom)
  const sessionEnd = useAtomValue(sessionEndAtom)
  const form = useRef<HTMLFormElement>(null)
  const filled = useFilled(form, ['email', 'password'])
  const fields = useFields(rules, () => t('common:err_email'))
  const failureWords = useFailureWords()
  const signIn = useSubmit(async (credentials: Credentials) => {
    const method = verificationMethod((await call(authentication.login, { credentials })).method)
    if (!method) throw new UnknownMethod()
    onMethod(method, credentials)
  }, {
    words: (error) => (error instanceof UnknownMethod ? t('verification.unknownMethod') : failureWords(error)),
  })

  const send = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const credentials = fields.check(event.currentTarget)
    if (credentials) signIn.submit(credentials)
  }
  const forgot = (event: MouseEvent) => {
    event.preventDefault()
    onForgot()
  }

  return (
    <>
      {sessionEnd && !signIn.failure && <Notice tone="info" toneLabel={t('common:tone.info')}>{t(sessionEnd)}</Notice>}
      {signIn.failure && <FailureNotice text={signIn.failure.text} onRetry={signIn.failure.retry} />}
      <form ref={form} noValidate onSubmit={send} className="flex flex-col gap-5">
        <TextField
          label={t('email')} name="email" type="email" defaultValue={email} error={fields.errors.email}
          autoComplete="username" inputMode="email" autoCapitalize="none" spellCheck={false} required
        />
        <PasswordField
          label={t('password')} name="password" showLabel={t('showPassword')} hideLabel={t('hidePassword')} toggleText={{ show: t('show'), hide: t('hide') }} capsLockLabel={t('capsLock')} autoComplete="current-password" required
          labelEnd={<Link href={paths.login} onClick={forgot}>{t('forgot')}</Link>}
        />
        <div className="flex flex-col gap-2">
          <Button type="submit" variant="primary" width="full" disabled={!filled} busyLabel={signIn.busy ? t('busy') : undefined}>{t('submit')}</Button>
          {!filled && <p className="text-small text-muted">{t('missing')}</p>}
        </div>
      </form>
      <div className="flex flex-col gap-3 border-t border-divider pt-6">
        <p>{t('noAccount')}</p>
        <ButtonLink href={paths.register} variant="secondary" width="full">{t('register')}</ButtonLink>
      </div>
    </>
  )
}

class UnknownMethod extends Error {}

import { Loading } from '#design-system'
import { useAtomValue } from 'jotai'
import { Suspense, useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Credentials } from '../../api/client.ts'
import { goTo, useNavigationState } from '../../navigation/history-entry.ts'
import { expiredEmailAtom } from '../../session/token.ts'
import { lazyWithRetry } from '../../platform/lazy-with-retry.tsx'
import { Screen } from '../../ui/layout/screen.tsx'
import { VisitorBar } from '../../ui/layout/visitor-bar.tsx'
import { LazyInstallOffer } from './install/lazy-install-offer.tsx'
import { SignInForm } from './sign-in-form.tsx'

/** Chunk of the second step: prefetched, so that it also opens if the connection is lost. */
export const VerifyForm = lazyWithRetry(async () => (await import('./verify-form.tsx')).VerifyForm)

/** How long the password stays in memory for the code step, in ms. */
const passwordLifetime = 5 * 60_000

/** Sign-in: e-mail address and password, then a code. */
export function LoginScreen() {
  const { t } = useTranslation(['login', 'common'])
  const expiredEmail = useAtomValue(expiredEmailAtom)
  const { mode, method, email = expiredEmail ?? '', returnTo } = useNavigationState('login')
  const password = usePassword()
  const verifying = mode === 'verify' && method

  const toVerify = (chosen: 'sms' | 'otp', credentials: Credentials) => {
    password.set(credentials.password)
    const state = { email: credentials.email, returnTo }
    goTo('login', { state, replace: true })
    goTo('login', { state: { ...state, mode: 'verify', method: chosen } })
  }
  const toSignIn = () => {
    password.forget()
    goTo('login', { state: { email, returnTo }, replace: true })
  }

  const title = verifying ? t('verification.title') : t('title')
  return (
    <Screen
      step={verifying ? 'verify' : 'signIn'}
      title={title}
      header={<VisitorBar />}
      width="form"
      after={!verifying && <LazyInstallOffer />}
    >
      <div className="flex flex-col gap-2">
        <h1>{title}</h1>
        {!verifying && <p className="text-muted">{t('intro')}</p>}
      </div>
      {verifying ? (
        <Suspense fallback={<Loading label={t('common:loading')} />}>
          <VerifyForm
            method={method}
            email={email}
            password={password.current}
            onPassword={password.set}
            onBack={toSignIn}
          />
        </Suspense>
      ) : (
        <SignInForm
          email={email}
          onMethod={toVerify}
          onForgot={(typed) => goTo('login', { state: { mode: 'forgotPassword', email: typed, returnTo } })}
          onRegister={(typed) => goTo('register', { state: { email: typed, returnTo } })}
        />
      )}
    </Screen>
  )
}

/** The password between the two steps: in memory only, for at most `passwordLifetime`. */
function usePassword() {
  const [current, setCurrent] = useState<string | null>(null)
  useEffect(() => {
    const timer = setTimeout(() => setCurrent(null), passwordLifetime)
    return () => clearTimeout(timer)
  }, [current])
  return { current, set: (password: string) => setCurrent(password), forget: () => setCurrent(null) }
}

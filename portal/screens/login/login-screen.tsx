import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Credentials } from '../../api/client.ts'
import { destinations } from '../../navigation/destinations.ts'
import { goTo } from '../../navigation/go-to.ts'
import { useNavigationState } from '../../navigation/use-navigation-state.ts'
import { Screen } from '../frame/screen.tsx'
import { VisitorBar } from '../frame/visitor-bar.tsx'
import { SignInForm } from './sign-in-form.tsx'
import { VerifyForm } from './verify-form.tsx'

/** How long a password stays in memory while a patient looks for the code, in ms. */
const passwordKept = 5 * 60_000

/** Signing in: e-mail and password first, then a code. */
export function LoginScreen() {
  const { t } = useTranslation('login')
  const { mode, method, email = '', returnTo } = useNavigationState(destinations.login)
  const password = usePassword()
  const verifying = mode === 'verify' && method

  const toVerify = (chosen: 'sms' | 'otp', credentials: Credentials) => {
    password.keep(credentials.password)
    const known = { email: credentials.email, returnTo }
    goTo(destinations.login, { state: known, replace: true })
    goTo(destinations.login, { state: { ...known, mode: 'verify', method: chosen } })
  }
  const toSignIn = () => {
    password.forget()
    goTo(destinations.login, { state: { email, returnTo }, replace: true })
  }

  const title = verifying ? t('verification.title') : t('title')
  return (
    <Screen step={verifying ? 'verify' : 'signIn'} title={title} header={<VisitorBar />} width="form">
      <div className="flex flex-col gap-2">
        <h1>{title}</h1>
        {!verifying && <p className="text-muted">{t('intro')}</p>}
      </div>
      {verifying
        ? <VerifyForm method={method} email={email} password={password.current} onPassword={password.keep} onBack={toSignIn} />
        : <SignInForm email={email} onMethod={toVerify} onForgot={() => goTo(destinations.login, { state: { mode: 'forgotPassword', returnTo } })} onRegister={() => goTo(destinations.register, { state: { returnTo } })} />}
    </Screen>
  )
}

/** The password between the two steps: in memory only, and not for long. */
function usePassword() {
  const [current, setCurrent] = useState<string | null>(null)
  useEffect(() => {
    const timer = setTimeout(() => setCurrent(null), passwordKept)
    return () => clearTimeout(timer)
  }, [current])
  return { current, keep: (password: string) => setCurrent(password), forget: () => setCurrent(null) }
}

import { useAtomValue } from 'jotai'
import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { usePathname } from 'wouter/use-browser-location'
import type { Credentials } from '../../api/client.ts'
import { goTo } from '../../navigation/go-to.ts'
import { loginState, useNavigationState } from '../../navigation/navigation-state.ts'
import { paths } from '../../navigation/paths.ts'
import { tokenAtom } from '../../session/token.ts'
import { Screen } from '../frame/screen.tsx'
import { VisitorBar } from '../frame/visitor-bar.tsx'
import { ContactUs } from './contact-us.tsx'
import { SignInForm } from './sign-in-form.tsx'
import { VerifyForm } from './verify-form.tsx'

/** How long a password stays in memory while a patient looks for the code, in ms. */
const passwordKept = 5 * 60_000

/** Signing in: e-mail and password first, then a code. */
export function LoginScreen() {
  const { t } = useTranslation('login')
  const pathname = usePathname()
  const { mode: given, method, email, returnTo } = useNavigationState(loginState)
  const mode = pathname === paths.register ? 'register' : given === 'verify' && !method ? undefined : given
  // Of the history only the entry of the code keeps these: after signing in it is gone, and Back brings nobody's address or goal.
  const [kept, setKept] = useState({ email: email ?? '', returnTo })
  const password = usePassword()
  useLeaveOnceSignedIn(kept.returnTo)

  const toVerify = (chosen: 'sms' | 'otp', credentials: Credentials) => {
    password.keep(credentials.password)
    setKept({ ...kept, email: credentials.email })
    goTo(paths.login, {}, { replace: true })
    goTo(paths.login, { mode: 'verify', method: chosen, email: credentials.email, returnTo: kept.returnTo })
  }
  const toSignIn = () => {
    password.forget()
    goTo(paths.login, {}, { replace: true })
  }

  const title = { verify: t('verification.title'), register: t('contact.registerTitle'), forgotPassword: t('contact.forgotTitle'), signIn: t('title') }[mode ?? 'signIn']
  return (
    <Screen key={mode} title={title} header={<VisitorBar />} width="form">
      <div className="flex flex-col gap-2">
        <h1>{title}</h1>
        {!mode && <p className="text-muted">{t('intro')}</p>}
      </div>
      {!mode && <SignInForm email={kept.email} onMethod={toVerify} onForgot={() => goTo(paths.login, { mode: 'forgotPassword' })} />}
      {mode === 'verify' && method && <VerifyForm method={method} email={email ?? kept.email} password={password.current} onPassword={password.keep} onBack={toSignIn} />}
      {(mode === 'register' || mode === 'forgotPassword') && <ContactUs about={mode} />}
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

/** A signed-in patient has nothing to do here: to the place they came for, else to the dashboard. */
function useLeaveOnceSignedIn(returnTo: string | undefined) {
  const token = useAtomValue(tokenAtom)
  useEffect(() => {
    if (token) goTo(returnTo ?? paths.dashboard, {}, { replace: true })
  }, [token, returnTo])
}

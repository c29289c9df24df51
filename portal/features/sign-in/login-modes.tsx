import { useNavigationState } from '../../navigation/history-entry.ts'
import { LoginScreen } from './login-screen.tsx'
import { lazyScreen } from '../../platform/lazy-screen.ts'

const PasswordResetScreen = lazyScreen(async () => (await import('./password-reset-screen.tsx')).PasswordResetScreen, 'account')

/** Signing in and a forgotten password share an address; who signs in does not carry the other. */
export const LoginModes = () => (useNavigationState('login').mode === 'forgotPassword' ? <PasswordResetScreen /> : <LoginScreen />)

import { useNavigationState } from '../../navigation/history-entry.ts'
import { LoginScreen } from './login-screen.tsx'
import { lazyScreen } from '../../platform/lazy-screen.ts'

const PasswordResetScreen = lazyScreen(
  async () => (await import('./password-reset/password-reset-screen.tsx')).PasswordResetScreen,
  'account',
)

/** Login and password reset share an address; the reset is a chunk of its own, so that login does not load it. */
export const LoginModes = () =>
  useNavigationState('login').mode === 'forgotPassword' ? <PasswordResetScreen /> : <LoginScreen />

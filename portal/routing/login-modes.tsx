import { lazy } from 'react'
import { destinations } from '../navigation/destinations.ts'
import { useNavigationState } from '../navigation/use-navigation-state.ts'
import { LoginScreen } from '../screens/login/login-screen.tsx'

const PasswordResetScreen = lazy(async () => ({ default: (await import('../screens/password-reset/password-reset-screen.tsx')).PasswordResetScreen }))

/** Signing in and a forgotten password share an address; who signs in does not carry the other. */
export const LoginModes = () => (useNavigationState(destinations.login).mode === 'forgotPassword' ? <PasswordResetScreen /> : <LoginScreen />)

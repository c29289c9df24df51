import type { ComponentType } from 'react'
import { loadTexts } from '../i18n.ts'
import type { ParametersOf } from '../navigation/destination.ts'
import type { destinations, DestinationName } from '../navigation/destinations.ts'
import { arriving } from './arriving.tsx'
import { LoginModes } from './login-modes.tsx'
import { Start } from './start.tsx'

type ScreenAt<Name extends DestinationName> = ComponentType<ParametersOf<(typeof destinations)[Name]>>

/** A screen that arrives together with its texts when it is opened. */
const later = <Props extends object>(screen: () => Promise<ComponentType<Props>>, ...texts: Parameters<typeof loadTexts>): ComponentType<Props> =>
  arriving(async () => (await Promise.all([screen(), loadTexts(...texts)]))[0])

/** The screen of every address that has one so far. It gets the address's ids. */
export const screens: { readonly [Name in DestinationName]?: ScreenAt<Name> } = {
  home: Start,
  login: LoginModes,
  register: later(async () => (await import('../screens/registration/registration-screen.tsx')).RegistrationScreen),
  dashboard: later(async () => (await import('../screens/dashboard/dashboard-screen.tsx')).DashboardScreen, 'dashboard', 'appointment'),
  booking: later(async () => (await import('../screens/booking/booking-screen.tsx')).BookingScreen, 'appointment'),
  appointments: later(async () => (await import('../screens/appointments/appointments-screen.tsx')).AppointmentsScreen, 'appointment'),
  cancel: later(async () => (await import('../screens/cancel/cancel-screen.tsx')).CancelScreen, 'appointment'),
  newQuestion: later(async () => (await import('../screens/new-question/new-question-screen.tsx')).NewQuestionScreen, 'appointment'),
}

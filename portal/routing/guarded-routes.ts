import { lazy, type ComponentType } from 'react'
import { loadTexts } from '../i18n.ts'
import { paths } from '../navigation/paths.ts'

export interface GuardedRoute {
  path: string
  screen: ComponentType
  /** Only for patients who have finished onboarding. */
  onboardedOnly: boolean
}

/** A screen that arrives together with its texts. */
const later = (screen: () => Promise<ComponentType>, ...texts: Parameters<typeof loadTexts>) =>
  lazy(async () => ({ default: (await Promise.all([screen(), loadTexts(...texts)]))[0] }))

/** Every address behind the session and its screen. */
export const guardedRoutes: readonly GuardedRoute[] = [
  { path: paths.dashboard, onboardedOnly: false, screen: later(async () => (await import('../screens/dashboard/dashboard-screen.tsx')).DashboardScreen, 'dashboard', 'appointment') },
  { path: paths.appointments, onboardedOnly: true, screen: later(async () => (await import('../screens/appointments/appointments-screen.tsx')).AppointmentsScreen, 'appointment') },
  { path: paths.booking, onboardedOnly: true, screen: later(async () => (await import('../screens/booking/booking-screen.tsx')).BookingScreen, 'appointment') },
  { path: paths.cancel, onboardedOnly: true, screen: later(async () => (await import('../screens/cancel/cancel-screen.tsx')).CancelScreen, 'appointment') },
  { path: paths.newQuestion, onboardedOnly: true, screen: later(async () => (await import('../screens/new-question/new-question-screen.tsx')).NewQuestionScreen, 'appointment') },
]

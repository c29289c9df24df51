import type { ParseKeys } from 'i18next'
import type { ComponentType } from 'react'
import type { RouteName, ParametersOf } from '../navigation/route-table.ts'
import { LoginModes } from '../features/sign-in/login-modes.tsx'
import { lazyScreen } from '../platform/lazy-screen.ts'
import { HomeRedirect } from './redirects.tsx'

interface ScreenRow<Name extends RouteName> {
  /** Receives the ids in the address as props. */
  screen: ComponentType<ParametersOf<Name>> & { load?: () => Promise<unknown> }
  /** Key of its title while it loads; the same text as the screen's own. Absent where nothing is loaded. */
  title?: ParseKeys
  /** Where its task bar leads back to. Absent for screens with the shared bar. */
  up?: 'home' | 'dashboard' | 'appointments' | 'messages' | 'prescriptions' | 'documents' | 'finance'
  /** Its task bar also has a close button. */
  closes?: true
}

/** The first screen of a patient. */
export const DashboardScreen = lazyScreen(
  async () => (await import('../features/dashboard/dashboard-screen.tsx')).DashboardScreen,
  'dashboard',
  'appointment',
)

/** The screen of every address that has one, the text namespaces it loads, and the bar and title shown while it loads. */
export const screens: { readonly [Name in RouteName]?: ScreenRow<Name> } = {
  home: { screen: HomeRedirect },
  login: { screen: LoginModes, title: 'opening.login' },
  register: {
    screen: lazyScreen(
      async () => (await import('../features/sign-in/registration/registration-screen.tsx')).RegistrationScreen,
      'account',
    ),
    title: 'opening.register',
  },
  accessibility: {
    screen: lazyScreen(
      async () => (await import('../features/accessibility/accessibility-screen.tsx')).AccessibilityScreen,
      'accessibility',
    ),
    title: 'accessibility',
    up: 'home',
  },
  dashboard: { screen: DashboardScreen, title: 'opening.dashboard' },
  booking: {
    screen: lazyScreen(
      async () => (await import('../features/appointments/booking-screen.tsx')).BookingScreen,
      'appointment',
    ),
    title: 'opening.booking',
    up: 'dashboard',
    closes: true,
  },
  appointments: {
    screen: lazyScreen(
      async () => (await import('../features/appointments/appointments-screen.tsx')).AppointmentsScreen,
      'appointment',
    ),
    title: 'menu.appointments',
  },
  cancel: {
    screen: lazyScreen(
      async () => (await import('../features/appointments/cancel-screen.tsx')).CancelScreen,
      'appointment',
    ),
    title: 'opening.cancel',
    up: 'appointments',
    closes: true,
  },
  generalQuestionnaire: {
    screen: lazyScreen(
      async () => (await import('../features/onboarding/general-questionnaire-screen.tsx')).GeneralQuestionnaireScreen,
      'questionnaire',
      'general',
      'glossary',
      'dashboard',
    ),
    title: 'opening.generalQuestionnaire',
    up: 'dashboard',
    closes: true,
  },
  medicalQuestionnaire: {
    screen: lazyScreen(
      async () => (await import('../features/onboarding/medical-questionnaire-screen.tsx')).MedicalQuestionnaireScreen,
      'questionnaire',
      'medical',
      'days',
      'glossary',
      'dashboard',
    ),
    title: 'opening.medicalQuestionnaire',
    up: 'dashboard',
    closes: true,
  },
  identification: {
    screen: lazyScreen(
      async () =>
        (await import('../features/onboarding/identification/identification-screen.tsx')).IdentificationScreen,
      'identification',
      'dashboard',
    ),
    title: 'opening.identification',
    up: 'dashboard',
    closes: true,
  },
  askBsn: {
    screen: lazyScreen(
      async () => (await import('../features/onboarding/identification/ask-bsn-screen.tsx')).AskBsnScreen,
      'bsn',
    ),
    title: 'opening.askBsn',
    up: 'dashboard',
    closes: true,
  },
  // Left out of production builds (see VITE_TEST_PAGE).
  ...(import.meta.env.VITE_TEST_PAGE !== 'false' && {
    test: {
      screen: lazyScreen(
        async () => (await import('../features/onboarding/test-page-screen.tsx')).TestPageScreen,
        'test-page',
      ),
    },
  }),
  messages: {
    screen: lazyScreen(
      async () => (await import('../features/messages/messages-screen.tsx')).MessagesScreen,
      'messages',
    ),
    title: 'menu.messages',
  },
  question: {
    screen: lazyScreen(
      async () => (await import('../features/messages/thread-screen.tsx')).ThreadScreen,
      'messages',
      'attachment',
    ),
    title: 'opening.question',
    up: 'messages',
  },
  newQuestion: {
    screen: lazyScreen(
      async () => (await import('../features/messages/new-question-screen.tsx')).NewQuestionScreen,
      'messages',
      'attachment',
    ),
    title: 'opening.newQuestion',
    up: 'messages',
    closes: true,
  },
  attachment: {
    screen: lazyScreen(
      async () => (await import('../features/messages/message-attachment-screen.tsx')).MessageAttachmentScreen,
      'documents',
    ),
    title: 'opening.attachment',
    up: 'messages',
  },
  prescriptions: {
    screen: lazyScreen(
      async () => (await import('../features/documents/document-list-screen.tsx')).PrescriptionsScreen,
      'documents',
    ),
    title: 'menu.prescriptions',
  },
  prescription: {
    screen: lazyScreen(
      async () => (await import('../features/documents/document-screen.tsx')).PrescriptionScreen,
      'documents',
    ),
    title: 'opening.prescription',
    up: 'prescriptions',
  },
  documents: {
    screen: lazyScreen(
      async () => (await import('../features/documents/document-list-screen.tsx')).DocumentsScreen,
      'documents',
    ),
    title: 'menu.documents',
  },
  document: {
    screen: lazyScreen(
      async () => (await import('../features/documents/document-screen.tsx')).LetterScreen,
      'documents',
    ),
    title: 'opening.document',
    up: 'documents',
  },
  invoice: {
    screen: lazyScreen(
      async () => (await import('../features/invoices/invoice-screen.tsx')).InvoiceScreen,
      'invoice',
      'rebate',
      'appointment',
    ),
    title: 'opening.invoice',
    up: 'finance',
  },
  invoiceDocument: {
    screen: lazyScreen(
      async () => (await import('../features/invoices/invoice-document-screen.tsx')).InvoiceDocumentScreen,
      'invoice',
      'documents',
    ),
    title: 'opening.invoiceDocument',
    up: 'finance',
  },
  rebate: {
    screen: lazyScreen(
      async () => (await import('../features/invoices/rebate-screen.tsx')).RebateScreen,
      'rebate',
      'invoice',
      'attachment',
    ),
    title: 'opening.rebate',
    up: 'finance',
    closes: true,
  },
  finance: {
    screen: lazyScreen(
      async () => (await import('../features/invoices/finance-screen.tsx')).FinanceScreen,
      'finance',
      'invoice',
      'appointment',
    ),
    title: 'menu.finance',
  },
  takeOut: {
    screen: lazyScreen(
      async () => (await import('../features/take-out/take-out-screen.tsx')).TakeOutScreen,
      'take-out',
    ),
    title: 'menu.takeOut',
  },
}

import type { ComponentType } from 'react'
import type { ParametersOf } from '../navigation/destination.ts'
import type { destinations, DestinationName } from '../navigation/destinations.ts'
import { lazyWithRetry } from '../platform/lazy-with-retry.tsx'
import { later, withTexts } from '../platform/lazy-screen.ts'
import { LoginModes } from '../features/sign-in/login-modes.tsx'
import { HomeRedirect } from './home-redirect.tsx'

type ScreenAt<Name extends DestinationName> = ComponentType<ParametersOf<(typeof destinations)[Name]>>

/** The first screen of a patient. */
export const loadDashboard = withTexts(async () => (await import('../features/dashboard/dashboard-screen.tsx')).DashboardScreen, 'dashboard', 'appointment')

/** The screen of every address that has one so far. It gets the address's ids. */
export const screens: { readonly [Name in DestinationName]?: ScreenAt<Name> } = {
  home: HomeRedirect,
  login: LoginModes,
  register: later(async () => (await import('../features/sign-in/registration-screen.tsx')).RegistrationScreen, 'account'),
  dashboard: lazyWithRetry(loadDashboard),
  booking: later(async () => (await import('../features/appointments/booking-screen.tsx')).BookingScreen, 'appointment'),
  appointments: later(async () => (await import('../features/appointments/appointments-screen.tsx')).AppointmentsScreen, 'appointment'),
  cancel: later(async () => (await import('../features/appointments/cancel-screen.tsx')).CancelScreen, 'appointment'),
  generalQuestionnaire: later(async () => (await import('../features/onboarding/general-questionnaire-screen.tsx')).GeneralQuestionnaireScreen, 'questionnaire', 'general', 'glossary', 'dashboard'),
  medicalQuestionnaire: later(async () => (await import('../features/onboarding/medical-questionnaire-screen.tsx')).MedicalQuestionnaireScreen, 'questionnaire', 'medical', 'days', 'glossary', 'dashboard'),
  identification: later(async () => (await import('../features/onboarding/identification-screen.tsx')).IdentificationScreen, 'identification', 'dashboard'),
  askBsn: later(async () => (await import('../features/onboarding/ask-bsn-screen.tsx')).AskBsnScreen, 'bsn'),
  // Left out of a build for patients (see VITE_TEST_PAGE).
  ...(import.meta.env.VITE_TEST_PAGE !== 'false' && { test: later(async () => (await import('../features/onboarding/test-page-screen.tsx')).TestPageScreen, 'test-page') }),
  messages: later(async () => (await import('../features/messages/messages-screen.tsx')).MessagesScreen, 'messages'),
  question: later(async () => (await import('../features/messages/thread-screen.tsx')).ThreadScreen, 'messages', 'attachment'),
  newQuestion: later(async () => (await import('../features/messages/new-question-screen.tsx')).NewQuestionScreen, 'messages', 'attachment'),
  attachment: later(async () => (await import('../features/messages/message-attachment-screen.tsx')).MessageAttachmentScreen, 'documents'),
  prescriptions: later(async () => (await import('../features/documents/document-list-screen.tsx')).PrescriptionsScreen, 'documents'),
  prescription: later(async () => (await import('../features/documents/document-screen.tsx')).PrescriptionScreen, 'documents'),
  documents: later(async () => (await import('../features/documents/document-list-screen.tsx')).DocumentsScreen, 'documents'),
  document: later(async () => (await import('../features/documents/document-screen.tsx')).LetterScreen, 'documents'),
  invoice: later(async () => (await import('../features/invoices/invoice-screen.tsx')).InvoiceScreen, 'invoice', 'rebate', 'appointment'),
  invoiceDocument: later(async () => (await import('../features/invoices/invoice-document-screen.tsx')).InvoiceDocumentScreen, 'invoice', 'documents'),
  rebate: later(async () => (await import('../features/invoices/rebate-screen.tsx')).RebateScreen, 'rebate', 'invoice', 'attachment'),
  finance: later(async () => (await import('../features/invoices/finance-screen.tsx')).FinanceScreen, 'finance', 'invoice', 'appointment'),
}

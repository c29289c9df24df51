import type { ComponentType } from 'react'
import type { ParametersOf } from '../navigation/destination.ts'
import type { destinations, DestinationName } from '../navigation/destinations.ts'
import { arriving } from '../screens/frame/arriving.tsx'
import { later, withTexts } from './later.ts'
import { LoginModes } from './login-modes.tsx'
import { Start } from './start.tsx'

type ScreenAt<Name extends DestinationName> = ComponentType<ParametersOf<(typeof destinations)[Name]>>

/** The first screen of a patient. */
export const loadDashboard = withTexts(async () => (await import('../screens/dashboard/dashboard-screen.tsx')).DashboardScreen, 'dashboard', 'appointment')

/** The screen of every address that has one so far. It gets the address's ids. */
export const screens: { readonly [Name in DestinationName]?: ScreenAt<Name> } = {
  home: Start,
  login: LoginModes,
  register: later(async () => (await import('../screens/registration/registration-screen.tsx')).RegistrationScreen, 'account'),
  dashboard: arriving(loadDashboard),
  booking: later(async () => (await import('../screens/booking/booking-screen.tsx')).BookingScreen, 'appointment'),
  appointments: later(async () => (await import('../screens/appointments/appointments-screen.tsx')).AppointmentsScreen, 'appointment'),
  cancel: later(async () => (await import('../screens/cancel/cancel-screen.tsx')).CancelScreen, 'appointment'),
  generalQuestionnaire: later(async () => (await import('../screens/general-questionnaire/general-questionnaire-screen.tsx')).GeneralQuestionnaireScreen, 'questionnaire', 'general', 'glossary', 'dashboard'),
  medicalQuestionnaire: later(async () => (await import('../screens/medical-questionnaire/medical-questionnaire-screen.tsx')).MedicalQuestionnaireScreen, 'questionnaire', 'medical', 'days', 'glossary', 'dashboard'),
  identification: later(async () => (await import('../screens/identification/identification-screen.tsx')).IdentificationScreen, 'identification', 'dashboard'),
  askBsn: later(async () => (await import('../screens/ask-bsn/ask-bsn-screen.tsx')).AskBsnScreen, 'bsn'),
  // Left out of a build for patients (see VITE_TEST_PAGE).
  ...(import.meta.env.VITE_TEST_PAGE !== 'false' && { test: later(async () => (await import('../screens/test-page/test-page-screen.tsx')).TestPageScreen, 'test-page') }),
  messages: later(async () => (await import('../screens/messages/messages-screen.tsx')).MessagesScreen, 'messages'),
  question: later(async () => (await import('../screens/messages/thread-screen.tsx')).ThreadScreen, 'messages', 'attachment'),
  newQuestion: later(async () => (await import('../screens/new-question/new-question-screen.tsx')).NewQuestionScreen, 'messages', 'attachment'),
  attachment: later(async () => (await import('../screens/message-attachment/message-attachment-screen.tsx')).MessageAttachmentScreen, 'documents'),
  prescriptions: later(async () => (await import('../screens/documents/document-list-screen.tsx')).PrescriptionsScreen, 'documents'),
  prescription: later(async () => (await import('../screens/documents/document-screen.tsx')).PrescriptionScreen, 'documents'),
  documents: later(async () => (await import('../screens/documents/document-list-screen.tsx')).DocumentsScreen, 'documents'),
  document: later(async () => (await import('../screens/documents/document-screen.tsx')).LetterScreen, 'documents'),
  invoice: later(async () => (await import('../screens/invoice/invoice-screen.tsx')).InvoiceScreen, 'invoice', 'rebate', 'appointment'),
  invoiceDocument: later(async () => (await import('../screens/invoice/invoice-document-screen.tsx')).InvoiceDocumentScreen, 'invoice', 'documents'),
  rebate: later(async () => (await import('../screens/rebate/rebate-screen.tsx')).RebateScreen, 'rebate', 'invoice', 'attachment'),
  finance: later(async () => (await import('../screens/finance/finance-screen.tsx')).FinanceScreen, 'finance', 'invoice', 'appointment'),
}

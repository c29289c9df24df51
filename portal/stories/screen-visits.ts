import type { RouteName } from '../navigation/route-table.ts'
import type { lazyTexts } from '../platform/texts.ts'

/** Who opens a screen: a visitor, a patient who is not onboarded, one who began a questionnaire, or one who is onboarded. */
export type Visitor = 'visitor' | 'new' | 'general-started' | 'medical-started' | 'onboarded'

interface ScreenVisit {
  by: Visitor
  /** Its heading once its data has come, in stories and end-to-end tests alike. */
  heading: RegExp
  /** Namespace and key of its own title, also shown while it loads. Absent where nothing is loaded. */
  title?: readonly [namespace: keyof typeof lazyTexts, key: string]
  /** The ids in its address, of the stories' fixtures; end-to-end tests follow a link to it. */
  ids?: Readonly<Record<string, number>>
  /** History state for the stories' fixtures. */
  state?: object
  /** Label of a text field whose value the device keeps. */
  field?: string
}

/** How tests reach and recognise every screen. Whatever visits all screens is derived from this and the app's own tables. */
export const screenVisits: Readonly<Record<Exclude<RouteName, 'home' | 'dummy'>, ScreenVisit>> = {
  // What is loaded for it is the reset of a password.
  login: { by: 'visitor', heading: /^Inloggen$/, title: ['account', 'reset.task'], field: 'E-mailadres' },
  register: { by: 'visitor', heading: /^Account maken/, title: ['account', 'registration.task'], field: 'E-mailadres' },
  accessibility: { by: 'visitor', heading: /^Toegankelijkheid/, title: ['accessibility', 'title'] },
  dashboard: { by: 'onboarded', heading: /^Uw overzicht$/, title: ['dashboard', 'title'] },
  booking: { by: 'onboarded', heading: /afspraak/, title: ['appointment', 'booking.title'] },
  appointments: { by: 'onboarded', heading: /^Afspraken$/, title: ['appointment', 'list.title'] },
  cancel: {
    by: 'onboarded',
    heading: /afzeggen/,
    title: ['appointment', 'cancel.title'],
    state: { consultId: 31 },
  },
  messages: { by: 'onboarded', heading: /^Berichten$/, title: ['messages', 'title'] },
  question: {
    by: 'onboarded',
    heading: /^Vraag over medicijn$/,
    title: ['messages', 'thread.title'],
    ids: { id: 41 },
    field: 'Uw antwoord',
  },
  attachment: {
    by: 'onboarded',
    heading: /./,
    title: ['documents', 'attachment.one'],
    ids: { id: 41, docId: 71 },
  },
  newQuestion: { by: 'onboarded', heading: /^Stel uw vraag$/, title: ['messages', 'ask.title'], field: 'Uw vraag' },
  prescriptions: { by: 'onboarded', heading: /^Recepten$/, title: ['documents', 'prescriptions.title'] },
  prescription: {
    by: 'onboarded',
    heading: /^Sumatriptan/,
    title: ['documents', 'prescriptions.one'],
    ids: { id: 71 },
  },
  documents: { by: 'onboarded', heading: /^Brieven$/, title: ['documents', 'documents.title'] },
  document: { by: 'onboarded', heading: /./, title: ['documents', 'documents.one'], ids: { id: 62 } },
  finance: { by: 'onboarded', heading: /^Facturen$/, title: ['finance', 'title'] },
  invoice: { by: 'onboarded', heading: /^Betaal uiterlijk/, title: ['invoice', 'title'], ids: { id: 988 } },
  invoiceDocument: {
    by: 'onboarded',
    heading: /F\d{4}-\d+/,
    title: ['documents', 'invoice.one'],
    ids: { id: 988, docId: 44 },
  },
  rebate: { by: 'onboarded', heading: /^Stuur de brief/, title: ['rebate', 'title'], ids: { id: 988 } },
  takeOut: { by: 'onboarded', heading: /^Uw gegevens meenemen$/, title: ['take-out', 'title'] },
  identification: { by: 'new', heading: /^Laat zien wie u bent$/, title: ['identification', 'task'] },
  askBsn: { by: 'new', heading: /^Wat is uw BSN\?$/, title: ['bsn', 'task'] },
  test: { by: 'new', heading: /^Testpagina$/ },
  generalQuestionnaire: { by: 'general-started', heading: /Waar woont u\?$/, title: ['general', 'title'] },
  medicalQuestionnaire: { by: 'medical-started', heading: /Uw aanvallen$/, title: ['medical', 'title'] },
}

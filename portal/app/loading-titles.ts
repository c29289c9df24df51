import { destinations, type DestinationName } from '../navigation/destinations.ts'
import { useNavigationState } from '../navigation/use-navigation-state.ts'

/** A screen below a bar that they share. */
const under = <Key extends string>(title: Key) => ({ title, up: undefined, closes: false })

/** A screen whose own bar says its name, leads back and, where it can be left at once, out. */
const task = <Key extends string>(title: Key, up: 'dashboard' | 'appointments' | 'messages' | 'prescriptions' | 'documents' | 'finance', closes = false) => ({ title, up, closes })

const moving = task('opening.moving', 'dashboard', true)

/** What each screen is called while it is on its way, in the words that it will say itself. What is there at once has none. */
export const loadingTitles = {
  dashboard: under('opening.dashboard'),
  appointments: under('menu.appointments'),
  messages: under('menu.messages'),
  prescriptions: under('menu.prescriptions'),
  documents: under('menu.documents'),
  finance: under('menu.finance'),
  booking: task('opening.booking', 'dashboard', true),
  cancel: task('opening.cancel', 'appointments', true),
  question: task('opening.question', 'messages'),
  newQuestion: task('opening.newQuestion', 'messages', true),
  attachment: task('opening.attachment', 'messages'),
  prescription: task('opening.prescription', 'prescriptions'),
  document: task('opening.document', 'documents'),
  invoice: task('opening.invoice', 'finance'),
  invoiceDocument: task('opening.invoiceDocument', 'finance'),
  rebate: task('opening.rebate', 'finance', true),
  identification: task('opening.identification', 'dashboard', true),
  generalQuestionnaire: task('opening.generalQuestionnaire', 'dashboard', true),
  medicalQuestionnaire: task('opening.medicalQuestionnaire', 'dashboard', true),
  askBsn: task('opening.askBsn', 'dashboard', true),
  register: under('opening.register'),
  // Signing in is there at once; it is a forgotten password that comes later.
  login: under('opening.login'),
} satisfies Partial<Record<DestinationName, unknown>>

type Opening = (typeof loadingTitles)[keyof typeof loadingTitles] | typeof moving

const isNamed = (name: DestinationName): name is keyof typeof loadingTitles => name in loadingTitles

/** What the screen of an address is called while it is on its way. */
export function useLoadingTitle(name: DestinationName): Opening | undefined {
  const { isReschedule } = useNavigationState(destinations.booking)
  if (name === 'booking' && isReschedule) return moving
  return isNamed(name) ? loadingTitles[name] : undefined
}

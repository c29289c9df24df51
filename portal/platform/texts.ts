import clinic from '#locales/nl/clinic.json'
import common from '#locales/nl/common.json'
import login from '#locales/nl/login.json'
import type review from '#locales/nl/review.json'

/** Texts that first paint and signing in never wait for: they are built in, and fetched afterwards like the others. */
export const builtIn = { clinic, common, login }

/** The texts of later screens: fetched when their screen is opened. The built-in copy is for when fetching fails. A namespace is one line here. */
export const lazyTexts = {
  account: () => import('#locales/nl/account.json'),
  appointment: () => import('#locales/nl/appointment.json'),
  attachment: () => import('#locales/nl/attachment.json'),
  bsn: () => import('#locales/nl/bsn.json'),
  dashboard: () => import('#locales/nl/dashboard.json'),
  days: () => import('#locales/nl/days.json'),
  documents: () => import('#locales/nl/documents.json'),
  finance: () => import('#locales/nl/finance.json'),
  general: () => import('#locales/nl/general.json'),
  glossary: () => import('#locales/nl/glossary.json'),
  identification: () => import('#locales/nl/identification.json'),
  install: () => import('#locales/nl/install.json'),
  invoice: () => import('#locales/nl/invoice.json'),
  medical: () => import('#locales/nl/medical.json'),
  messages: () => import('#locales/nl/messages.json'),
  questionnaire: () => import('#locales/nl/questionnaire.json'),
  rebate: () => import('#locales/nl/rebate.json'),
  // A build for patients holds no words of a page it does not have.
  'test-page': () => (import.meta.env.VITE_TEST_PAGE === 'false' ? Promise.reject(new Error('There is no test page.')) : import('#locales/nl/test-page.json')),
}

export type LazyNamespace = keyof typeof lazyTexts

/** Every text there is, by namespace; the page for reviews brings its own. */
export type Texts = typeof builtIn & { review: typeof review } & { [Name in LazyNamespace]: Awaited<ReturnType<(typeof lazyTexts)[Name]>>['default'] }
type Namespace = keyof Texts

/** What a page holds of them from the start. */
export type BuiltIn = Pick<Texts, 'clinic' | 'common'> & Partial<Pick<Texts, 'login' | 'review'>>

/** For a hook that takes keys of any namespace by their full name ('login:title'), whichever its screen has loaded. */
export type AnyNamespace = readonly ['common', ...Namespace[]]

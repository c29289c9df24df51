import clinic from '#locales/nl/clinic.json'
import common from '#locales/nl/common.json'
import login from '#locales/nl/login.json'
import type review from '#locales/nl/review.json'

/** Texts in the first page's bundle, so that first paint and signing in need no fetch; refreshed afterwards. */
export const builtIn = { clinic, common, login }

/** Built-in copies of the other namespaces, used for texts that cannot be fetched when a screen opens. */
export const lazyTexts = {
  accessibility: () => import('#locales/nl/accessibility.json'),
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
  'take-out': () => import('#locales/nl/take-out.json'),
  // Left out of production builds.
  'test-page': () =>
    import.meta.env.VITE_TEST_PAGE === 'false'
      ? Promise.reject(new Error('There is no test page.'))
      : import('#locales/nl/test-page.json'),
}

export type LazyNamespace = keyof typeof lazyTexts

/** All texts by namespace; `review` is loaded by the review page only. */
export type Texts = typeof builtIn & { review: typeof review } & {
  [Name in LazyNamespace]: Awaited<ReturnType<(typeof lazyTexts)[Name]>>['default']
}
type Namespace = keyof Texts

/** The texts in a page's own bundle. */
export type BuiltIn = Pick<Texts, 'clinic' | 'common'> & Partial<Pick<Texts, 'login' | 'review'>>

/** For hooks that accept keys of any namespace by full name, such as 'login:title'. */
export type AnyNamespace = readonly ['common', ...Namespace[]]

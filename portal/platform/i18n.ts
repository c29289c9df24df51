import i18next, { type BackendModule, type InitOptions, type ResourceKey } from 'i18next'
import { initReactI18next } from 'react-i18next'
import { openingHoursText } from './opening-hours-text.ts'
import { lazyTexts, type BuiltIn, type LazyNamespace } from './texts.ts'

const options = {
  lng: 'nl',
  fallbackLng: false,
  defaultNS: 'common',
  partialBundledLanguages: true,
  maxRetries: 5,
  retryTimeout: 350,
  interpolation: {
    prefix: '{',
    suffix: '}',
    escapeValue: false,
    defaultVariables: { phone: '', email: '', hours: '' },
  },
  react: { useSuspense: false, bindI18nStore: 'added' },
} satisfies InitOptions

/** Fetches a namespace's texts. i18next tries again, by `maxRetries`, where it is told so: where the line or the server fails. */
async function readTexts(...[language, namespace, done]: Parameters<BackendModule['read']>) {
  const response = await fetch(`/locales/${language}/${namespace}.json`).catch((error: Error) => error)
  if (response instanceof Error) return done(response, true)
  if (!response.ok) return done(new Error(`HTTP ${response.status}`), response.status >= 500)
  const texts = (await response.json().catch((error: Error) => error)) as ResourceKey | Error
  if (texts instanceof Error) done(texts, false)
  else done(null, texts)
}

const backend: BackendModule = {
  type: 'backend',
  init: () => {},
  read: (language, namespace, done) => void readTexts(language, namespace, done),
}

/** Sets the clinic's current contact details as variables of any text: {phone}, {email} and {hours}. Opening hours that cannot be read leave the former ones. */
function setClinicWords({ phone, email, openingHours }: BuiltIn['clinic']) {
  const variables = options.interpolation.defaultVariables
  Object.assign(variables, { phone, email, hours: openingHoursText(openingHours) ?? variables.hours })
}

/** Initialises i18next with the built-in texts; fetches nothing. */
export async function startTranslation(builtIn: BuiltIn): Promise<void> {
  // A copy, as i18next writes fetched texts into the object it is given.
  await i18next
    .use(backend)
    .use(initReactI18next)
    .init({ ...options, ns: Object.keys(builtIn), resources: { nl: { ...builtIn } } })
  setClinicWords(builtIn.clinic)
}

/** Fetches the built-in namespaces again, so that a clinic can change texts without a new build. */
export async function refreshBuiltInTexts(builtIn: BuiltIn): Promise<void> {
  const entries = Object.entries(builtIn)
  await i18next.reloadResources(
    ['nl'],
    entries.map(([namespace]) => namespace),
  )
  for (const [namespace, copy] of entries) complete(namespace, copy)
  setClinicWords(i18next.getResourceBundle('nl', 'clinic') as BuiltIn['clinic'])
}

/** Fetches a screen's texts (with i18next's retries); missing ones are taken from the built-in copy. */
export async function loadTexts(...namespaces: LazyNamespace[]): Promise<void> {
  const [copies] = await Promise.all([
    Promise.all(namespaces.map(async (namespace) => (await lazyTexts[namespace]()).default)),
    i18next.loadNamespaces(namespaces),
  ])
  for (const [index, namespace] of namespaces.entries()) complete(namespace, copies[index] ?? {})
}

/** Adds the texts of the built-in copy that a fetched file lacks. */
function complete(namespace: string, copy: object) {
  i18next.addResourceBundle(
    'nl',
    namespace,
    withEveryText(copy, i18next.getResourceBundle('nl', namespace)),
    false,
    true,
  )
}

/** The built-in copy with each text replaced by the fetched one, where that is a string; a list of names as a whole, where that is one. */
function withEveryText(copy: object, fetched: unknown): object {
  return Object.fromEntries(
    Object.entries(copy as Record<string, unknown>).map(([key, own]) => {
      const other =
        typeof fetched === 'object' && fetched !== null ? (fetched as Record<string, unknown>)[key] : undefined
      if (Array.isArray(own))
        return [
          key,
          Array.isArray(other) && other.length > 0 && other.every((name) => typeof name === 'string') ? other : own,
        ]
      if (typeof own === 'object' && own !== null) return [key, withEveryText(own, other)]
      return [key, typeof other === 'string' ? other : own]
    }),
  )
}

import i18next, { type BackendModule, type InitOptions, type ResourceKey } from 'i18next'
import { initReactI18next } from 'react-i18next'
import { textShape } from '../rules/text-shape.ts'
import { afterPaint } from './after-paint.ts'
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

/** What the build knows about a namespace. */
interface Built {
  /** The shape of its file (see `textShape`); absent for texts in the page's own bundle. */
  shape?: string | undefined
  copy: () => Promise<object>
}

/** Filled when a namespace is needed: the review page contains no others than its own. */
const builds = new Map<string, Built>()

/** Namespaces whose texts came from the bundle or the service worker's cache: the clinic may have changed them since. */
const fromDevice = new Set<string>()

/** The texts, with each one that is missing or not a string taken from the built-in copy, which is loaded only for that. */
async function complete(namespace: string, texts: unknown): Promise<ResourceKey> {
  const built = builds.get(namespace)
  if (!built || textShape(texts) === built.shape) return texts as ResourceKey
  return withEveryText(await built.copy(), texts)
}

/**
 * Fetches a namespace's texts, or fetches them again. The second argument of `done` asks i18next for a retry (`maxRetries`),
 * after a network or server error.
 */
async function readTexts(...[language, namespace, done]: Parameters<BackendModule['read']>) {
  const shown: unknown = i18next.getResourceBundle(language, namespace)
  // The service worker answers from its cache unless asked for 'no-cache'.
  const response = await fetch(
    `/locales/${language}/${namespace}.json`,
    shown ? { cache: 'no-cache', priority: 'low' } : {},
  ).catch((error: Error) => error)
  if (response instanceof Error) return done(response, true)
  if (!response.ok) return done(new Error(`HTTP ${response.status}`), response.status >= 500)
  try {
    const texts = await complete(namespace, await response.json())
    // Without texts i18next changes nothing, so unchanged texts cause no re-render.
    if (JSON.stringify(texts) === JSON.stringify(shown)) return done(null, undefined)
    if (namespace === 'clinic') setContactVariables(texts as BuiltIn['clinic'])
    done(null, texts)
  } catch (error) {
    done(error as Error, false)
  }
}

const backend: BackendModule = {
  type: 'backend',
  init: () => {},
  read: (language, namespace, done) => void readTexts(language, namespace, done),
}

/** Sets the clinic's current contact details as variables of any text: {phone}, {email} and {hours}. Invalid opening hours leave the previous ones. */
function setContactVariables({ phone, email, openingHours }: BuiltIn['clinic']) {
  const variables = options.interpolation.defaultVariables
  Object.assign(variables, { phone, email, hours: openingHoursText(openingHours) ?? variables.hours })
}

/** Initialises i18next with these built-in texts, in Dutch; fetches nothing. Await it before the first render. */
export async function startTranslation(texts: BuiltIn): Promise<void> {
  for (const [namespace, copy] of Object.entries(texts)) {
    builds.set(namespace, { copy: () => Promise.resolve(copy) })
    fromDevice.add(namespace)
  }
  // A copy, as i18next writes fetched texts into the object it is given.
  await i18next
    .use(backend)
    .use(initReactI18next)
    .init({ ...options, ns: Object.keys(texts), resources: { nl: { ...texts } } })
  setContactVariables(texts.clinic)
}

let isRefreshing = false

/**
 * Refetches texts that came from this device (the bundle or the service worker's cache), now and for each screen that is
 * loaded later, so that a clinic can change texts without a new build.
 */
export async function refreshTexts(): Promise<void> {
  isRefreshing = true
  const namespaces = [...fromDevice]
  fromDevice.clear()
  if (namespaces.length > 0) await i18next.reloadResources(['nl'], namespaces)
}

/** Loads a screen's texts, with i18next's retries (I18N-01); what cannot be fetched is taken from the built-in copy. Rejects if that copy cannot be loaded either. */
export async function loadTexts(...namespaces: LazyNamespace[]): Promise<void> {
  const missing = namespaces.filter((namespace) => !i18next.hasResourceBundle('nl', namespace))
  const isFromWorker = Boolean(navigator.serviceWorker?.controller)
  for (const namespace of missing)
    builds.set(namespace, { shape: textShapes[namespace], copy: async () => (await lazyTexts[namespace]()).default })
  await i18next.loadNamespaces(missing)
  await Promise.all(
    missing.map(async (namespace) => {
      if (!i18next.hasResourceBundle('nl', namespace))
        i18next.addResourceBundle('nl', namespace, await complete(namespace, undefined))
      if (isFromWorker) fromDevice.add(namespace)
    }),
  )
  if (isRefreshing && fromDevice.size > 0) afterPaint(() => void refreshTexts())
}

/** The built-in copy, with each text replaced by the fetched one if that is a string, and each list of names if that is one too. */
function withEveryText(copy: object, fetched: unknown): Record<string, unknown> {
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

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

/** What the build knows of a namespace. */
interface Built {
  /** The shape of its file; unknown where the copy is there anyway. */
  shape?: string | undefined
  copy: () => Promise<object>
}

/** Filled by whoever needs a namespace, as the review page knows of no others than its own. */
const builds = new Map<string, Built>()

/** Namespaces whose texts came from this device: the clinic may have changed them since. */
const fromDevice = new Set<string>()

/** The texts with each that is missing or none taken from the built-in copy, which is loaded only for that. */
async function complete(namespace: string, texts: unknown): Promise<ResourceKey> {
  const built = builds.get(namespace)
  if (!built || textShape(texts) === built.shape) return texts as ResourceKey
  return withEveryText(await built.copy(), texts)
}

/**
 * Fetches a namespace's texts, or fetches them anew. i18next tries again, by `maxRetries`, where it is told so: where the
 * line or the server fails.
 */
async function readTexts(...[language, namespace, done]: Parameters<BackendModule['read']>) {
  const shown: unknown = i18next.getResourceBundle(language, namespace)
  // A worker answers from what it keeps, unless it is told not to.
  const response = await fetch(
    `/locales/${language}/${namespace}.json`,
    shown ? { cache: 'no-cache', priority: 'low' } : {},
  ).catch((error: Error) => error)
  if (response instanceof Error) return done(response, true)
  if (!response.ok) return done(new Error(`HTTP ${response.status}`), response.status >= 500)
  try {
    const texts = await complete(namespace, await response.json())
    // Without texts, i18next changes nothing: what stays the same is not drawn anew.
    if (JSON.stringify(texts) === JSON.stringify(shown)) return done(null, undefined)
    if (namespace === 'clinic') setClinicWords(texts as BuiltIn['clinic'])
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

/** Sets the clinic's current contact details as variables of any text: {phone}, {email} and {hours}. Opening hours that cannot be read leave the former ones. */
function setClinicWords({ phone, email, openingHours }: BuiltIn['clinic']) {
  const variables = options.interpolation.defaultVariables
  Object.assign(variables, { phone, email, hours: openingHoursText(openingHours) ?? variables.hours })
}

/** Initialises i18next with the built-in texts; fetches nothing. */
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
  setClinicWords(texts.clinic)
}

let isRefreshing = false

/**
 * Fetches the texts anew that came from this device, now and of each screen that is loaded later, so that a clinic can
 * change them without a new build.
 */
export async function refreshTexts(): Promise<void> {
  isRefreshing = true
  const namespaces = [...fromDevice]
  fromDevice.clear()
  if (namespaces.length > 0) await i18next.reloadResources(['nl'], namespaces)
}

/** Fetches a screen's texts (with i18next's retries); those that cannot be had are taken from the built-in copy. */
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

/** The built-in copy with each text replaced by the fetched one, where that is a string; a list of names as a whole, where that is one. */
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

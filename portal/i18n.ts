import i18next, { type InitOptions } from 'i18next'
import HttpBackend from 'i18next-http-backend'
import { initReactI18next } from 'react-i18next'
import { builtIn, later, type LaterNamespace } from './texts.ts'

/** Words that any text may name as {phone}, {email} or {hours}. */
function clinicWords({ phone, email, hours }: Pick<typeof builtIn.clinic, 'phone' | 'email' | 'hours'>) {
  return { phone, email, hours }
}

const options = {
  lng: 'nl',
  fallbackLng: false,
  ns: Object.keys(builtIn),
  defaultNS: 'common',
  resources: { nl: builtIn },
  partialBundledLanguages: true,
  maxRetries: 5,
  retryTimeout: 350,
  backend: { loadPath: '/locales/{{lng}}/{{ns}}.json' },
  interpolation: {
    prefix: '{', suffix: '}', escapeValue: false,
    defaultVariables: clinicWords(builtIn.clinic),
  },
  react: { useSuspense: false, bindI18nStore: 'added' },
} satisfies InitOptions

/** Starts translation with the built-in texts; nothing is fetched yet. */
export async function startTranslation(): Promise<void> {
  await i18next.use(HttpBackend).use(initReactI18next).init(options)
}

/** Fetches the built-in texts anew, so that a clinic can change a word without a new build. */
export async function refreshBuiltInTexts(): Promise<void> {
  await i18next.reloadResources(['nl'], Object.keys(builtIn))
  Object.assign(options.interpolation.defaultVariables, clinicWords(i18next.getResourceBundle('nl', 'clinic') as typeof builtIn.clinic))
}

/** Fetches a screen's texts (with the backend's retries), else takes the built-in copy. */
export async function loadTexts(...namespaces: LaterNamespace[]): Promise<void> {
  await i18next.loadNamespaces(namespaces)
  await Promise.all(namespaces.map(async (namespace) => {
    if (i18next.hasResourceBundle('nl', namespace)) return
    i18next.addResourceBundle('nl', namespace, (await later[namespace]()).default)
  }))
}

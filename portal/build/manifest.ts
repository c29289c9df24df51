import type { ManifestOptions } from 'vite-plugin-pwa'
import type Appointment from '#locales/nl/appointment.json'
import type Clinic from '#locales/nl/clinic.json'
import type Common from '#locales/nl/common.json'
import type Login from '#locales/nl/login.json'
import type { Theme } from '../../design-system/tokens/theme.ts'
import { shippedThemes } from './clinic/clinic-colors.ts'
import { clinic as builtFor } from './clinic/clinic-folder.ts'

const texts = (namespace: string): unknown => builtFor.texts[namespace]

const clinic = texts('clinic') as typeof Clinic
const common = texts('common') as typeof Common
const login = texts('login') as typeof Login
const appointment = texts('appointment') as typeof Appointment

/**
 * The page colour of a theme as a CSS value: CSS variables do not work in a manifest or a meta element. Throws an Error
 * for an unknown theme.
 */
export function pageColour(theme: Theme): string {
  const value = (builtFor.colors?.themes ?? shippedThemes)[theme]?.['page']
  if (!value) throw new Error(`There is no theme ${theme}.`)
  return value
}

const picture = (name: string, size: number, purpose: string) => ({
  src: `icons/${name}-${size}.png`,
  sizes: `${size}x${size}`,
  type: 'image/png',
  purpose,
})
const screenshot = (form: 'narrow' | 'wide', sizes: string) => ({
  src: `screenshots/login-${form}.png`,
  sizes,
  type: 'image/png',
  form_factor: form,
  label: login.title,
})

const iconOf = picture('any', 192, 'any')
const shortcut = (name: string, url: string) => ({
  name,
  url,
  icons: [{ src: iconOf.src, sizes: iconOf.sizes, type: iconOf.type }],
})

/** The web app manifest. */
export const manifest: Partial<ManifestOptions> = {
  name: clinic.name,
  short_name: clinic.shortName,
  description: login.intro,
  lang: 'nl',
  dir: 'ltr',
  id: '/',
  scope: '/',
  start_url: '/dashboard',
  display: 'standalone',
  categories: ['health', 'medical'],
  theme_color: pageColour('standard'),
  background_color: pageColour('standard'),
  icons: [
    iconOf,
    picture('any', 512, 'any'),
    picture('maskable', 512, 'maskable'),
    ...(builtFor.logo ? [] : [picture('monochrome', 512, 'monochrome')]),
  ],
  shortcuts: [shortcut(common.menu.appointments, '/appointments'), shortcut(appointment.booking.title, '/appointment')],
  // The shipped pictures show the shipped clinic.
  ...(builtFor.logo || builtFor.colors
    ? {}
    : { screenshots: [screenshot('narrow', '780x1688'), screenshot('wide', '1280x900')] }),
  // Lets getInstalledRelatedApps find the installed portal.
  related_applications: [{ platform: 'webapp', url: 'manifest.json' }],
  prefer_related_applications: false,
}

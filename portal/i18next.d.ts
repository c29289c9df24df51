import 'i18next'
import type appointment from '#locales/nl/appointment.json'
import type clinic from '#locales/nl/clinic.json'
import type common from '#locales/nl/common.json'
import type dashboard from '#locales/nl/dashboard.json'
import type login from '#locales/nl/login.json'

declare module 'i18next' {
  interface CustomTypeOptions {
    defaultNS: 'common'
    interpolationPrefix: '{'
    interpolationSuffix: '}'
    resources: {
      appointment: typeof appointment
      clinic: typeof clinic
      common: typeof common
      dashboard: typeof dashboard
      login: typeof login
    }
  }
}

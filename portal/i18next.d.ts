import 'i18next'
import type { Texts } from './platform/texts.ts'

declare module 'i18next' {
  interface CustomTypeOptions {
    defaultNS: 'common'
    interpolationPrefix: '{'
    interpolationSuffix: '}'
    resources: Texts
  }
}

import type { ParseKeys } from 'i18next'
import { useTranslation } from 'react-i18next'
import { messageFor, type Overrides } from '../../api/message-for.ts'
import type { AnyNamespace } from '../../platform/texts.ts'

/** A screen's own words by status: keys of any text it has loaded. */
export type OwnWords = Overrides<ParseKeys<AnyNamespace>>

/** Turns anything thrown into a sentence: the one place where errors become words. */
export function useErrorMessage(overrides?: OwnWords): (error: unknown) => string {
  const { t } = useTranslation<AnyNamespace>()
  return (error) => t(messageFor(error, overrides))
}

import { useTranslation } from 'react-i18next'
import { ContactText } from '../frame/contact-text.tsx'

/** Says that the clinic sent something for this part of the screen that cannot be read, and whom to ask; nothing where all could be. */
export function IncompleteNote({ of, field }: { of: { incomplete?: readonly string[] }; field: string }) {
  const { t } = useTranslation()
  return of.incomplete?.includes(field) ? <p><ContactText>{t('incomplete')}</ContactText></p> : null
}

import { useTranslation } from 'react-i18next'
import { isIncomplete, type Incomplete } from '../../rules/incomplete.ts'
import { ContactText } from '../layout/contact-text.tsx'

/** Shows that some of these fields could not be read, and whom to ask (ERR-10); nothing if all could. */
export function IncompleteNote({ of, fields }: { of: Incomplete; fields: readonly string[] }) {
  return isIncomplete(of, fields) ? <IncompleteText /> : null
}

/** The text of that note, for a caller that knows something is missing. */
export function IncompleteText() {
  const { t } = useTranslation()
  return (
    <p>
      <ContactText>{t('incomplete')}</ContactText>
    </p>
  )
}

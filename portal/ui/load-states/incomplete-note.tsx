import { useTranslation } from 'react-i18next'
import { isIncomplete, type Incomplete } from '../../rules/incomplete.ts'
import { ContactText } from '../layout/contact-text.tsx'

/** Says that some of these fields could not be read, and whom to ask; nothing if all could. */
export function IncompleteNote({ of, fields }: { of: Incomplete; fields: readonly string[] }) {
  return isIncomplete(of, fields) ? <IncompleteText /> : null
}

export function IncompleteText() {
  const { t } = useTranslation()
  return (
    <p>
      <ContactText>{t('incomplete')}</ContactText>
    </p>
  )
}

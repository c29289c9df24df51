import { useTranslation } from 'react-i18next'
import { ContactScreen } from '../frame/contact-screen.tsx'

/** How to get a new password. */
export function PasswordResetScreen() {
  const { t } = useTranslation('login')
  return <ContactScreen title={t('contact.forgotTitle')} text={t('contact.forgot')} />
}

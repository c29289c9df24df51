import { useTranslation } from 'react-i18next'
import { ContactScreen } from '../frame/contact-screen.tsx'

/** How to get an account. */
export function RegistrationScreen() {
  const { t } = useTranslation('login')
  return <ContactScreen title={t('contact.registerTitle')} text={t('contact.register')} />
}

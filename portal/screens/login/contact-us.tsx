import { Link } from '#design-system'
import { useTranslation } from 'react-i18next'
import { paths } from '../../navigation/paths.ts'
import { ContactText } from '../frame/contact-text.tsx'

/** Where the clinic itself helps: a new account, a forgotten password. */
export function ContactUs({ about }: { about: 'register' | 'forgotPassword' }) {
  const { t } = useTranslation('login')
  return (
    <>
      <p><ContactText>{about === 'register' ? t('contact.register') : t('contact.forgot')}</ContactText></p>
      <p><Link href={paths.login} className="inline-flex min-h-11 items-center">{t('contact.back')}</Link></p>
    </>
  )
}

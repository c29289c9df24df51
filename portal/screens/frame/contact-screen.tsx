import { Link } from '#design-system'
import type { MouseEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { addressOf } from '../../navigation/destination.ts'
import { destinations } from '../../navigation/destinations.ts'
import { goTo } from '../../navigation/go-to.ts'
import { useNavigationState } from '../../navigation/use-navigation-state.ts'
import { ContactText } from './contact-text.tsx'
import { Screen } from './screen.tsx'
import { VisitorBar } from './visitor-bar.tsx'

/** Where the clinic itself helps a visitor. */
export function ContactScreen({ title, text }: { title: string; text: string }) {
  const { t } = useTranslation('login')
  const { returnTo } = useNavigationState(destinations.login)
  const back = (event: MouseEvent) => {
    event.preventDefault()
    goTo(destinations.login, { state: { returnTo } })
  }
  return (
    <Screen title={title} header={<VisitorBar />} width="form">
      <h1>{title}</h1>
      <p><ContactText>{text}</ContactText></p>
      <p><Link href={addressOf(destinations.login)} onClick={back} className="inline-flex min-h-11 items-center">{t('contact.back')}</Link></p>
    </Screen>
  )
}

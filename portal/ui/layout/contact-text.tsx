import { Link } from '#design-system'
import { useTranslation } from 'react-i18next'
import { splitAround } from './split-around.ts'

/** A text in which the clinic's phone number and e-mail address are links. */
export function ContactText({ children }: { children: string }) {
  const { t } = useTranslation('clinic')
  const links: Record<string, string> = { [t('phone')]: `tel:${t('phoneLink')}`, [t('email')]: `mailto:${t('email')}` }
  return splitAround(children, Object.keys(links).filter(Boolean)).map(({ at, text }) => {
    const href = links[text]
    if (!href) return <span key={at}>{text}</span>
    // A number breaks across lines only if it is wider than the screen.
    return (
      <Link key={at} href={href} translate="no" className="[overflow-wrap:anywhere]">
        {text.replaceAll(' ', '\u00a0')}
      </Link>
    )
  })
}

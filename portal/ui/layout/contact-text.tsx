import { Link } from '#design-system'
import { useTranslation } from 'react-i18next'

/** A text in which the clinic's phone number and e-mail address are links. */
export function ContactText({ children }: { children: string }) {
  const { t } = useTranslation('clinic')
  const links: Record<string, string> = { [t('phone')]: `tel:${t('phoneLink')}`, [t('email')]: `mailto:${t('email')}` }
  return splitAround(children, Object.keys(links).filter(Boolean)).map(({ at, part }) => {
    const href = links[part]
    if (!href) return <span key={at}>{part}</span>
    // A number breaks across lines only if it is wider than the screen.
    return <Link key={at} href={href} className="[overflow-wrap:anywhere]">{part.replaceAll(' ', '\u00a0')}</Link>
  })
}

/** 'Bel 010 nu' around ['010'] → 'Bel ', '010', ' nu', each with where it starts. */
function splitAround(text: string, words: readonly string[]): { at: number; part: string }[] {
  const parts: { at: number; part: string }[] = []
  let at = 0
  while (at < text.length) {
    const word = words.find((candidate) => text.startsWith(candidate, at))
    const starts = words.map((candidate) => text.indexOf(candidate, at)).filter((index) => index >= 0)
    const part = word ?? text.slice(at, Math.min(text.length, ...starts))
    parts.push({ at, part })
    at += part.length
  }
  return parts
}

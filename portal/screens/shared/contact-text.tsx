import { Link } from '#design-system'
import { Fragment } from 'react'
import { useTranslation } from 'react-i18next'

/** A text in which the clinic's phone number and e-mail address can be pressed. */
export function ContactText({ children }: { children: string }) {
  const { t } = useTranslation('clinic')
  const links: Record<string, string> = { [t('phone')]: `tel:${t('phoneLink')}`, [t('email')]: `mailto:${t('email')}` }
  return splitAround(children, Object.keys(links)).map((part, index) => {
    const href = links[part]
    return <Fragment key={index}>{href ? <Link href={href} className="whitespace-nowrap">{part}</Link> : part}</Fragment>
  })
}

/** 'Bel 010 nu' around ['010'] → ['Bel ', '010', ' nu'] */
function splitAround(text: string, words: readonly string[]): string[] {
  return words.reduce<string[]>(
    (parts, word) => parts.flatMap((part) => part.split(word).flatMap((rest, index) => (index === 0 ? [rest] : [word, rest]))),
    [text],
  ).filter((part) => part !== '')
}

import { Explanation } from '#design-system'
import { useTranslation } from 'react-i18next'
import { findTerms } from '../rules/find-terms.ts'

/** Number of terms up to which the button names them; more are counted, to keep its label short for screen readers. */
const maxNamed = 3

/** Button that explains the medical terms in the texts; nothing without such terms. */
export function Glossary({ texts }: { texts: readonly string[] }) {
  const { t } = useTranslation('glossary')
  // A separator, so that no term matches across two texts.
  const terms = findTerms(texts.join(' | '), Object.values(t('terms', { returnObjects: true })))
  if (terms.length === 0) return null
  const subject =
    terms.length > maxNamed ? t('several', { number: terms.length }) : terms.map(({ name }) => name).join(', ')
  return (
    <Explanation
      label={t('label')}
      subject={subject}
      facts={terms.map(({ name, meaning }) => ({ term: name, detail: meaning }))}
    />
  )
}

import { Explanation } from '#design-system'
import { useTranslation } from 'react-i18next'
import { termsIn } from '../rules/terms-in.ts'

/** More than these are too many to hear each time one passes. */
const fewEnough = 3

/** What the medical words of a question mean, for who asks; nothing where a question has none. */
export function ExplainedWords({ texts }: { texts: readonly string[] }) {
  const { t } = useTranslation('glossary')
  // With a bar between them, no term begins in one text and ends in the next.
  const terms = termsIn(texts.join(' | '), Object.values(t('terms', { returnObjects: true })))
  if (terms.length === 0) return null
  const subject = terms.length > fewEnough ? t('several', { number: terms.length }) : terms.map(({ name }) => name).join(', ')
  return <Explanation label={t('label')} subject={subject} facts={terms.map(({ name, meaning }) => ({ term: name, detail: meaning }))} />
}

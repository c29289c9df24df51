import { StarScore } from '#design-system'
import { useTranslation } from 'react-i18next'
import { stripMarkup } from './rules/strip-markup.ts'
import type { ReviewDraft } from './use-review-draft.ts'

/** The review as it will be sent. */
export function ReviewPreview({ draft: { score, comment, name } }: { draft: ReviewDraft }) {
  const { t } = useTranslation('review')
  const text = stripMarkup(comment).trim()
  return (
    <section className="flex flex-col gap-3">
      <h2 className="text-lead">{t('preview.title')}</h2>
      <div className="flex flex-col items-start gap-1.5 border-l-4 border-divider pl-4">
        <StarScore score={score} label={t('preview.stars', { score })} size="text" />
        {text !== '' && <p className="wrap-anywhere whitespace-pre-wrap">{text}</p>}
        {name && <p className="text-small text-muted">{t(`preview.${name}`)}</p>}
      </div>
      {name === 'shown' && <p className="text-small text-muted">{t('preview.shownMore')}</p>}
    </section>
  )
}

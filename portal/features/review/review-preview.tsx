import { StarScore } from '#design-system'
import { useTranslation } from 'react-i18next'
import { stripMarkup } from './rules/strip-markup.ts'
import type { ReviewDraft } from './use-review-draft.ts'

/** A review as the clinic gets it. */
export function ReviewPreview({ draft: { score, comment, name } }: { draft: ReviewDraft }) {
  const { t } = useTranslation('review')
  const words = stripMarkup(comment).trim()
  return (
    <section className="flex flex-col gap-3">
      <h2 className="text-lead">{t('preview.title')}</h2>
      <div className="flex flex-col items-start gap-1.5 border-l-4 border-divider pl-4">
        <StarScore score={score} label={t('preview.stars', { score })} size="text" />
        {words !== '' && <p className="wrap-anywhere whitespace-pre-wrap">{words}</p>}
        {name && <p className="text-small text-muted">{t(`preview.${name}`)}</p>}
      </div>
      {name === 'shown' && <p className="text-small text-muted">{t('preview.shownMore')}</p>}
    </section>
  )
}

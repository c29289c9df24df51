import { ButtonLink } from '#design-system'
import { useTranslation } from 'react-i18next'
import { pathTo } from '../../navigation/route-table.ts'
import { ContactText } from '../../ui/layout/contact-text.tsx'
import { Alert } from '../../ui/load-states/alert.tsx'
import { focusTarget } from '../../ui/layout/screen.tsx'
import type { ReviewState } from './use-review.ts'

const titles = {
  invalid: 'err_review_invalid',
  missing: 'err_review_invalid',
  received: 'err_review_invalid',
  expired: 'err_review_expired',
  dropped: 'err_review_dropped',
  notEnded: 'err_review_not_ended',
  refused: 'common:responses.412',
} as const

interface LinkNoticeProps {
  state: Exclude<ReviewState, 'open' | 'done'>
  /** The comment as typed before the link was refused. */
  comment: string
}

/** Why no review can be given through this link, and what to do. A comment already typed stays readable, to be copied. */
export function LinkNotice({ state, comment }: LinkNoticeProps) {
  const { t } = useTranslation(['review', 'common'])
  return (
    <>
      <Alert tone="error" title={t(titles[state])} {...focusTarget}>
        <Sentences>{t(`linkMore.${state}`)}</Sentences>
      </Alert>
      {comment.trim() !== '' && (
        <section className="flex flex-col gap-3">
          <h2>{t('written')}</h2>
          <p>{t('writtenMore')}</p>
          <blockquote className="border-l-4 border-divider pl-4 wrap-anywhere whitespace-pre-wrap">
            {comment}
          </blockquote>
        </section>
      )}
      <ButtonLink href={pathTo('login')} variant="secondary" width="full-on-phone" className="self-start">
        {t('toLogin')}
      </ButtonLink>
    </>
  )
}

/** Each sentence as a paragraph. */
const Sentences = ({ children }: { children: string }) => (
  <div className="flex flex-col gap-2">
    {children.split(/(?<=[.?!]) (?=\p{Lu})/u).map((sentence) => (
      <p key={sentence}>
        <ContactText>{sentence}</ContactText>
      </p>
    ))}
  </div>
)

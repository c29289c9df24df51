import { Loading } from '#design-system'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useSearch } from '../../navigation/current-entry.ts'
import { uuidIn } from './rules/review-link.ts'
import { ErrorAlert, Alert } from '../../ui/load-states/alert.tsx'
import { Screen } from '../../ui/layout/screen.tsx'
import { VisitorBar } from '../../ui/layout/visitor-bar.tsx'
import { LinkNotice } from './link-notice.tsx'
import { ReviewForm } from './review-form.tsx'
import { useReview } from './use-review.ts'
import { useReviewDraft } from './use-review-draft.ts'

/** Review of a patient's last consult, opened by the link in an e-mail; works without a session. */
export function ReviewScreen() {
  const uuid = uuidIn(useSearch())
  return <ReviewOf key={uuid} uuid={uuid} />
}

function ReviewOf({ uuid }: { uuid: string | null }) {
  const { t } = useTranslation(['review', 'common'])
  const { draft, change, forget } = useReviewDraft(uuid ?? '')
  const { state, check, send } = useReview(uuid, forget)
  // Part of the screen's step key: a retry moves focus to the heading.
  const [tries, setTries] = useState(0)
  const isDone = state === 'done'
  const title = isDone ? t('done') : t('title')
  const showsForm = state === 'open' || (state === null && !check.failure)
  return (
    <Screen
      title={title}
      width="form"
      help={state === 'open' ? 'inside' : 'below'}
      step={`${state ?? 'open'} ${tries}`}
      header={<VisitorBar />}
    >
      <h1>{showsForm ? t('heading') : title}</h1>
      {state === null && !check.failure && <Loading label={t('common:loading')} />}
      {state === null && check.failure && (
        <ErrorAlert
          of="loading"
          text={check.failure.text}
          onRetry={() => {
            setTries(tries + 1)
            check.submit()
          }}
        />
      )}
      {state === 'open' && <ReviewForm {...{ draft, change, send }} />}
      {isDone && (
        <Alert tone="success" title={t('feedback_success')}>
          {t('doneMore')}
        </Alert>
      )}
      {state !== null && state !== 'open' && !isDone && <LinkNotice state={state} comment={draft.comment} />}
    </Screen>
  )
}

import { RadioGroup, StarRating, StepFooter, TextArea } from '#design-system'
import { useSetAtom } from 'jotai'
import { useId, useState, type FocusEvent, type KeyboardEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { stripMarkup } from './rules/strip-markup.ts'
import { duration, showToastAtom } from '../../session/toast-state.ts'
import { ErrorAlert, submitVariant } from '../../ui/load-states/alert.tsx'
import { TaskForm } from '../../ui/form/task-form.tsx'
import { ReviewPreview } from './review-preview.tsx'
import type { useReview } from './use-review.ts'
import type { ReviewDraft } from './use-review-draft.ts'

/** Maximum length of the comment at the clinic, and the length from which the remainder is shown; in characters. */
const maxLength = 4000
const countdownFrom = 3800
const names = ['shown', 'hidden'] as const

interface ReviewFormProps {
  draft: ReviewDraft
  change: (changes: Partial<ReviewDraft>) => void
  send: ReturnType<typeof useReview>['send']
}

/** Form of a review: score, optional comment, and whether the patient's name is shown. */
export function ReviewForm({ draft, change, send }: ReviewFormProps) {
  const { t } = useTranslation('review')
  const { score, comment, name } = draft
  const { missing, check, onBlur } = useMissing(draft)
  const scoreLabels = [t('scores.1'), t('scores.2'), t('scores.3'), t('scores.4'), t('scores.5')] as const
  const limit = {
    characters: maxLength,
    text: (left: number) => (left < 0 ? t('commentOver', { count: -left }) : t('commentLeft', { count: left })),
  }
  const submit = () => {
    if (check() && name !== null)
      send.submit({ score, motivation: stripMarkup(comment).trim(), anonymous: name === 'hidden' })
  }
  // Enter on a radio does not submit a form, nor does it with a disabled button: neither would show the error.
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Enter' && !event.repeat) submit()
  }
  return (
    <TaskForm
      onSubmit={submit}
      footer={
        <StepFooter
          next={t('send')}
          variant={submitVariant(send.failure)}
          disabled={score === 0}
          blockedReason={score === 0 ? t('scoreFirst') : undefined}
          choiceLabel={t('score')}
          busyLabel={send.busy ? t('busy') : undefined}
        >
          {t('chosen', { score, word: scoreLabels[score - 1]?.toLocaleLowerCase('nl') })}
        </StepFooter>
      }
    >
      <StarRating
        id={missing.ids.score}
        look="row"
        name="score"
        legend={t('score')}
        labels={scoreLabels}
        value={score}
        error={missing.score}
        onValueChange={(chosen) => change({ score: chosen })}
        onKeyDown={onKeyDown}
        onBlur={onBlur}
      />
      <TextArea
        label={t('comment')}
        hint={t('commentHint')}
        rows={3}
        limit={comment.length > countdownFrom ? limit : undefined}
        value={comment}
        onValueChange={(typed) => change({ comment: typed })}
      />
      <RadioGroup
        id={missing.ids.name}
        name="name"
        legend={t('name')}
        error={missing.name}
        value={name}
        onKeyDown={onKeyDown}
        onValueChange={(chosen) => change({ name: names.find((one) => one === chosen) ?? null })}
        options={names.map((one) => ({ value: one, label: t(`names.${one}`) }))}
      />
      {score > 0 && <ReviewPreview draft={draft} />}
      {send.failure && <ErrorAlert text={send.failure.text} onRetry={send.failure.retry && submit} />}
    </TaskForm>
  )
}

/** Errors of required fields: of the score on blur and on submit, of the name on submit. */
function useMissing({ score, name }: ReviewDraft) {
  const { t } = useTranslation('review')
  const notify = useSetAtom(showToastAtom)
  const id = useId()
  const [isReported, setIsReported] = useState({ score: false, name: false })
  const ids = { score: `${id}-score`, name: `${id}-name` }
  const report = (which: keyof typeof ids, text: string) => {
    setIsReported({ ...isReported, [which]: true })
    notify({ tone: 'error', text, duration: duration.long })
    document.getElementById(ids[which])?.querySelector<HTMLElement>('[role=radio]')?.focus()
    return false
  }
  return {
    missing: {
      ids,
      score: isReported.score && score === 0 ? t('scoreMissing') : undefined,
      name: isReported.name && name === null ? t('nameMissing') : undefined,
    },
    check: () => {
      if (score === 0) return report('score', t('scoreMissing'))
      return name === null ? report('name', t('nameMissing')) : true
    },
    onBlur: ({ currentTarget, relatedTarget }: FocusEvent) => {
      // Another window does not leave the group.
      if (currentTarget.contains(relatedTarget) || !document.hasFocus()) return
      if (score === 0 && !isReported.score) notify({ tone: 'error', text: t('scoreMissing'), duration: duration.long })
      setIsReported({ ...isReported, score: true })
    },
  }
}

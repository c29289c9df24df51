import { RadioGroup, StarRating, StepFooter, TextArea } from '#design-system'
import { useSetAtom } from 'jotai'
import { useId, useState, type FocusEvent, type KeyboardEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { stripMarkup } from './rules/strip-markup.ts'
import { duration, notifyAtom } from '../../session/notices.ts'
import { FailureNotice } from '../../ui/load-states/labelled-notice.tsx'
import { TaskForm } from '../../ui/form/task-form.tsx'
import { ReviewPreview } from './review-preview.tsx'
import type { useReview } from './use-review.ts'
import type { ReviewDraft } from './use-review-draft.ts'

/** How many characters the clinic takes, and from how many on it is said how many are left. */
const longest = 4000
const nearlyFull = 3800
const names = ['shown', 'hidden'] as const

interface ReviewFormProps {
  draft: ReviewDraft
  change: (part: Partial<ReviewDraft>) => void
  send: ReturnType<typeof useReview>['send']
}

/** A score, words that may go with it, and whether the name goes too. */
export function ReviewForm({ draft, change, send }: ReviewFormProps) {
  const { t } = useTranslation('review')
  const { score, comment, name } = draft
  const { missing, check, leave } = useMissing(draft)
  const words = [t('scores.1'), t('scores.2'), t('scores.3'), t('scores.4'), t('scores.5')] as const
  const limit = {
    characters: longest,
    text: (left: number) => (left < 0 ? t('commentOver', { count: -left }) : t('commentLeft', { count: left })),
  }
  const submit = () => {
    if (check() && name !== null) send.submit({ score, motivation: stripMarkup(comment).trim(), anonymous: name === 'hidden' })
  }
  // A radio does not send its form by Enter, and neither does one whose button cannot be pressed: nothing would be said.
  const onKeyDown = (event: KeyboardEvent) => { if (event.key === 'Enter' && !event.repeat) submit() }
  return (
    <TaskForm
      onSubmit={submit}
      footer={(
        <StepFooter
          next={t('send')} disabled={score === 0} blockedReason={score === 0 ? t('scoreFirst') : undefined}
          choiceLabel={t('score')} busyLabel={send.busy ? t('busy') : undefined}
        >
          {t('chosen', { score, word: words[score - 1]?.toLocaleLowerCase('nl') })}
        </StepFooter>
      )}
    >
      <StarRating
        id={missing.ids.score} look="row" name="score" legend={t('score')} texts={words} value={score} error={missing.score}
        onValueChange={(chosen) => change({ score: chosen })} onKeyDown={onKeyDown} onBlur={leave}
      />
      <TextArea label={t('comment')} hint={t('commentHint')} rows={3} limit={comment.length > nearlyFull ? limit : undefined} value={comment} onValueChange={(typed) => change({ comment: typed })} />
      <RadioGroup
        id={missing.ids.name} name="name" legend={t('name')} error={missing.name} value={name} onKeyDown={onKeyDown}
        onValueChange={(chosen) => change({ name: names.find((one) => one === chosen) ?? null })}
        options={names.map((one) => ({ value: one, label: t(`names.${one}`) }))}
      />
      {score > 0 && <ReviewPreview draft={draft} />}
      {send.failure && <FailureNotice text={send.failure.text} onRetry={send.failure.retry && submit} />}
    </TaskForm>
  )
}

/** What is asked and not answered: said when the score is left open, and when it is sent. */
function useMissing({ score, name }: ReviewDraft) {
  const { t } = useTranslation('review')
  const notify = useSetAtom(notifyAtom)
  const id = useId()
  const [isAsked, setIsAsked] = useState({ score: false, name: false })
  const ids = { score: `${id}-score`, name: `${id}-name` }
  const tell = (which: keyof typeof ids, text: string) => {
    setIsAsked({ ...isAsked, [which]: true })
    notify({ tone: 'error', text, duration: duration.long })
    document.getElementById(ids[which])?.querySelector<HTMLElement>('[role=radio]')?.focus()
    return false
  }
  return {
    missing: {
      ids,
      score: isAsked.score && score === 0 ? t('scoreMissing') : undefined,
      name: isAsked.name && name === null ? t('nameMissing') : undefined,
    },
    check: () => {
      if (score === 0) return tell('score', t('scoreMissing'))
      return name === null ? tell('name', t('nameMissing')) : true
    },
    leave: ({ currentTarget, relatedTarget }: FocusEvent) => { if (!currentTarget.contains(relatedTarget)) setIsAsked({ ...isAsked, score: true }) },
  }
}

import { useTranslation } from 'react-i18next'
import { isNotReferred, needsAttention } from './rules/general-pages.ts'
import type { Answers } from './rules/question.ts'
import type { SaveQueue } from './answers/save-queue.ts'
import { Alert } from '../../ui/load-states/alert.tsx'
import { useAnswersSelector } from './questionnaire/use-answers-selector.ts'

/**
 * Notice that treatment requires a referral (GEN-08). The live region is rendered while empty, so that a change is
 * announced.
 */
export const NotReferredNotice = ({ queue }: { queue: SaveQueue }) => (
  <AnswerNotice queue={queue} about="notReferred" tone="warning" isShownFor={isNotReferred} />
)

/** Notice that the clinic wants to discuss some answers (GEN-09); does not block the questionnaire. */
export const AttentionNotice = ({ queue }: { queue: SaveQueue }) => (
  <AnswerNotice queue={queue} about="attention" tone="info" isShownFor={needsAttention} />
)

interface AnswerNoticeProps {
  queue: SaveQueue
  about: 'notReferred' | 'attention'
  tone: 'warning' | 'info'
  isShownFor: (answers: Answers) => boolean
}

function AnswerNotice({ queue, about, tone, isShownFor }: AnswerNoticeProps) {
  const { t } = useTranslation('general')
  const isShown = useAnswersSelector(queue, isShownFor)
  return (
    <output className="block">
      {isShown && (
        <Alert tone={tone} title={t(`${about}.title`)}>
          {t(`${about}.text`)}
        </Alert>
      )}
    </output>
  )
}

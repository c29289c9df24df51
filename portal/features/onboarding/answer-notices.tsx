import { useTranslation } from 'react-i18next'
import { isNotReferred, needsAttention } from './rules/general-pages.ts'
import type { Answers } from './rules/question.ts'
import type { SaveQueue } from './answers/save-queue.ts'
import { LabelledNotice } from '../../ui/load-states/labelled-notice.tsx'
import { useAnswersThat } from './questionnaire/use-answers-that.ts'

/** Without a referral the way ends here: why, and what to do. The place is there from the start, so that it is heard. */
export const NotReferredNotice = ({ queue }: { queue: SaveQueue }) => <AnswerNotice queue={queue} about="notReferred" isTold={isNotReferred} />

/** Answers that the clinic wants to speak of; the way goes on. */
export const AttentionNotice = ({ queue }: { queue: SaveQueue }) => <AnswerNotice queue={queue} about="attention" isTold={needsAttention} />

function AnswerNotice({ queue, about, isTold }: { queue: SaveQueue; about: 'notReferred' | 'attention'; isTold: (answers: Answers) => boolean }) {
  const { t } = useTranslation('general')
  const isShown = useAnswersThat(queue, isTold)
  return <output className="block">{isShown && <LabelledNotice tone="warning" title={t(`${about}.title`)}>{t(`${about}.text`)}</LabelledNotice>}</output>
}

import { useTranslation } from 'react-i18next'
import { isNotReferred, needsAttention } from './rules/general-pages.ts'
import type { Answers } from './rules/question.ts'
import type { SaveQueue } from './answers/save-queue.ts'
import { LabelledNotice } from '../../ui/load-states/labelled-notice.tsx'
import { useAnswersThat } from './questionnaire/use-answers-that.ts'

/** Notice that treatment requires a referral. The live region is rendered while empty, so that a change is announced. */
export const NotReferredNotice = ({ queue }: { queue: SaveQueue }) => <AnswerNotice queue={queue} about="notReferred" isTold={isNotReferred} />

/** Notice that the clinic wants to discuss some answers; does not block the questionnaire. */
export const AttentionNotice = ({ queue }: { queue: SaveQueue }) => <AnswerNotice queue={queue} about="attention" isTold={needsAttention} />

function AnswerNotice({ queue, about, isTold }: { queue: SaveQueue; about: 'notReferred' | 'attention'; isTold: (answers: Answers) => boolean }) {
  const { t } = useTranslation('general')
  const isShown = useAnswersThat(queue, isTold)
  return <output className="block">{isShown && <LabelledNotice tone="warning" title={t(`${about}.title`)}>{t(`${about}.text`)}</LabelledNotice>}</output>
}

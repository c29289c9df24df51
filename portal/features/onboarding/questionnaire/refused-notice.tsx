import { Button } from '#design-system'
import { useTranslation } from 'react-i18next'
import { LabelledNotice } from '../../../ui/load-states/labelled-notice.tsx'

/** A question whose answer the clinic cannot use, and the way to it. */
export interface RefusedQuestion {
  label: string
  open: () => void
}

/** That an answer has to change which is not asked here, with the way to its question. */
export function RefusedNotice({ text, question: { label, open } }: { text: string; question: RefusedQuestion }) {
  const { t } = useTranslation('questionnaire')
  return <LabelledNotice tone="error" actions={<Button onClick={open}>{t('change.of', { question: label })}</Button>}>{text}</LabelledNotice>
}

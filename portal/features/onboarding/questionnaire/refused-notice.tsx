import { Button } from '#design-system'
import { useTranslation } from 'react-i18next'
import { Alert } from '../../../ui/load-states/alert.tsx'

/** A question with a refused answer, and how to open it. */
export interface RefusedQuestion {
  label: string
  open: () => void
}

/** Notice about a refused answer on another page, with a button that opens its question. */
export function RefusedNotice({ text, question: { label, open } }: { text: string; question: RefusedQuestion }) {
  const { t } = useTranslation('questionnaire')
  return (
    <Alert tone="error" actions={<Button onClick={open}>{t('change.of', { question: label })}</Button>}>
      {text}
    </Alert>
  )
}

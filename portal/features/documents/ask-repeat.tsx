import { Button } from '#design-system'
import { useTranslation } from 'react-i18next'
import { goTo } from '../../navigation/history-entry.ts'
import { dateText } from '../../rules/clinic-time.ts'

interface AskRepeatProps {
  description: string
  /** When it was prescribed; ISO 8601. */
  at: string
  /** The button's accessible name includes the prescription, as there are several. */
  isOneOfSeveral?: boolean
  className?: string
}

/** Opens the question form, prefilled with a request to repeat the prescription. */
export function AskRepeat({ description, at, isOneOfSeveral = false, className }: AskRepeatProps) {
  const { t } = useTranslation('documents')
  const ask = () =>
    goTo('newQuestion', {
      state: {
        subject: t('repeat.subject', { description }),
        content: t('repeat.content', { description, date: dateText(at) }),
        department: 'medical',
      },
    })
  return (
    <Button
      onClick={ask}
      className={className}
      {...(isOneOfSeveral && { 'aria-label': t('repeat.askOf', { description }) })}
    >
      {t('repeat.ask')}
    </Button>
  )
}

import { ButtonLink, Card, Icon, mailIcon } from '#design-system'
import { useTranslation } from 'react-i18next'
import type { PatientInfo } from '../../api/contract/patient.ts'
import { addressOf } from '../../navigation/destination.ts'
import { destinations } from '../../navigation/destinations.ts'
import { unreadThreads } from '../../rules/conversation.ts'

/** How many conversations have something new, and the way there; it stays where there is nothing. */
export function MessagesPanel({ info }: { info: PatientInfo }) {
  const { t } = useTranslation('dashboard')
  const count = unreadThreads(info.internal_message_threads)
  return (
    <Card>
      <h2 className="flex flex-wrap items-start gap-x-3 text-body">
        <Icon picture={mailIcon} className="mt-px text-muted" />
        <span className="grow basis-1/2">{count > 0 ? t('messages.new', { count }) : t('messages.none')}</span>
      </h2>
      <ButtonLink className="self-start" href={addressOf(destinations.messages)}>{count > 0 ? t('messages.read') : t('messages.open')}</ButtonLink>
    </Card>
  )
}

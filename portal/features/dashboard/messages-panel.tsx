import { ButtonLink, Card, Icon, mailIcon } from '#design-system'
import { useTranslation } from 'react-i18next'
import type { PatientInfo } from '../../api/contract/patient.ts'
import { newestUnread, unreadThreads } from '../messages/rules/message-grouping.ts'
import { unreadAddress } from './unread-address.ts'

/** Props of MessagesPanel. */
export interface MessagesPanelProps {
  info: Pick<PatientInfo, 'internal_message_threads'>
}

/**
 * Number of unread conversations, the newest subject, and a link (DASH-14); a single one is opened directly. Also
 * rendered when there are none, so that nothing below it shifts.
 */
export function MessagesPanel({ info: { internal_message_threads: threads } }: MessagesPanelProps) {
  const { t } = useTranslation('dashboard')
  const count = unreadThreads(threads)
  const newest = newestUnread(threads)
  const subject = newest?.subject.trim()
  return (
    <Card>
      <div className="flex items-start gap-3">
        <Icon icon={mailIcon} className="h-lh text-muted" />
        <div className="flex min-w-0 flex-col">
          <h2 className="text-body">{count > 0 ? t('messages.new', { count }) : t('messages.none')}</h2>
          <p className="text-small text-muted">
            {subject ? t('messages.about', { count, subject }) : t('messages.noneMore')}
          </p>
        </div>
      </div>
      <ButtonLink variant={newest ? 'primary' : 'secondary'} className="self-start" href={unreadAddress(threads)}>
        {newest ? t('messages.read', { count }) : t('messages.open')}
      </ButtonLink>
    </Card>
  )
}

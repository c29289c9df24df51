import { ButtonLink, Link, mailIcon, phoneIcon } from '#design-system'
import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import type { Thread } from '../../api/contract/thread.ts'
import { pathTo } from '../../navigation/route-table.ts'
import { newestUnread, unreadThreads } from '../messages/rules/message-grouping.ts'
import { unreadAddress } from './unread-address.ts'
import { useNow } from './use-now.ts'
import { clockTime, dayCodes, parseOpeningHours } from '../../rules/opening-hours.ts'
import { phoneStatus, type PhoneStatus } from './rules/phone-status.ts'

interface ContactLinksProps {
  /** Given while 'Rust' is on: if one is unread, a link to it replaces the one for asking a question. */
  threads?: readonly Thread[] | undefined
}

/** Links to call and to ask a question, directly below the appointment: reachable without scrolling during an attack. */
export function ContactLinks({ threads }: ContactLinksProps) {
  const { t } = useTranslation(['dashboard', 'clinic'])
  const id = useId()
  const now = useNow()
  const periods = parseOpeningHours(t('clinic:openingHours', { returnObjects: true }))
  const status = periods && phoneStatus(periods, now)
  return (
    <div className="flex flex-col gap-3 in-data-rest:gap-1">
      {/* Less padding, and no icons at rest: side by side on a phone with the largest text. */}
      <div className="flex flex-wrap gap-3 *:grow *:px-3! in-data-rest:max-w-form in-data-rest:gap-2 in-data-rest:*:min-h-11! in-data-rest:*:px-2! in-data-rest:*:py-1!">
        <ButtonLink
          icon={threads ? undefined : phoneIcon}
          href={`tel:${t('clinic:phoneLink')}`}
          aria-describedby={status && id}
        >
          {t('help.call')}
        </ButtonLink>
        <MessageLink threads={threads} />
      </div>
      {status && (
        <p id={id} className="text-small text-muted in-data-rest:px-3 in-data-rest:text-small-tight">
          <PhoneStatusText status={status} />
        </p>
      )}
    </div>
  )
}

/** Link to the unread messages, or to a new question. */
function MessageLink({ threads }: ContactLinksProps) {
  const { t } = useTranslation('dashboard')
  return threads && newestUnread(threads) ? (
    <ButtonLink variant="primary" href={unreadAddress(threads)}>
      {t('messages.read', { count: unreadThreads(threads) })}
    </ButtonLink>
  ) : (
    <ButtonLink icon={threads ? undefined : mailIcon} href={pathTo('newQuestion')}>
      {t('help.ask')}
    </ButtonLink>
  )
}

function PhoneStatusText({ status }: { status: PhoneStatus }) {
  const { t } = useTranslation('dashboard')
  const opensText = useOpensText()
  if (status.isOpen) return <span>{t('phone.open', { time: clockTime(status.closes) })}</span>
  return (
    <>
      <span>{`${t('phone.closed')} ${opensText(status)} ${t(`phone.urgent.${status.urgentCare}`)} ${t('phone.emergency')}`}</span>{' '}
      <Link href="tel:112">112</Link>
      <span>.</span>
    </>
  )
}

/** Returns a function that gives when the phone is answered again: 'Morgen vanaf 9 uur.' */
function useOpensText(): (status: PhoneStatus & { isOpen: false }) => string {
  const { t } = useTranslation(['dashboard', 'common'])
  return ({ daysAhead, weekday, opens }) => {
    const time = clockTime(opens)
    if (daysAhead === 0) return t('phone.today', { time })
    if (daysAhead === 1) return t('phone.tomorrow', { time })
    const day = dayCodes[weekday] ? t(`common:hours.day.${dayCodes[weekday]}`) : ''
    return t('phone.onDay', { day: day.charAt(0).toUpperCase() + day.slice(1), time })
  }
}

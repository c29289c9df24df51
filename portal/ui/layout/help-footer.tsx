import { afterLoading, Link, RecentToasts } from '#design-system'
import { useAtom } from 'jotai'
import { useEffect, useEffectEvent, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { addressOf } from '../../navigation/destinations.ts'
import { unreadNoticesAtom } from '../../session/notices.ts'
import { ContactText } from './contact-text.tsx'
import { NewVersionNotice } from './new-version-notice.tsx'

/** The end of every screen: notice of a waiting version, help, the accessibility statement, and unread messages. At the end, so that it shifts nothing. */
export function HelpFooter() {
  const { t } = useTranslation()
  return (
    <div className={`flex flex-col gap-3 text-small text-muted ${afterLoading}`}>
      <NewVersionNotice />
      <p>
        <ContactText>{t('help')}</ContactText> <Link href={addressOf('accessibility')}>{t('accessibility')}</Link>
      </p>
      <UnreadNotices />
    </div>
  )
}

/** The messages that no screen shows. They are read once the list was open, and go when it is closed or the screen left. */
function UnreadNotices() {
  const { t } = useTranslation()
  const [unread, setUnread] = useAtom(unreadNoticesAtom)
  const isOpen = useRef(false)
  const markRead = useEffectEvent(() => {
    if (isOpen.current) setUnread([])
  })
  useEffect(() => () => markRead(), [])
  return (
    <RecentToasts
      label={t('notices.recent')}
      toasts={unread.map((notice) => ({ ...notice, toneLabel: t(`tone.${notice.tone}`) }))}
      onToggle={({ currentTarget }) => {
        if (!currentTarget.open && isOpen.current) setUnread([])
        isOpen.current = currentTarget.open
      }}
    />
  )
}

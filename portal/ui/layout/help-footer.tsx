import { afterLoading, Button, Link, RecentToasts } from '#design-system'
import { useAtom, useAtomValue } from 'jotai'
import { useEffect, useEffectEvent, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { pathTo } from '../../navigation/route-table.ts'
import { unreadToastsAtom } from '../../session/toast-state.ts'
import { ContactText } from './contact-text.tsx'
import { isAtRestAtom } from '../../platform/view.ts'
import { NewVersionNotice } from './new-version-notice.tsx'
import { useOpenViewPanel } from './view-dialog.tsx'

/**
 * The end of every screen: notice of a waiting version, help, the accessibility statement, display settings, and unread
 * messages. At the end, so that it shifts nothing.
 */
export function HelpFooter() {
  const { t } = useTranslation()
  const openPanel = useOpenViewPanel()
  return (
    <div className={`flex flex-col gap-3 text-small text-muted ${afterLoading}`}>
      <NewVersionNotice />
      <p>
        <ContactText>{t('help')}</ContactText> <Link href={pathTo('accessibility')}>{t('accessibility')}</Link>
        {/* Reads on in the sentence, as high as its line. */}{' '}
        <Button variant="quiet" className="not-print:inline! min-h-0! border-0! p-0! font-normal!" onClick={openPanel}>
          {t('view.title')}
        </Button>
      </p>
      <UnreadToasts />
    </div>
  )
}

/**
 * The same at the end of a form. At rest `Screen` shows it below the form's bar, so that nothing comes between field
 * and bar; this then renders nothing.
 */
export function FormHelp() {
  return useAtomValue(isAtRestAtom) ? null : <HelpFooter />
}

/** Messages that no screen shows. Once the list was open they count as read, and are removed when it is closed or the screen is left. */
function UnreadToasts() {
  const { t } = useTranslation()
  const [unread, setUnread] = useAtom(unreadToastsAtom)
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

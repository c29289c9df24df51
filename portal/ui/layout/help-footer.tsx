import { afterLoading, Link, RecentToasts } from '#design-system'
import { useAtomValue } from 'jotai'
import { useTranslation } from 'react-i18next'
import { addressOf } from '../../navigation/destinations.ts'
import { recentNoticesAtom } from '../../session/notices.ts'
import { ContactText } from './contact-text.tsx'
import { NewVersionNotice } from './new-version-notice.tsx'

/** The end of every screen: notice of a waiting version, help, the accessibility statement, and recent messages. At the end, so that it shifts nothing. */
export function HelpFooter() {
  const { t } = useTranslation()
  const recent = useAtomValue(recentNoticesAtom)
  return (
    <div className={`flex flex-col gap-3 text-small text-muted ${afterLoading}`}>
      <NewVersionNotice />
      <p><ContactText>{t('help')}</ContactText> <Link href={addressOf('accessibility')}>{t('accessibility')}</Link></p>
      <RecentToasts label={t('notices.recent')} toasts={recent.map((notice) => ({ ...notice, toneLabel: t(`tone.${notice.tone}`) }))} />
    </div>
  )
}

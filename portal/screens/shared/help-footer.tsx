import { useAtomValue } from 'jotai'
import { useTranslation } from 'react-i18next'
import { recentNoticesAtom } from '../../session/notice.ts'
import { ContactText } from './contact-text.tsx'

/** At the end of every screen, in the same place: where to find help, and the messages that passed. */
export function HelpFooter() {
  const { t } = useTranslation()
  const recent = useAtomValue(recentNoticesAtom)
  return (
    <div className="flex flex-col gap-3 text-small text-muted">
      <p><ContactText>{t('help')}</ContactText></p>
      {recent.length > 0 && (
        <details>
          <summary className="flex min-h-11 cursor-pointer items-center underline underline-offset-4">{t('notices.recent')}</summary>
          <ol className="flex flex-col gap-2">
            {recent.map(({ id, tone, text }) => <li key={id}>{t(`tone.${tone}`)}: {text}</li>)}
          </ol>
        </details>
      )}
    </div>
  )
}

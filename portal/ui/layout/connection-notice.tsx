import { Button } from '#design-system'
import { useAtomValue, useSetAtom } from 'jotai'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { isOfflineAtom, lookAgainAtom } from '../../platform/connection.ts'
import { isBusyAtom } from '../../session/unsaved.ts'
import { LabelledNotice } from './labelled-notice.tsx'
import { useLiveValue } from './use-live-value.ts'

/**
 * That there is no connection, for a screen that loads nothing and so cannot say it otherwise: a visitor's have it by
 * themselves (see Screen), a patient's own show it. Once shown it keeps its place, and who is typing is not pushed
 * aside: sending will say it.
 */
export function ConnectionNotice() {
  const { t } = useTranslation()
  const isOffline = useLiveValue(isOfflineAtom, false)
  const isBusy = useAtomValue(isBusyAtom)
  const look = useSetAtom(lookAgainAtom)
  const [isShown, setIsShown] = useState(false)
  if (isOffline && !isShown && !isBusy) setIsShown(true)
  return (
    <div aria-live="polite" className="empty:sr-only">
      {isShown && (isOffline
        ? <LabelledNotice tone="warning" title={t('connection.lost')} actions={<Button onClick={() => void look()}>{t('retry')}</Button>}>{t('connection.lostMore')}</LabelledNotice>
        : <LabelledNotice tone="success">{t('connection.back')}</LabelledNotice>)}
    </div>
  )
}

import { useSyncExternalStore } from 'react'
import { useTranslation } from 'react-i18next'
import { areDraftsOnDevice, followDraftsPlace } from '../../session/draft-store.ts'

/** Says that what is typed is gone with this page, on a device that keeps nothing; nothing elsewhere. */
export function DraftsNote() {
  const { t } = useTranslation()
  const isOnDevice = useDraftsOnDevice()
  return isOnDevice ? null : <p className="text-small text-muted">{t('draftsNotKept')}</p>
}

/** Whether what is typed outlives this page. */
export const useDraftsOnDevice = (): boolean => useSyncExternalStore(followDraftsPlace, areDraftsOnDevice)

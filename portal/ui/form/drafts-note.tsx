import { useSyncExternalStore } from 'react'
import { areDraftsOnDevice, followDraftsPlace } from '../../platform/drafts/draft-store.ts'

/** These words, that what is typed is gone with this page, on a device that keeps nothing; nothing elsewhere. */
export function DraftsNote({ children }: { children: string }) {
  return useDraftsOnDevice() ? null : <p className="text-small text-muted">{children}</p>
}

/** Whether what is typed outlives this page. */
export const useDraftsOnDevice = (): boolean => useSyncExternalStore(followDraftsPlace, areDraftsOnDevice)

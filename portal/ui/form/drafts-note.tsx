import { useSyncExternalStore } from 'react'
import { areDraftsOnDevice, subscribeToDraftsStorage } from '../../platform/drafts/draft-store.ts'

/** Shows its text if drafts cannot be stored on the device, so that they are lost with the page. */
export function DraftsNote({ children }: { children: string }) {
  return useDraftsOnDevice() ? null : <p className="text-small text-muted">{children}</p>
}

/** Whether drafts outlive this page; re-renders when that changes. */
export const useDraftsOnDevice = (): boolean => useSyncExternalStore(subscribeToDraftsStorage, areDraftsOnDevice)

import { useAtomValue, useSetAtom } from 'jotai'
import { useEffect, useState } from 'react'
import { installWay, type InstallWay } from './install-way.ts'
import { isOfflineAtom } from '../../../platform/connection.ts'
import {
  acceptInstallAtom,
  closeInstallAtom,
  subscribeToInstallAtom,
  installAtom,
  isInstallClosedAtom,
  thisDevice,
} from './install.ts'
import { InstallPrompt } from './install-prompt.tsx'

/** Offers to install the portal on devices that can (PWA-01), until it is accepted or closed. Hidden while offline. */
export function InstallOffer() {
  const way = useInstallWay()
  const isClosed = useAtomValue(isInstallClosedAtom)
  const install = useSetAtom(installAtom)
  const accept = useSetAtom(acceptInstallAtom)
  const close = useSetAtom(closeInstallAtom)
  const follow = useSetAtom(subscribeToInstallAtom)
  useEffect(() => follow(), [follow])
  const isOffline = useAtomValue(isOfflineAtom)
  const [isUnavailable, setIsUnavailable] = useState(false)
  if (!way || isClosed || isOffline) return null
  const promptInstall = async () => {
    if (await install()) keepFocus()
    else setIsUnavailable(true)
  }
  const withFocusKept = (action: () => void) => () => {
    keepFocus()
    action()
  }
  return (
    <InstallPrompt
      way={way}
      isUnavailable={isUnavailable}
      onAccept={way === 'button' ? () => void promptInstall() : withFocusKept(accept)}
      onClose={withFocusKept(close)}
    />
  )
}

/** The focused button unmounts: moves focus to main, without scrolling. */
const keepFocus = () => document.querySelector('main')?.focus({ preventScroll: true })

/** How this device installs the portal; null while unknown and where it cannot. */
function useInstallWay(): InstallWay | null {
  const [way, setWay] = useState<InstallWay | null>(null)
  useEffect(() => {
    let isMounted = true
    const detect = async () => {
      const installable = installWay(await thisDevice())
      if (isMounted) setWay(installable)
    }
    void detect()
    return () => {
      isMounted = false
    }
  }, [])
  return way
}

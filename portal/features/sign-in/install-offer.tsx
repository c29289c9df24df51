import { useAtomValue, useSetAtom } from 'jotai'
import { useEffect, useState } from 'react'
import { installWay, type InstallWay } from '../../rules/install-way.ts'
import { isOfflineAtom } from '../../platform/connection.ts'
import { acceptInstallAtom, closeInstallAtom, followInstallAtom, installAtom, isInstallClosedAtom, thisDevice } from '../../platform/install.ts'
import { InstallPrompt } from './install-prompt.tsx'

/** Offers to install the portal where this device can and nobody has, until it is accepted or closed. Without a connection there is something else to read. */
export function InstallOffer() {
  const way = useWay()
  const isClosed = useAtomValue(isInstallClosedAtom)
  const install = useSetAtom(installAtom)
  const accept = useSetAtom(acceptInstallAtom)
  const close = useSetAtom(closeInstallAtom)
  const follow = useSetAtom(followInstallAtom)
  useEffect(() => follow(), [follow])
  const isOffline = useAtomValue(isOfflineAtom)
  const [isUnavailable, setIsUnavailable] = useState(false)
  if (!way || isClosed || isOffline) return null
  const ask = async () => {
    if (await install()) keepFocus()
    else setIsUnavailable(true)
  }
  const leaving = (leave: () => void) => () => {
    keepFocus()
    leave()
  }
  return <InstallPrompt way={way} isUnavailable={isUnavailable} onAccept={way === 'button' ? () => void ask() : leaving(accept)} onClose={leaving(close)} />
}

/** The button that had focus goes: the content it stood in takes it, and nothing scrolls. */
const keepFocus = () => document.querySelector('main')?.focus({ preventScroll: true })

/** How this device installs the portal: null where it does not, and until that is known. */
function useWay(): InstallWay | null {
  const [way, setWay] = useState<InstallWay | null>(null)
  useEffect(() => {
    let isHere = true
    const look = async () => {
      const found = installWay(await thisDevice())
      if (isHere) setWay(found)
    }
    void look()
    return () => { isHere = false }
  }, [])
  return way
}

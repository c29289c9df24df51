import { atom } from 'jotai'
import { installedCookie, type Device } from '../rules/install-way.ts'
import { storedText } from './stored-text.ts'

/** Where a tab keeps that its offer to install was closed. That says nothing of a patient, and holds for as long as the tab. */
export const installClosed = storedText('sessionStorage', 'installClosed')

const year = 31_536_000

/** The browser's own offer, which no standard describes. */
interface InstallOffer extends Event {
  prompt: () => Promise<unknown>
  userChoice: Promise<{ outcome: 'accepted' | 'dismissed' }>
}

declare global {
  /** Kept by index.html until it is used: it comes once, and early. */
  interface Window { installOffer?: InstallOffer }
}

/** What only some browsers tell of a device. */
interface TellingNavigator {
  userAgentData?: Device['hints']
  /** On iOS: opened from the home screen. */
  standalone?: boolean
  getInstalledRelatedApps?: () => Promise<readonly unknown[]>
}

const closedAtom = atom(installClosed.read() !== null)

/** Whether the offer was closed or taken in this tab. */
export const isInstallClosedAtom = atom((get) => get(closedAtom))

/** Closes the offer for as long as this tab lives. */
export const closeInstallAtom = atom(null, (_get, set) => {
  set(closedAtom, true)
  installClosed.write('yes')
})

/** The patient installed the portal: for a year nobody asks again. */
export const acceptInstallAtom = atom(null, (_get, set) => {
  document.cookie = `${installedCookie}; Path=/; Max-Age=${year}; SameSite=Strict; Secure`
  set(closeInstallAtom)
})

/** Asks with the browser's own window. False where it has none to show now. */
export const installAtom = atom(null, async (_get, set): Promise<boolean> => {
  const offer = window.installOffer
  // It shows once.
  delete window.installOffer
  try {
    if (!offer) return false
    await offer.prompt()
    set((await offer.userChoice).outcome === 'accepted' ? acceptInstallAtom : closeInstallAtom)
    return true
  } catch {
    return false
  }
})

/** Hears it when the patient installs the portal by the browser's own menu; returns how to stop. */
export const followInstallAtom = atom(null, (_get, set) => {
  const onInstalled = () => set(acceptInstallAtom)
  addEventListener('appinstalled', onInstalled)
  return () => removeEventListener('appinstalled', onInstalled)
})

/** This device, as far as the browser tells. */
export async function thisDevice(): Promise<Device> {
  const { userAgentData, standalone, getInstalledRelatedApps } = navigator as TellingNavigator
  const installed = await getInstalledRelatedApps?.call(navigator).catch(() => []) ?? []
  return {
    userAgent: navigator.userAgent, hints: userAgentData, touchPoints: navigator.maxTouchPoints,
    isStandalone: standalone === true || matchMedia('(display-mode: standalone)').matches,
    isInstalled: installed.length > 0, cookies: document.cookie,
  }
}

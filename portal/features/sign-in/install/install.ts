import { atom } from 'jotai'
import { installedCookie, type Device } from './install-way.ts'
import { installClosed } from '../../../platform/install-mark.ts'

const year = 31_536_000

/** The non-standard `beforeinstallprompt` event. */
interface InstallOffer extends Event {
  prompt: () => Promise<unknown>
  userChoice: Promise<{ outcome: 'accepted' | 'dismissed' }>
}

declare global {
  /** Stored by index.html, as the event fires once and early. */
  interface Window {
    installOffer?: InstallOffer
  }
}

/** Properties of `navigator` that only some browsers have. */
interface ExtendedNavigator {
  userAgentData?: Device['hints']
  /** iOS: whether the portal was opened from the home screen. */
  standalone?: boolean
  getInstalledRelatedApps?: () => Promise<readonly unknown[]>
}

const closedAtom = atom(installClosed.read() !== null)

/** Whether the offer was closed or taken in this tab. */
export const isInstallClosedAtom = atom((get) => get(closedAtom))

/** Hides the offer until this tab is closed. */
export const closeInstallAtom = atom(null, (_get, set) => {
  set(closedAtom, true)
  installClosed.write('yes')
})

/** Records that the portal was installed: the offer stays hidden for a year. */
export const acceptInstallAtom = atom(null, (_get, set) => {
  document.cookie = `${installedCookie}; Path=/; Max-Age=${year}; SameSite=Strict; Secure`
  set(closeInstallAtom)
})

/**
 * Shows the browser's install prompt; call it within a click. Resolves to whether there was one; it hides the offer
 * whatever the patient chose.
 */
export const installAtom = atom(null, async (_get, set): Promise<boolean> => {
  const offer = window.installOffer
  // The event can be used only once.
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

/** Notices an installation through the browser's menu; returns a function that stops it. */
export const subscribeToInstallAtom = atom(null, (_get, set) => {
  const onInstalled = () => set(acceptInstallAtom)
  addEventListener('appinstalled', onInstalled)
  return () => removeEventListener('appinstalled', onInstalled)
})

/** Reads the properties of this device that decide how the portal can be installed. */
export async function thisDevice(): Promise<Device> {
  const { userAgentData, standalone, getInstalledRelatedApps } = navigator as ExtendedNavigator
  const installed = (await getInstalledRelatedApps?.call(navigator).catch(() => [])) ?? []
  return {
    userAgent: navigator.userAgent,
    hints: userAgentData,
    touchPoints: navigator.maxTouchPoints,
    isStandalone: standalone === true || matchMedia('(display-mode: standalone)').matches,
    isInstalled: installed.length > 0,
    cookies: document.cookie,
  }
}

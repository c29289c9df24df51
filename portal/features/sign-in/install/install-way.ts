/** Properties of the device that decide how the portal can be installed. */
export interface Device {
  userAgent: string
  /** `navigator.userAgentData`, in Chromium only. */
  hints?: { platform: string; mobile: boolean } | undefined
  /** `navigator.maxTouchPoints` */
  touchPoints: number
  /** The portal was opened as an app. */
  isStandalone: boolean
  /** Whether the portal is installed, as far as the browser reports it. */
  isInstalled: boolean
  /** document.cookie */
  cookies: string
}

/** How the portal is installed: share menu of iOS, menu of Firefox on Android, or a button for the browser's prompt. */
export type InstallWay = 'ios' | 'firefox' | 'button'

/** The cookie that records an accepted installation. */
export const installedCookie = 'pwa_installed=true'

/** How to offer installation; null on a desktop, or if the portal is installed (PWA-02). */
export function installWay({ isStandalone, isInstalled, cookies, ...device }: Device): InstallWay | null {
  if (isStandalone || isInstalled || cookies.split('; ').includes(installedCookie)) return null
  return wayOn(device)
}

function wayOn({
  userAgent,
  hints,
  touchPoints,
}: Pick<Device, 'userAgent' | 'hints' | 'touchPoints'>): InstallWay | null {
  // iPadOS sends a Mac's user agent; no Mac has a touch screen.
  if (/iPhone|iPad|iPod/.test(userAgent) || (/Macintosh/.test(userAgent) && touchPoints > 1)) return 'ios'
  const isMobile = hints?.mobile === true || hints?.platform === 'Android' || /Android|Mobi/.test(userAgent)
  if (!isMobile) return null
  return userAgent.includes('Firefox/') ? 'firefox' : 'button'
}

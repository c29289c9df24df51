/** What is known of a device and of the portal on it. */
export interface Device {
  userAgent: string
  /** What newer browsers say beside it. */
  hints?: { platform: string; mobile: boolean } | undefined
  /** How many fingers its screen tells apart. */
  touchPoints: number
  /** The portal was opened as an app. */
  isStandalone: boolean
  /** The portal is installed here, as far as the browser tells. */
  isInstalled: boolean
  /** document.cookie */
  cookies: string
}

/** How a patient installs the portal: by the share button, by the browser's menu, or by a button of the portal's own. */
export type InstallWay = 'ios' | 'firefox' | 'button'

/** Says on this device that installing was accepted. */
export const installedCookie = 'pwa_installed=true'

/** How installing is offered; null where it is not, as on a desk, or has been done. */
export function installWay({ isStandalone, isInstalled, cookies, ...device }: Device): InstallWay | null {
  if (isStandalone || isInstalled || cookies.split('; ').includes(installedCookie)) return null
  return wayOn(device)
}

function wayOn({ userAgent, hints, touchPoints }: Pick<Device, 'userAgent' | 'hints' | 'touchPoints'>): InstallWay | null {
  // An iPad calls itself a Mac; no Mac has a touch screen.
  if (/iPhone|iPad|iPod/.test(userAgent) || (/Macintosh/.test(userAgent) && touchPoints > 1)) return 'ios'
  const isMobile = hints?.mobile === true || hints?.platform === 'Android' || /Android|Mobi/.test(userAgent)
  if (!isMobile) return null
  return userAgent.includes('Firefox/') ? 'firefox' : 'button'
}

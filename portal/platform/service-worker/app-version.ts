import { atom } from 'jotai'

/** A newer version of the portal, ready on this device. */
export interface NewVersion {
  id: string
  /** Tells the worker to take over, or reloads the page if it already has. */
  open: () => void
}

/** Null until a newer version is installed. */
export const newVersionAtom = atom<NewVersion | null>(null)

/** URL path of this script. Its name contains a hash, and the server's start page names it. */
const ownScript = new URL(import.meta.url).pathname

/** Whether the server's start page names other scripts than this version. The worker answers '/' from its cache only for navigations, so this reaches the server. */
export async function isReplaced(): Promise<boolean> {
  const page = await fetch('/', { cache: 'no-store' }).catch(() => undefined)
  return page?.ok === true && !(await page.text().catch(() => ownScript)).includes(ownScript)
}

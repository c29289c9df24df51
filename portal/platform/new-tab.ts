import { atom } from 'jotai'

/** A tab that was opened within a press, before it is known where it goes: afterwards a browser would open none. */
export interface EmptyTab {
  /** Leads it to an address; says whether it is still there to be led. */
  goTo: (address: string) => boolean
  close: () => void
}

/** Opens a tab that shows these words, in the colours of this page, until it is led on. Null where the browser opens none. */
function openEmptyTab(words: string): EmptyTab | null {
  const tab = globalThis.open('', '_blank')
  if (!tab || tab.closed) return null
  // Whatever it is led to must not reach the portal.
  tab.opener = null
  const { backgroundColor, color } = getComputedStyle(document.body)
  const { documentElement: root, body } = tab.document
  tab.document.title = words
  root.lang = document.documentElement.lang
  Object.assign(root.style, { background: backgroundColor, color, font: '1.125rem/1.6 system-ui', padding: '1rem' })
  body.textContent = words
  return {
    goTo: (address) => {
      if (tab.closed) return false
      tab.location.replace(address)
      return true
    },
    close: () => tab.close(),
  }
}

/** Opens tabs; stories and tests set their own. */
export const newTabAtom = atom({ open: openEmptyTab })

import { atom } from 'jotai'

/** A blank tab opened in the click's own task, before its address is known: later the pop-up blocker would refuse it. */
export interface EmptyTab {
  /** Navigates the tab; false if it has been closed. */
  goTo: (address: string) => boolean
  close: () => void
}

/** Opens a tab that shows `words` in this page's colours until `goTo`. Null if the browser blocks it. */
function openEmptyTab(words: string): EmptyTab | null {
  const tab = globalThis.open('', '_blank')
  if (!tab || tab.closed) return null
  // The site opened in it must not get access to the portal's window.
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

import { atom } from 'jotai'

/** A blank tab opened in the click's own task, before its address is known: later the pop-up blocker would refuse it. */
export interface EmptyTab {
  /** Navigates the tab, leaving no entry for Back; false if the patient has closed it. */
  goTo: (address: string) => boolean
  close: () => void
}

/** Opens a tab that shows `text` in this page's colours until `goTo`. Null if the browser blocks it. */
function openEmptyTab(text: string): EmptyTab | null {
  const tab = globalThis.open('', '_blank')
  if (!tab || tab.closed) return null
  // The site opened in it must not get access to the portal's window.
  tab.opener = null
  const { backgroundColor, color } = getComputedStyle(document.body)
  const { documentElement: root, body } = tab.document
  tab.document.title = text
  root.lang = document.documentElement.lang
  Object.assign(root.style, { background: backgroundColor, color, font: '1.125rem/1.6 system-ui', padding: '1rem' })
  body.textContent = text
  return {
    goTo: (address) => {
      if (tab.closed) return false
      tab.location.replace(address)
      return true
    },
    close: () => tab.close(),
  }
}

/** Opens tabs; call `open` within the click's own task. Stories and tests set their own. */
export const newTabAtom = atom({ open: openEmptyTab })

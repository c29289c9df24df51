import { useCallback, useLayoutEffect, type MouseEvent } from 'react'
import { isPlainPress } from '../navigation/follow-links.ts'
import { goTo, replaceState, useNavigationState } from '../navigation/history-entry.ts'

/** The lists whose rows open, and the screen that a row opens. */
const screenOf = {
  messages: 'question',
  prescriptions: 'prescription',
  documents: 'document',
  finance: 'invoice',
} as const
type ListName = keyof typeof screenOf

/**
 * Opens a row's screen on a plain press on its link. The search text, the row and the scroll position (px) go into this
 * history entry, for Back, and into the next, for its back link. Other presses are left to the browser.
 */
export function openRow(event: MouseEvent, list: ListName, id: number, search: string, asText = false): void {
  if (!(event.target instanceof Element && event.target.closest('a')) || !isPlainPress(event)) return
  event.preventDefault()
  const position = { search, scroll: Math.round(scrollY), ...(asText && { asText }) }
  replaceState({ ...position, opened: id })
  goTo(screenOf[list], { parameters: { id }, state: position })
}

/** For the back link of a row's screen: returns a function that goes to the list as it was left. */
export function useBackToList(list: ListName, id: number): () => void {
  const { search = '', scroll = 0, asText = false } = useNavigationState(screenOf[list])
  return () => goTo(list, { state: { search, scroll, ...(asText && { asText }), opened: id } })
}

/** What `useListPosition` gives. */
export type ListPosition = ReturnType<typeof useListPosition>

/**
 * For a list to which the patient comes back (APP-14): the initial search text, the id of the opened row, and a
 * function that gives the props that mark that row.
 */
export function useListPosition(list: ListName) {
  const { search = '', scroll = 0, asText: openedAsText = false, opened } = useNavigationState(list)
  // Where the list is loaded after its screen has opened, and the patient has not moved on.
  useLayoutEffect(() => {
    const { activeElement, body } = document
    if (activeElement === body || activeElement?.tagName === 'H1') goToOpenedRow(body)
  }, [])
  const positionOf = useCallback(
    (id: number, asText = false) => (id === opened && asText === openedAsText ? { 'data-opened-at': scroll } : {}),
    [opened, openedAsText, scroll],
  )
  return { search, opened, positionOf }
}

/** Restores the scroll position of a list, and focuses the opened row's link. False if there is no such row. */
export function goToOpenedRow(root: HTMLElement | null): boolean {
  const row = root?.querySelector<HTMLElement>('[data-opened-at]')
  if (!row) return false
  scrollTo(0, Number(row.dataset.openedAt))
  row.querySelector('a')?.focus({ preventScroll: true })
  row.scrollIntoView({ block: 'nearest' })
  return true
}

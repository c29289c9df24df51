import { atom } from 'jotai'
import type { Tone } from '#design-system'

/** A message as a toast; `duration` in ms. */
interface ToastItem {
  id: string
  tone: Tone
  text: string
  duration: number
  /** Whether no screen shows it, so that it stays under the recent messages until it is read. */
  isOnlyToast?: boolean
}

/** How long toasts stay, in ms. */
export const duration = { standard: 3000, long: 6000, booking: 4000 } as const

const maxUnread = 5
let last = 0

/** The open toasts, oldest first. */
export const toastsAtom = atom<readonly ToastItem[]>([])
/** The newest five messages of this session that no screen shows and the patient has not read yet, newest first. */
export const unreadToastsAtom = atom<readonly ToastItem[]>([])

/** Closes all error toasts, as the failed action is tried again or has succeeded. */
export const closeErrorsAtom = atom(null, (get, set) =>
  set(
    toastsAtom,
    get(toastsAtom).filter(({ tone }) => tone !== 'error'),
  ),
)

/**
 * Shows a toast, for `duration.standard` unless given (in ms). A success or an error closes all open error toasts.
 * Returns its id, with which it can be closed earlier.
 */
export const showToastAtom = atom(
  null,
  (
    get,
    set,
    { duration: durationMs = duration.standard, ...notice }: Omit<ToastItem, 'id' | 'duration'> & { duration?: number },
  ): string => {
    const item = { id: String(++last), duration: durationMs, ...notice }
    // A new outcome replaces earlier errors.
    if (notice.tone === 'success' || notice.tone === 'error') set(closeErrorsAtom)
    set(toastsAtom, [...get(toastsAtom), item])
    if (notice.isOnlyToast)
      set(
        unreadToastsAtom,
        [item, ...get(unreadToastsAtom).filter(({ text }) => text !== item.text)].slice(0, maxUnread),
      )
    return item.id
  },
)

const without = (notices: readonly ToastItem[], id: string) => notices.filter((notice) => notice.id !== id)

/** Closes the toast with this id; an unread message stays in `unreadToastsAtom`. */
export const closeToastAtom = atom(null, (get, set, id: string) => set(toastsAtom, without(get(toastsAtom), id)))

/** Closes a toast that the patient closed, and so has read. */
export const closeReadToastAtom = atom(null, (get, set, id: string) => {
  set(closeToastAtom, id)
  set(unreadToastsAtom, without(get(unreadToastsAtom), id))
})

/** A message that is shown in the page at `pathname`, not as a toast. */
export const flashMessageAtom = atom<{ pathname: string; tone: Tone; text: string } | null>(null)

/** Closes all toasts when the screen changes: they are about the previous screen, and would cover the next. */
export const closeToastsAtom = atom(null, (_get, set) => set(toastsAtom, []))

/** Removes all messages at the end of a session, as they may contain personal details. */
export const clearToastsAtom = atom(null, (_get, set) => {
  set(toastsAtom, [])
  set(unreadToastsAtom, [])
  set(flashMessageAtom, null)
})

import { atom } from 'jotai'
import type { Tone } from '#design-system'

/** A message as a toast; `duration` in ms. */
interface NoticeItem {
  id: string
  tone: Tone
  text: string
  duration: number
}

/** How long toasts stay, in ms. */
export const duration = { standard: 3000, long: 6000, booking: 4000 } as const

const remembered = 5
let last = 0

export const noticesAtom = atom<readonly NoticeItem[]>([])
/** The newest five messages of this session, newest first, to be read again. */
export const recentNoticesAtom = atom<readonly NoticeItem[]>([])

/** What went wrong before is being tried again, or is over. */
export const closeErrorsAtom = atom(null, (get, set) => set(noticesAtom, get(noticesAtom).filter(({ tone }) => tone !== 'error')))

/** Gives the message's id, for who closes it before its time. */
export const notifyAtom = atom(null, (get, set, { duration: stays = duration.standard, ...notice }: Omit<NoticeItem, 'id' | 'duration'> & { duration?: number }): string => {
  const item = { id: String(++last), duration: stays, ...notice }
  // An outcome takes the place of what went wrong before.
  if (notice.tone === 'success' || notice.tone === 'error') set(closeErrorsAtom)
  set(noticesAtom, [...get(noticesAtom), item])
  const [newest, ...older] = get(recentNoticesAtom)
  const earlier = newest && newest.text !== item.text ? [newest, ...older] : older
  set(recentNoticesAtom, [item, ...earlier].slice(0, remembered))
  return item.id
})

export const closeNoticeAtom = atom(null, (get, set, id: string) => set(noticesAtom, get(noticesAtom).filter((notice) => notice.id !== id)))

/** A message that no toast says: it stays on the screen it arrived at. */
export const arrivalMessageAtom = atom<{ pathname: string; tone: Tone; text: string } | null>(null)

/** A message is about the screen it came up on: it does not follow the patient to the next, where it would lie over other things. */
export const closeNoticesAtom = atom(null, (_get, set) => set(noticesAtom, []))

/** Messages can name a patient's affairs: they go when the session does. */
export const clearNoticesAtom = atom(null, (_get, set) => {
  set(noticesAtom, [])
  set(recentNoticesAtom, [])
  set(arrivalMessageAtom, null)
})

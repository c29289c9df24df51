import { useAtomValue } from 'jotai'
import { useEffect, useEffectEvent, useState } from 'react'
import { isInstant, isInt32, isObjectOf, isText } from '../../rules/stored-schema.ts'
import { draftsAtom } from '../../session/drafts.ts'

/** Something that was handed over to be sent. */
export interface Outgoing {
  /** By which words it is found at the clinic. */
  words: string
  /** When it was handed over, as an instant. */
  at: string
  /** How often these words were there before: once more, and it has arrived. */
  before: number
}

const fits = isObjectOf({ words: isText, at: isInstant, before: isInt32 })
const isOutgoing = (kept: unknown): kept is Outgoing => fits(kept)

/**
 * The one thing under a name that is not known to have arrived. It stays on the device until it is: through a reload,
 * a session that ends, and leaving the screen. While it is sent it is locked, so that nothing else sends it too.
 * `onArrived` is told of what was sent by a screen that was left, or by another tab.
 */
export function useOutbox(about: string, onArrived?: () => void) {
  const drafts = useAtomValue(draftsAtom)
  const [outgoing, setOutgoing] = useState<Outgoing | null>(null)
  const [isFound, setIsFound] = useState(false)
  const [isElsewhere, setIsElsewhere] = useState(false)
  const name = `outgoing ${about}`

  const end = useEffectEvent((hasArrived: boolean) => {
    setIsElsewhere(false)
    if (!hasArrived) return
    setIsFound(false)
    setOutgoing(null)
    onArrived?.()
  })
  useEffect(() => {
    let isShown = true
    const look = async () => {
      const kept = await drafts?.read(name)
      if (!isShown || !isOutgoing(kept)) return
      setOutgoing(kept)
      setIsFound(true)
      setIsElsewhere(true)
      // Who left in the middle of a send, here or in another tab, finds it on its way still: it comes to its end first.
      const left = await navigator.locks.request(name, async () => drafts?.read(name))
      if (isShown) end(left === undefined)
    }
    void look()
    return () => { isShown = false }
  }, [drafts, name])

  return {
    outgoing,
    /** It was on the device when the screen opened: it may have arrived meanwhile. */
    isFound,
    isElsewhere,
    keep: (item: Outgoing) => {
      setIsFound(false)
      setOutgoing(item)
      void drafts?.write(name, item)
    },
    /** Nothing of it is kept any more; it stays in view until it is cleared. */
    forget: () => void drafts?.remove(name),
    clear: () => {
      setIsFound(false)
      setOutgoing(null)
    },
    locked: (work: () => Promise<unknown>) => navigator.locks.request(name, async () => {
      await work()
      await drafts?.remove(name)
    }),
  }
}

import { useAtomValue, useSetAtom } from 'jotai'
import { useEffect, useEffectEvent, useState } from 'react'
import { momentOf } from '../../rules/clinic-time.ts'
import { isInstant, isInt32, isObjectOf, isText } from '../../rules/stored-schema.ts'
import { useClock } from '../../platform/clock.ts'
import { draftsAtom } from '../../session/drafts.ts'
import { duration, notifyAtom } from '../../session/notices.ts'
import { useVerifiedMutation, type WriteOptions } from './use-verified-mutation.ts'

/** Something that was handed over to be sent. */
interface Outgoing {
  /** By which words it is found at the clinic. */
  words: string
  /** When it was handed over, as an instant. */
  at: string
  /** How often these words were there before: once more, and it has arrived. */
  before: number
}

const fits = isObjectOf({ words: isText, at: isInstant, before: isInt32 })
const isOutgoing = (kept: unknown): kept is Outgoing => fits(kept)

/** The one thing under a name on the device, locked while it is sent, so that nothing else sends it too. `onArrived` is told of what was sent by a screen that was left, or by another tab. */
function useKeptItem(name: string, onArrived: () => void) {
  const drafts = useAtomValue(draftsAtom)
  const [outgoing, setOutgoing] = useState<Outgoing | null>(null)
  const [isFound, setIsFound] = useState(false)
  const [isElsewhere, setIsElsewhere] = useState(false)

  const end = useEffectEvent((hasArrived: boolean) => {
    setIsElsewhere(false)
    if (!hasArrived) return
    setIsFound(false)
    setOutgoing(null)
    onArrived()
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

  /** Nothing of it is kept any more; it stays in view until it is dropped. */
  const forget = () => {
    setIsFound(false)
    void drafts?.remove(name)
  }
  return {
    outgoing,
    /** What was on the device when the screen opened: it may have arrived meanwhile. */
    found: isFound ? outgoing : null,
    isElsewhere,
    keep: (item: Outgoing) => {
      setIsFound(false)
      setOutgoing(item)
      void drafts?.write(name, item)
    },
    forget,
    drop: () => {
      forget()
      setOutgoing(null)
    },
    locked: (work: () => Promise<void>) => navigator.locks.request(name, async () => {
      await work()
      await drafts?.remove(name)
    }),
  }
}

/** A try to send something, with what was found when it began. */
interface Attempt<Input> {
  item: Outgoing
  found: Outgoing | null
  input: Input
}

interface OutboxOptions<Input> extends Pick<WriteOptions<Attempt<Input>>, 'changes' | 'goOn' | 'errorMessage'> {
  /** The call. */
  send: (item: Outgoing, input: Input) => Promise<unknown>
  /** Looks at the clinic whether it arrived. */
  wasApplied: (item: Outgoing) => Promise<boolean>
  /** Whether what the screen shows holds it. Without this the clinic is asked about what was found, and what it does not have is dropped: the form still has its draft. */
  isThere?: (item: Outgoing) => boolean
  /** It arrived: what else is kept of it can go. */
  onArrived: () => void
  /** What else follows once it was sent from here. */
  onDone?: () => void
  /** Whether a refusal is the end of it: unless it is, the same item can be sent again. */
  isOverOnceRefused?: boolean
  /** What is told of it, with the moment at which it was handed over. */
  afterLeaving: (outcome: keyof WriteOptions<Input>['afterLeaving'], moment: ReturnType<typeof momentOf>, item: Outgoing) => string
}

/**
 * Sends one thing at a time under a name, never twice. What is not known to have arrived stays on the device until it is:
 * through a reload, a session that ends, and leaving the screen.
 */
export function useOutbox<Input = void>(about: string, { send, wasApplied, isThere, onArrived, onDone, isOverOnceRefused = false, afterLeaving, ...write }: OutboxOptions<Input>) {
  const { outgoing, found, isElsewhere, keep, forget, drop, locked } = useKeptItem(`outgoing ${about}`, onArrived)
  const notify = useSetAtom(notifyAtom)
  const { now } = useClock()
  const [isSent, setIsSent] = useState(false)
  const lateWords = (outcome: Parameters<typeof afterLeaving>[0]) => ({ item }: Pick<Attempt<Input>, 'item'>) => afterLeaving(outcome, momentOf(item.at), item)

  const sending = useVerifiedMutation({
    ...write,
    send: ({ item, found: earlier, input }: Attempt<Input>) => locked(async () => {
      if (!earlier || !await wasApplied(earlier)) await send(item, input)
    }),
    wasApplied: ({ item }) => wasApplied(item),
    onDone: () => {
      forget()
      onArrived()
      setIsSent(true)
      onDone?.()
    },
    ...(isOverOnceRefused && { onRefused: drop }),
    afterLeaving: { done: lateWords('done'), failed: lateWords('failed'), unknown: lateWords('unknown') },
  })
  const busy = sending.busy || isElsewhere

  // Its answer was lost, or the page went away in the middle of it; the clinic had it all the same.
  const arrive = (item: Outgoing) => {
    onArrived()
    drop()
    // Who stays on this screen sees it there.
    if (write.goOn) notify({ tone: 'success', text: lateWords('done')({ item }), duration: duration.long })
  }
  const isIn = outgoing !== null && isThere?.(outgoing) === true
  const settle = useEffectEvent(() => (outgoing && !isSent ? arrive(outgoing) : drop()))
  useEffect(() => { if (isIn && !busy) settle() }, [isIn, busy])

  const asked = isThere || isElsewhere ? null : found
  const ask = useEffectEvent(async (item: Outgoing) => (await wasApplied(item) ? arrive(item) : drop()))
  useEffect(() => { if (asked) ask(asked).catch(() => {}) }, [asked])

  return {
    /** It stays in view until the screen shows that it arrived. */
    outgoing: isIn ? null : outgoing,
    isSent,
    /** It is being sent, here or elsewhere. */
    busy,
    failure: sending.failure,
    submit: (words: string, before: number, input: Input) => {
      if (busy) return
      const item = { words, at: now().toISOString(), before }
      keep(item)
      setIsSent(false)
      sending.submit({ item, found, input })
    },
    retry: (input: Input) => { if (outgoing) sending.submit({ item: outgoing, found, input }) },
    drop,
  }
}

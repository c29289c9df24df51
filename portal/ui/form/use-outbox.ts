import { useAtomValue, useSetAtom } from 'jotai'
import { useEffect, useEffectEvent, useState } from 'react'
import { momentOf } from '../../rules/clinic-time.ts'
import { isInstant, isInt32, isObjectOf, isText } from '../../rules/stored-schema.ts'
import { useClock } from '../../platform/clock.ts'
import { draftsAtom } from '../../session/drafts.ts'
import { duration, showToastAtom } from '../../session/toast-state.ts'
import { useVerifiedMutation, type WriteOptions } from './use-verified-mutation.ts'

/** A message submitted for sending. */
interface Outgoing {
  /** Its text, by which it is recognised at the clinic; drafts on devices hold it under this name. */
  words: string
  /** Time of submission, ISO 8601. */
  at: string
  /** How many messages with this text existed before; one more means that this one has arrived. */
  before: number
}

const fits = isObjectOf({ words: isText, at: isInstant, before: isInt32 })
const isOutgoing = (stored: unknown): stored is Outgoing => fits(stored)

/** The stored item `name`, under a Web Lock while it is sent, so that no other tab sends it too. Calls `onArrived` if an earlier screen or another tab has sent it. Storing it deletes the draft `replaced`. */
function useStoredItem(name: string, onArrived: () => void, replaced?: string) {
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
      const stored = await drafts?.read(name)
      if (!isShown || !isOutgoing(stored)) return
      setOutgoing(stored)
      setIsFound(true)
      setIsElsewhere(true)
      // An earlier screen or another tab may still be sending it: wait for its lock.
      const stillStored = await navigator.locks.request(name, async () => drafts?.read(name))
      if (isShown) end(stillStored === undefined)
    }
    void look()
    return () => {
      isShown = false
    }
  }, [drafts, name])

  /** Deletes the stored item; `outgoing` holds it until `drop`. */
  const forget = () => {
    setIsFound(false)
    void drafts?.remove(name)
  }
  return {
    outgoing,
    /** The item stored before this screen opened; it may have arrived since. */
    found: isFound ? outgoing : null,
    isElsewhere,
    store: (item: Outgoing) => {
      setIsFound(false)
      setOutgoing(item)
      void drafts?.write(name, item, replaced)
    },
    forget,
    drop: () => {
      forget()
      setOutgoing(null)
    },
    locked: (work: () => Promise<void>) =>
      navigator.locks.request(name, async () => {
        await work()
        await drafts?.remove(name)
      }),
  }
}

/** One attempt to send; `found` is an item left from before. */
interface Attempt<Input> {
  item: Outgoing
  found: Outgoing | null
  input: Input
}

interface OutboxOptions<Input> extends Pick<
  WriteOptions<Attempt<Input>>,
  'changes' | 'redirect' | 'errorMessage' | 'failureTitle'
> {
  /** Name of the draft that storing the item deletes: after a reload one of them is there, never both. */
  replaced?: string
  /** Sends the item; rejects on failure. */
  send: (item: Outgoing, input: Input) => Promise<unknown>
  /** Asks the clinic whether the item has arrived. */
  wasApplied: (item: Outgoing) => Promise<boolean>
  /** Whether the loaded data contains the item. Without this the clinic is asked about an item found on opening; one that has not arrived is dropped, as the form still has its draft. */
  isThere?: (item: Outgoing) => boolean
  /** Called once it has arrived, to delete its draft. */
  onArrived: () => void
  /** Called after this screen has sent it. */
  onDone?: () => void
  /** Whether a refused item is dropped; otherwise it can be sent again. */
  isOverOnceRefused?: boolean
  /** The toast's text if the patient has left the screen; `moment` is the time of submission. */
  afterLeaving: (
    outcome: keyof WriteOptions<Input>['afterLeaving'],
    moment: ReturnType<typeof momentOf>,
    item: Outgoing,
  ) => string
}

/**
 * Sends one item at a time under the name `about`, never twice (API-07). An item stays on the device until it is known to have
 * arrived: through leaving the screen, a reload and an expired session.
 */
export function useOutbox<Input = void>(
  about: string,
  {
    replaced,
    send,
    wasApplied,
    isThere,
    onArrived,
    onDone,
    isOverOnceRefused = false,
    afterLeaving,
    ...write
  }: OutboxOptions<Input>,
) {
  const { outgoing, found, isElsewhere, store, forget, drop, locked } = useStoredItem(
    `outgoing ${about}`,
    onArrived,
    replaced,
  )
  const notify = useSetAtom(showToastAtom)
  const { now } = useClock()
  const [isSent, setIsSent] = useState(false)
  const textAfterLeaving =
    (outcome: Parameters<typeof afterLeaving>[0]) =>
    ({ item }: Pick<Attempt<Input>, 'item'>) =>
      afterLeaving(outcome, momentOf(item.at), item)

  const sending = useVerifiedMutation({
    ...write,
    send: ({ item, found: earlier, input }: Attempt<Input>) =>
      locked(async () => {
        if (!earlier || !(await wasApplied(earlier))) await send(item, input)
      }),
    wasApplied: ({ item }) => wasApplied(item),
    onDone: () => {
      forget()
      onArrived()
      setIsSent(true)
      onDone?.()
    },
    ...(isOverOnceRefused && { onRefused: drop }),
    afterLeaving: {
      done: textAfterLeaving('done'),
      failed: textAfterLeaving('failed'),
      unknown: textAfterLeaving('unknown'),
    },
  })
  const busy = sending.busy || isElsewhere

  // The answer was lost or the page was closed while sending, but the clinic did receive it.
  const arrive = (item: Outgoing) => {
    onArrived()
    drop()
    // Without redirect the patient stays on this screen, which shows the item itself.
    if (write.redirect)
      notify({ tone: 'success', text: textAfterLeaving('done')({ item }), duration: duration.long, isOnlyToast: true })
  }
  const isLoaded = outgoing !== null && isThere?.(outgoing) === true
  const settle = useEffectEvent(() => (outgoing && !isSent ? arrive(outgoing) : drop()))
  useEffect(() => {
    if (isLoaded && !busy) settle()
  }, [isLoaded, busy])

  const itemToCheck = isThere || isElsewhere ? null : found
  const check = useEffectEvent(async (item: Outgoing) => ((await wasApplied(item)) ? arrive(item) : drop()))
  useEffect(() => {
    if (itemToCheck) check(itemToCheck).catch(() => {})
  }, [itemToCheck])

  return {
    /** The item being sent or failed; null once the loaded data contains it. */
    outgoing: isLoaded ? null : outgoing,
    isSent,
    /** Whether it is being sent, by this screen, an earlier one or another tab. */
    busy,
    failure: sending.failure,
    /** `before`: how many messages with this text there are now. Ignored while busy. */
    submit: (text: string, before: number, input: Input) => {
      if (busy) return
      const item = { words: text, at: now().toISOString(), before }
      store(item)
      setIsSent(false)
      sending.submit({ item, found, input })
    },
    retry: (input: Input) => {
      if (outgoing) sending.submit({ item: outgoing, found, input })
    },
    drop,
  }
}

import { useQueryClient } from '@tanstack/react-query'
import { useAtomValue } from 'jotai'
import { useEffect, useEffectEvent, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { fetchFresh } from '../../api/fetch-fresh.ts'
import { threads, type Message, type Thread } from '../../api/contract/thread.ts'
import { threadQuery } from '../../api/queries.ts'
import { momentOf } from '../../rules/clinic-time.ts'
import { timesSaid } from './rules/message-runs.ts'
import { apiClientAtom } from '../../platform/api-client.ts'
import { clockAtom } from '../../platform/clock.ts'
import type { Attachments } from '../../ui/attachment/use-attachments.ts'
import type { Sending } from '../../ui/attachment/use-sending.ts'
import { useErrorMessage } from '../../ui/load-states/use-error-message.ts'
import { useOutbox, type Outgoing } from '../../ui/form/use-outbox.ts'
import { useVerifiedMutation } from '../../ui/form/use-verified-mutation.ts'
import { messageFailures } from './message-errors.ts'

/** A reply as it is shown: it stays in view until the conversation holds it. */
export interface SentReply {
  content: string
  at: string
  /** The names of its files. */
  files: readonly string[]
  state: 'sending' | 'sent' | 'failed'
}

export type Reply = ReturnType<typeof useReply>

/** Sending a reply: one at a time, never twice, and kept until the clinic has it. */
export function useReply({ id, subject }: Thread, messages: readonly Message[], attachments: Attachments, sending: Sending) {
  const { t } = useTranslation('messages')
  const call = useAtomValue(apiClientAtom)
  const queries = useQueryClient()
  const { now } = useAtomValue(clockAtom)
  const { outgoing, isFound, isElsewhere, keep, forget, clear, locked } = useOutbox(`reply ${id}`, attachments.clear)
  const [isSent, setIsSent] = useState(false)
  const [sentFiles, setSentFiles] = useState<readonly string[]>([])
  const thread = threadQuery(call, id)
  const isDone = async ({ words, before }: Outgoing) => timesSaid((await fetchFresh(queries, thread)).messages, words) > before

  const write = useVerifiedMutation({
    send: (item: Outgoing) => locked(async () => {
      if (isFound && await isDone(item)) return
      await sending.send(attachments, (files, options) => call(threads.replyThread, { body: { thread_id: id, content: item.words, attachments: [...files] }, ...options }))
    }),
    isDone,
    changes: thread,
    onDone: () => {
      forget()
      attachments.clear()
      setIsSent(true)
    },
    words: useErrorMessage(messageFailures),
    late: {
      done: ({ at }) => t('reply.late.done', { ...momentOf(at), subject }),
      failed: ({ at }) => t('reply.late.failed', { ...momentOf(at), subject }),
      unknown: ({ at }) => t('reply.late.unknown', { ...momentOf(at), subject }),
    },
  })

  const isOnItsWay = write.busy || isElsewhere
  const isThere = outgoing !== null && timesSaid(messages, outgoing.words) > outgoing.before
  const settle = useEffectEvent(() => {
    forget()
    if (!isSent) attachments.clear()
    clear()
  })
  useEffect(() => { if (isThere && !isOnItsWay) settle() }, [isThere, isOnItsWay])

  const shown = isThere ? null : outgoing
  const chosen = attachments.files.map(({ name }) => name)
  const unsent = isOnItsWay ? 'sending' : 'failed'
  const state = isSent ? 'sent' : unsent
  return {
    outgoing: shown && { content: shown.words, at: shown.at, files: isSent ? sentFiles : chosen, state } satisfies SentReply,
    failure: shown && write.failure,
    busy: isOnItsWay,
    /** Whether a message waits that has to go first. */
    isStuck: shown !== null && state === 'failed',
    send: (content: string) => {
      const item = { words: content, at: now().toISOString(), before: timesSaid(messages, content) }
      keep(item)
      setIsSent(false)
      setSentFiles(chosen)
      write.submit(item)
    },
    retry: () => { if (outgoing) write.submit(outgoing) },
    /** Whether it was refused: the same words would be again. */
    canChange: shown !== null && state === 'failed' && write.failure !== null && !write.failure.retry,
    /** Hands its words back, to be changed. */
    takeBack: () => {
      forget()
      clear()
      return outgoing?.words ?? ''
    },
  }
}

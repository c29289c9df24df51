import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { fetchFresh } from '../../api/fetch-fresh.ts'
import { threads, type Message, type Thread } from '../../api/contract/thread.ts'
import { threadQuery } from '../../api/queries.ts'
import { countMessages } from './rules/message-grouping.ts'
import { useApiClient } from '../../platform/api-client.ts'
import type { Attachments } from '../../ui/attachment/use-attachments.ts'
import type { Sending } from '../../ui/attachment/use-sending.ts'
import { useErrorMessage } from '../../ui/load-states/alert.tsx'
import { useOutbox } from '../../ui/form/use-outbox.ts'
import { messageFailures } from './message-errors.ts'

/** An outgoing reply as it is shown until the conversation contains it. */
export interface SentReply {
  content: string
  /** Time of submission, ISO 8601. */
  at: string
  /** File names. */
  files: readonly string[]
  state: 'sending' | 'sent' | 'failed'
}

/** Name of the draft of a reply to this thread. */
export const draftOf = (threadId: number) => `reply ${threadId}`

/** What `useReply` gives. */
export type Reply = ReturnType<typeof useReply>

/**
 * Sends replies of one thread through the outbox: one at a time, at most once, stored until the clinic has it (MSG-03).
 */
export function useReply(
  { id, subject }: Thread,
  messages: readonly Message[],
  attachments: Attachments,
  sending: Sending,
) {
  const { t } = useTranslation('messages')
  const call = useApiClient()
  const queries = useQueryClient()
  const [sentFiles, setSentFiles] = useState<readonly string[]>([])
  const thread = threadQuery(call, id)
  const { outgoing, isSent, busy, failure, submit, retry, drop } = useOutbox(draftOf(id), {
    replaced: draftOf(id),
    send: ({ words: content }) =>
      sending.send(attachments, (files, options) =>
        call(threads.replyThread, { body: { thread_id: id, content, attachments: [...files] }, ...options }),
      ),
    wasApplied: async ({ words, before }) =>
      countMessages((await fetchFresh(queries, thread)).messages, words) > before,
    isThere: ({ words, before }) => countMessages(messages, words) > before,
    onArrived: attachments.clear,
    changes: thread,
    errorMessage: useErrorMessage(messageFailures),
    failureTitle: t('reply.failed'),
    afterLeaving: (outcome, moment) => t(`reply.late.${outcome}`, { ...moment, subject }),
  })

  const chosen = attachments.files.map(({ name }) => name)
  const unsentState = busy ? 'sending' : 'failed'
  const state = isSent ? 'sent' : unsentState
  return {
    outgoing:
      outgoing &&
      ({ content: outgoing.words, at: outgoing.at, files: isSent ? sentFiles : chosen, state } satisfies SentReply),
    failure: outgoing && failure,
    busy,
    /** An earlier reply failed and has to be sent first. */
    isStuck: outgoing !== null && state === 'failed',
    send: (content: string) => {
      setSentFiles(chosen)
      submit(content, countMessages(messages, content))
    },
    retry: () => retry(),
    /** The clinic refused it: sending the same text again would fail again. */
    canChange: outgoing !== null && state === 'failed' && failure !== null && !failure.retry,
    drop,
  }
}

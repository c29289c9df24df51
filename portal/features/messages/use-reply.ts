import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { fetchFresh } from '../../api/fetch-fresh.ts'
import { threads, type Message, type Thread } from '../../api/contract/thread.ts'
import { threadQuery } from '../../api/queries.ts'
import { timesSaid } from './rules/message-runs.ts'
import { useApiClient } from '../../platform/api-client.ts'
import type { Attachments } from '../../ui/attachment/use-attachments.ts'
import type { Sending } from '../../ui/attachment/use-sending.ts'
import { useErrorMessage } from '../../ui/load-states/labelled-notice.tsx'
import { useOutbox } from '../../ui/form/use-outbox.ts'
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
  const call = useApiClient()
  const queries = useQueryClient()
  const [sentFiles, setSentFiles] = useState<readonly string[]>([])
  const thread = threadQuery(call, id)
  const { outgoing, isSent, busy, failure, submit, retry, drop } = useOutbox(`reply ${id}`, {
    send: ({ words: content }) => sending.send(attachments, (files, options) => call(threads.replyThread, { body: { thread_id: id, content, attachments: [...files] }, ...options })),
    wasApplied: async ({ words, before }) => timesSaid((await fetchFresh(queries, thread)).messages, words) > before,
    isThere: ({ words, before }) => timesSaid(messages, words) > before,
    onArrived: attachments.clear,
    changes: thread,
    errorMessage: useErrorMessage(messageFailures),
    afterLeaving: (outcome, moment) => t(`reply.late.${outcome}`, { ...moment, subject }),
  })

  const chosen = attachments.files.map(({ name }) => name)
  const unsent = busy ? 'sending' : 'failed'
  const state = isSent ? 'sent' : unsent
  return {
    outgoing: outgoing && { content: outgoing.words, at: outgoing.at, files: isSent ? sentFiles : chosen, state } satisfies SentReply,
    failure: outgoing && failure,
    busy,
    /** Whether a message waits that has to go first. */
    isStuck: outgoing !== null && state === 'failed',
    send: (content: string) => {
      setSentFiles(chosen)
      submit(content, timesSaid(messages, content))
    },
    retry: () => retry(),
    /** Whether it was refused: the same words would be again. */
    canChange: outgoing !== null && state === 'failed' && failure !== null && !failure.retry,
    /** Hands its words back, to be changed. */
    takeBack: () => {
      drop()
      return outgoing?.words ?? ''
    },
  }
}

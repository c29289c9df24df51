import type { Message } from '#portal/api/contract/thread.ts'
import type { BackendClient } from '../test-backend.ts'
import { granted, infoOf, signIn } from '../granted.ts'
import type { NewWriter } from './writer.ts'

const filesIn = (number: number): number => number % 3

function fileOf(number: number, at: number): string {
  return Buffer.concat([Buffer.from(`%PDF-1.7\n${number}.${at}\n`), Buffer.alloc(40_000, number)]).toString('base64')
}

const attachmentsOf = (number: number) =>
  Array.from({ length: filesIn(number) }, (_, at) => ({
    filename: `bijlage-${at}.pdf`,
    data: fileOf(number, at),
    description: '',
  }))

/** Asks and replies, with none to two files. Message `n` always has the same number of files, so half of one is seen. */
export const messenger: NewWriter = async (backend) => {
  const token = await signIn(backend, await backend.testAdmin.createPatient('nothing-planned'))
  const acknowledged = new Set<number>()
  let number = 0
  let thread: number | undefined

  async function wrongWith(on: BackendClient, { content, attachments }: Message): Promise<string[]> {
    const sent = Number(content)
    if (attachments.length !== filesIn(sent))
      return [`message ${sent} has ${attachments.length} of ${filesIn(sent)} files`]
    const files = await Promise.all(
      attachments.map(({ id }) =>
        granted<{ documentData: string }>(on, 'getDocument', { token, body: { documentId: id, data: true } }),
      ),
    )
    return files.flatMap(({ documentData }, at) =>
      documentData === fileOf(sent, at) ? [] : [`file ${at} of message ${sent} is not what was sent`],
    )
  }

  return {
    async write(on) {
      number += 1
      const sent = number
      const body = { content: String(sent), attachments: attachmentsOf(sent) }
      if (thread === undefined || sent % 4 === 0) {
        const { thread_id: made } = await granted<{ thread_id: number }>(on, 'newThread', {
          token,
          body: { ...body, subject: `Vraag ${sent}`, department: 'office' },
        })
        thread = made
      } else await granted(on, 'replyThread', { token, body: { ...body, thread_id: thread } })
      acknowledged.add(sent)
    },
    async missing(on) {
      const { internal_message_threads: threads } = await infoOf(on, token)
      const wrong: string[] = []
      const found: number[] = []
      for (const { id } of threads) {
        const { messages } = await granted<{ messages: Message[] }>(on, 'getThread', {
          token,
          body: { thread_id: id, mark_messages_as_read: true },
        })
        if (messages.length === 0) wrong.push(`thread ${id} has no message`)
        found.push(...messages.map(({ content }) => Number(content)))
        for (const message of messages) wrong.push(...(await wrongWith(on, message)))
      }
      if (new Set(found).size < found.length) wrong.push('a message is there twice')
      return [...wrong, ...[...acknowledged].filter((sent) => !found.includes(sent)).map((sent) => `message ${sent}`)]
    },
  }
}

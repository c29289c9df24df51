import { once } from 'node:events'
import { connect } from 'node:net'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { pdfOf } from '../test-kit/attachment.ts'
import { infoOf } from '../test-kit/granted.ts'
import { uploadAround } from '../test-kit/load/stop.ts'
import { openPrepared } from '../test-kit/prepared.ts'
import { openTestBackend, type TestBackend } from '../test-kit/test-backend.ts'
import { statusesOf } from '#portal/api/contract/declared-status.ts'

let backend: TestBackend

beforeAll(async () => {
  // It answers one question at a time: who asked first counts first.
  backend = await openTestBackend(openPrepared)
})
afterAll(() => backend.close())

const question = { subject: 'Scan', content: 'Zie de bijlage.', department: 'office' }
const upload = JSON.stringify({ ...question, attachments: [pdfOf(1_500_000)] })
const send = (token: string, body: unknown = upload) => backend.call('newThread', { token, body })

describe('while two uploads of a patient are under way', () => {
  test('a third gets a 429, unlike messages without files, other calls and other patients', async () => {
    const [{ token }, other] = [await backend.signedIn('nothing-planned'), await backend.signedIn('nothing-planned')]
    const second: (number | undefined)[] = []
    const first = await uploadAround(backend.origin, token, upload, async () => {
      second.push(
        await uploadAround(backend.origin, token, upload, async () => {
          const third = await send(token)
          expect([third.status, third.body]).toEqual([
            429,
            {
              message:
                'Er worden al twee berichten met grote bestanden verstuurd. Wacht tot die er zijn en probeer het opnieuw.',
            },
          ])
          expect(third.headers.get('retry-after')).toBe('30')
          expect(statusesOf('newThread')).toContain(429)
          expect((await send(token, { ...question, attachments: [] })).status).toBe(200)
          expect((await backend.call('getEmployees', { token })).status).toBe(200)
          expect((await send(other.token)).status).toBe(200)
        }),
      )
    })
    expect([first, ...second]).toEqual([200, 200])
    expect((await infoOf(backend, token)).internal_message_threads).toHaveLength(3)
    expect((await send(token)).status).toBe(200)
  })

  test('one of unknown length counts too, until it is cut off', async () => {
    const { token } = await backend.signedIn('nothing-planned')
    const { hostname, port } = new URL(backend.origin)
    const head = `POST /patientPortal/thread/new HTTP/1.1\r\nHost: ${hostname}:${port}\r\nAuthorization: Token ${token}\r\nContent-Type: application/json\r\nTransfer-Encoding: chunked\r\nExpect: 100-continue\r\n\r\n`
    const begin = async () => {
      const socket = connect(Number(port), hostname)
      socket.write(head)
      // The head was read: who it is comes next.
      await once(socket, 'data')
      return socket
    }
    const sockets = [await begin(), await begin()]
    expect((await send(token)).status).toBe(429)
    for (const socket of sockets) socket.destroy()
    while ((await send(token)).status === 429) continue
    expect((await infoOf(backend, token)).internal_message_threads).toHaveLength(1)
  })
})

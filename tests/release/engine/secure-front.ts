import { execFileSync } from 'node:child_process'
import { request } from 'node:http'
import { createServer } from 'node:https'
import type { AddressInfo } from 'node:net'

/** A certificate that nobody vouches for, for a day. */
function certificate(): { key: string; cert: string } {
  const made = execFileSync(
    'openssl',
    [
      'req',
      '-x509',
      '-newkey',
      'ec',
      '-pkeyopt',
      'ec_paramgen_curve:prime256v1',
      '-nodes',
      '-days',
      '1',
      '-subj',
      '/CN=127.0.0.1',
      '-addext',
      'subjectAltName=IP:127.0.0.1',
      '-keyout',
      '-',
    ],
    { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] },
  )
  const part = (name: RegExp): string => name.exec(made)?.[0] ?? ''
  return {
    key: part(/-----BEGIN PRIVATE KEY[\s\S]+END PRIVATE KEY-----/),
    cert: part(/-----BEGIN CERTIFICATE[\s\S]+END CERTIFICATE-----/),
  }
}

interface SecureFront {
  port: number
  /** From now on it hands every request to this origin. */
  standBefore: (origin: string) => void
  close: () => Promise<void>
}

/** An address with https for a clinic that has none: WebKit keeps no Secure cookie of http, not even on this machine. */
export async function openSecureFront(): Promise<SecureFront> {
  let behind = ''
  const server = createServer(certificate(), (asked, answer) => {
    const { host } = new URL(behind)
    const headers = { ...asked.headers, host, ...(asked.headers.origin !== undefined && { origin: behind }) }
    const handed = request(`${behind}${asked.url}`, { method: asked.method, headers }, (given) => {
      answer.writeHead(given.statusCode ?? 502, given.headers)
      given.pipe(answer)
    })
    handed.once('error', () => answer.destroy())
    asked.pipe(handed)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return {
    port: (server.address() as AddressInfo).port,
    standBefore: (origin) => {
      behind = origin
    },
    close: async () => {
      server.closeAllConnections()
      await new Promise((resolve) => {
        server.close(resolve)
      })
    },
  }
}

import { connect, type ConnectionOptions } from 'node:tls'
import { ask, headerSetsOf, wrongHeaders } from './address-checks.ts'
import type { Place } from './real-server.ts'

/** The protocol that the server chose of `h2` and `http/1.1`; null where it refuses the connection. */
const protocolOf = (port: number, options: ConnectionOptions): Promise<string | null> =>
  new Promise((resolve) => {
    const socket = connect({
      host: '127.0.0.1',
      port,
      rejectUnauthorized: false,
      ALPNProtocols: ['h2', 'http/1.1'],
      ...options,
    })
    socket.on('error', () => resolve(null))
    socket.on('secureConnect', () => {
      resolve(socket.alpnProtocol || 'none')
      socket.end()
    })
  })

/** Ciphers of TLS 1.2 that no longer count as good. Without a security level the client offers them all. */
const badCiphers = ['AES128-GCM-SHA256', 'AES256-SHA', 'ECDHE-RSA-AES128-SHA256', 'DHE-RSA-AES128-GCM-SHA256']

export async function faultsOfTls({ securePort }: Place, site: string): Promise<string[]> {
  const expected = headerSetsOf(site).document
  const hosts = await Promise.all(
    ['127.0.0.1', '::1'].map(async (host) => {
      const answer = await ask(securePort, '/login', {}, { isSecure: true, host })
      return [...(answer.status === 200 ? [] : [`status ${answer.status}`]), ...wrongHeaders(answer, expected)].map(
        (fault) => `${host}: ${fault}`,
      )
    }),
  )
  const protocols = await Promise.all(
    (['TLSv1.2', 'TLSv1.3'] as const).map(async (version) => {
      const protocol = await protocolOf(securePort, { minVersion: version, maxVersion: version })
      return protocol === 'h2' ? [] : [`${version} speaks ${protocol}`]
    }),
  )
  const accepted = await Promise.all(
    badCiphers.map(async (cipher) => {
      const protocol = await protocolOf(securePort, { maxVersion: 'TLSv1.2', ciphers: `${cipher}:@SECLEVEL=0` })
      return protocol === null ? [] : [`${cipher} is accepted`]
    }),
  )
  return [...hosts, ...protocols, ...accepted].flat().map((fault) => `https: ${fault}`)
}

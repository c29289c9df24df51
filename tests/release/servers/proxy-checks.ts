import { once } from 'node:events'
import { createServer, type IncomingHttpHeaders } from 'node:http'
import type { AddressInfo } from 'node:net'
import { ask, headerSetsOf, wrongHeaders } from './address-checks.ts'
import { proxyAddress, startServer, type Place, type ServerName } from './real-server.ts'

/** Serves behind a proxy that ends TLS: no redirect, the headers of the build, and to the back end the caller's own address. */
export async function faultsBehindProxy(
  name: ServerName,
  program: string,
  place: Place,
  site: string,
): Promise<string[]> {
  const received: IncomingHttpHeaders[] = []
  const backEnd = createServer((request, response) => {
    received.push(request.headers)
    response.end('{}')
  })
  backEnd.listen(0, '127.0.0.1')
  await once(backEnd, 'listening')
  const clinicPort = (backEnd.address() as AddressInfo).port
  const variant = { written: `${place.portal}/current/server`, isBehindProxy: true }
  const server = await startServer(name, program, { ...place, clinicPort }, variant)
  // A browser may say anything in front of what the proxy adds.
  const headers = {
    'X-Forwarded-For': '198.51.100.1, 203.0.113.5',
    'X-Forwarded-Proto': 'https',
    Host: 'portal.example',
  }
  const faults: string[] = []
  try {
    const page = await ask(place.port, '/login', headers, { localAddress: proxyAddress })
    if (page.status !== 200) faults.push(`status ${page.status}`)
    faults.push(...wrongHeaders(page, headerSetsOf(site).document))
    await ask(place.port, '/patientPortal/getInfo', headers, { localAddress: proxyAddress })
    const [call] = received
    const caller = String(call?.['x-forwarded-for']).split(', ').at(-1)
    if (caller !== '203.0.113.5') faults.push(`the back end takes the caller for ${caller}`)
    if (call?.['x-forwarded-proto'] !== 'https')
      faults.push(`to the back end it is ${String(call?.['x-forwarded-proto'])}`)
    await ask(place.port, '/patientPortal/getInfo', headers).catch(() => undefined)
    const stranger = received[1]?.['x-forwarded-for']
    if (stranger !== undefined && stranger !== '127.0.0.1') faults.push(`a stranger passes for ${String(stranger)}`)
  } finally {
    await server.stop()
    backEnd.close()
  }
  return faults.map((fault) => `behind a proxy: ${fault}`)
}

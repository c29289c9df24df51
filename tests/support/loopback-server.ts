import { createServer, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'

interface Arrived {
  method: string | undefined
  url: string | undefined
  headers: IncomingMessage['headers']
  body: string
}

/** What the server says to every request. */
export interface LoopbackReply {
  status?: number
  type?: string
  body?: string
  headers?: Record<string, string>
  /** 'never' leaves the question open; 'cut' ends the line without an answer, 'halfway' after the beginning of one. */
  line?: 'never' | 'cut' | 'halfway'
}

export interface LoopbackServer {
  baseAddress: string
  /** Every request so far, in order of arrival. */
  arrived: Arrived[]
  reply: LoopbackReply
  close: () => Promise<void>
}

/** A real server on this machine that records requests and sends the given reply. */
export async function openLoopbackServer(): Promise<LoopbackServer> {
  const server = createServer((request, response) => {
    let body = ''
    request
      .setEncoding('utf8')
      .on('data', (part: string) => {
        body += part
      })
      .on('end', () => {
        const { status = 200, type, body: said, headers, line } = loopback.reply
        loopback.arrived.push({ method: request.method, url: request.url, headers: request.headers, body })
        if (line === 'cut') request.socket.destroy()
        if (line === 'halfway')
          response
            .writeHead(status, { 'Content-Type': type, 'Content-Length': 1000 })
            .write(said, () => request.socket.destroy())
        if (!line)
          response.writeHead(status, { ...headers, ...(type !== undefined && { 'Content-Type': type }) }).end(said)
      })
  })
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve)
  })
  const loopback: LoopbackServer = {
    baseAddress: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    arrived: [],
    reply: { type: 'application/json', body: '{"count":1}' },
    close: async () => {
      server.closeAllConnections()
      await new Promise((resolve) => {
        server.close(resolve)
      })
    },
  }
  return loopback
}

import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Plugin } from 'vite'
import { faultPath, type Fault } from './fault-kind.ts'

type Answer = (response: ServerResponse) => void

const json = (response: ServerResponse, status: number, data: unknown): void => {
  response.writeHead(status, { 'Content-Type': 'application/json' }).end(JSON.stringify(data))
}

const answers: Readonly<Partial<Record<Fault, Answer>>> = {
  'error page': (response) =>
    response
      .writeHead(502, { 'Content-Type': 'text/html' })
      .end('<!doctype html><title>502</title><h1>Bad Gateway</h1>'),
  hang: () => {},
  reset: ({ socket }) => socket?.resetAndDestroy(),
  // Fewer bytes than were announced, and then no connection any more.
  half: (response) => {
    response.writeHead(200, { 'Content-Type': 'application/json', 'Content-Length': 4000 })
    response.write('{"half": "', () => response.destroy())
  },
  odd: (response) => json(response, 200, ['odd']),
}

function answerWith(fault: string): Answer {
  const status = Number(fault)
  if (status > 0) return (response) => json(response, status, { message: 'Refused.' })
  return answers[fault as keyof typeof answers] ?? ((response) => json(response, 404, { message: 'No such fault.' }))
}

/** Answers every call under `faultPath` with the fault in its address, over a real connection, once all of the call has come in. */
export function faultServer(): Plugin {
  return {
    name: 'fault-server',
    configureServer: ({ middlewares }) => {
      middlewares.use(faultPath, (request: IncomingMessage, response) => {
        const fault = decodeURIComponent(request.url?.split('/')[1] ?? '')
        request.resume().on('end', () => answerWith(fault)(response))
      })
    },
  }
}

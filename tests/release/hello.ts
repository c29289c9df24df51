import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { getRequestListener } from '@hono/node-server'
import { Hono } from 'hono'
import { say } from '../support/say.ts'

/** The least a server can do, to measure the others by. */
const app = new Hono().get('/', (context) => context.json({ hello: 'world' }))
const answer = getRequestListener(app.fetch)
const server = createServer((request, response) => void answer(request, response))
server.listen(0, '127.0.0.1', () => say(`Hello answers on http://127.0.0.1:${(server.address() as AddressInfo).port}`))

import * as z from 'zod'
import type { ZodMiniType } from 'zod/mini'
import { type CallName, callNames, endpointOf, isAuthentication } from '../contract.ts'
import { carriesFiles } from '../limit.ts'
import { signOutPath } from '../sign-out-path.ts'
import { declaredStatus } from './declared-status.ts'

type Json = Record<string, unknown>

const words: Readonly<Record<number, string>> = {
  400: 'Malformed', 401: 'Not signed in, or a wrong secret', 403: 'Not from here', 409: 'Changed in the meantime', 412: 'Something else comes first', 413: 'Too large',
  415: 'Not JSON', 429: 'Too often, or too much at once; Retry-After says how long', 491: 'Input that makes no sense', 495: 'Not there, or not yours', 500: 'A failure of the clinic', 503: 'Not ready',
}

const security: Readonly<Record<string, Json[]>> = { none: [{}], basic: [{ basic: [] }], token: [{ token: [] }], bearer: [{ bearer: [] }] }

function schemaOf(schema: ZodMiniType): Json {
  const { $schema: _, ...rest } = z.toJSONSchema(schema, { io: 'input' })
  return rest
}

/** Every status a call may answer besides 200: its own, and what its kind of call brings along. */
export function statusesOf(name: CallName): number[] {
  const { method, authorization, body } = endpointOf(name)
  const kind = [
    ...(authorization === 'none' ? [] : [401]),
    ...(body ? [400, 413, 415] : []),
    ...(isAuthentication(name) || carriesFiles(name) ? [429] : []),
    ...(method === 'GET' ? [403] : []),
    500,
  ]
  return [...new Set([...kind, ...declaredStatus[name]])].toSorted((a, b) => a - b)
}

const refusal = { description: '', content: { 'application/json': { schema: { $ref: '#/components/schemas/Refusal' } } } }

function operationOf(name: CallName): Json {
  const { path, authorization, body, answer } = endpointOf(name)
  const parameters = [...path.matchAll(/:(\w+)/g)].map(([, part]) => ({ name: part, in: 'path', required: true, schema: { type: 'string' } }))
  return {
    operationId: name,
    security: security[authorization],
    ...(parameters.length > 0 && { parameters }),
    ...(body && { requestBody: { required: true, content: { 'application/json': { schema: schemaOf(body) } } } }),
    responses: {
      200: { description: 'Done', content: { 'application/json': { schema: schemaOf(answer) } } },
      ...Object.fromEntries(statusesOf(name).map((status) => [status, { ...refusal, description: words[status] ?? '' }])),
    },
  }
}

const description = `What the patient portal asks of a clinic. Times are ISO 8601 with an offset, money is in euro cents, files are base64.

The contract has no call for logging off. Unless a clinic offers ${signOutPath} or the like and the portal is built with it, logging off makes only the device forget the token: the clinic keeps taking it until its time is over.`

const signOut: Json = {
  operationId: 'signOut', description: 'Optional, and no part of the contract: ends the session of this token.', security: [{ token: [] }],
  responses: { 204: { description: 'The token is good for nothing any more, or was already' } },
}

/** The contract as OpenAPI 3.1, from the same table that the portal and this clinic work by. */
export function openApi(): Json {
  const paths: Record<string, Json> = {}
  for (const name of callNames) {
    const { method, path } = endpointOf(name)
    const address = path.replace(/:(\w+)/g, '{$1}')
    paths[address] = { ...paths[address], [method.toLowerCase()]: operationOf(name) }
  }
  paths[signOutPath] = { post: signOut }
  return {
    openapi: '3.1.0',
    info: { title: 'Clinic contract', version: '1', description },
    paths,
    components: {
      securitySchemes: {
        basic: { type: 'http', scheme: 'basic', description: 'E-mail address and password, UTF-8' },
        token: { type: 'apiKey', in: 'header', name: 'Authorization', description: 'Token, a space and the session token' },
        bearer: { type: 'http', scheme: 'bearer' },
      },
      schemas: {
        Refusal: {
          type: 'object', required: ['message'],
          properties: { message: { type: 'string', description: 'A Dutch sentence for the patient' }, error: { type: 'string', description: 'A name, where one status has several meanings' } },
        },
      },
    },
  }
}

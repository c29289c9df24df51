import * as z from 'zod/mini'
import { type CallName, callNames, endpointOf } from './contract.ts'
import { statusesOf } from './declared-status.ts'

type Json = Record<string, unknown>

/** Version of OpenAPI. 3.0 has its own dialect of JSON Schema, without `null` as a type. */
export type OpenApiVersion = '3.1.0' | '3.0.3'

const schemaTarget = { '3.1.0': 'draft-2020-12', '3.0.3': 'openapi-3.0' } as const satisfies Record<
  OpenApiVersion,
  string
>

const descriptions: Readonly<Record<number, string>> = {
  400: 'Malformed',
  401: 'Not signed in, or a wrong secret',
  403: 'Not from here',
  409: 'Changed in the meantime',
  412: 'Something else comes first',
  413: 'Too large',
  415: 'Not JSON',
  429: 'Too often, or too much at once; Retry-After says how long',
  491: 'Input that makes no sense',
  495: 'Not there, or not yours',
  500: 'A failure of the clinic',
  503: 'Not ready',
}

const security: Readonly<Record<string, Json[]>> = {
  none: [{}],
  basic: [{ basic: [] }],
  token: [{ token: [] }],
  bearer: [{ bearer: [] }],
}

/** In 3.0 `nullable` allows null for the type only: in an `enum` null has to be listed too, which zod leaves out. */
const listNull = (_key: string, value: unknown): unknown =>
  typeof value === 'object' &&
  value !== null &&
  'nullable' in value &&
  'enum' in value &&
  Array.isArray(value.enum) &&
  !value.enum.includes(null)
    ? { ...value, enum: [...value.enum, null] }
    : value

function schemaOf(schema: z.ZodMiniType, version: OpenApiVersion): Json {
  const { $schema: _, ...rest } = z.toJSONSchema(schema, { io: 'input', target: schemaTarget[version] })
  return JSON.parse(JSON.stringify(rest, listNull)) as Json
}

const refusal = {
  description: '',
  content: { 'application/json': { schema: { $ref: '#/components/schemas/Refusal' } } },
}

function operationOf(name: CallName, version: OpenApiVersion): Json {
  const { path, authorization, body, answer } = endpointOf(name)
  const parameters = [...path.matchAll(/:(\w+)/g)].map(([, id]) => ({
    name: id,
    in: 'path',
    required: true,
    schema: { type: 'string' },
  }))
  return {
    operationId: name,
    security: security[authorization],
    ...(parameters.length > 0 && { parameters }),
    ...(body && {
      requestBody: { required: true, content: { 'application/json': { schema: schemaOf(body, version) } } },
    }),
    responses: {
      200: { description: 'Done', content: { 'application/json': { schema: schemaOf(answer, version) } } },
      ...Object.fromEntries(
        statusesOf(name).map((status) => [status, { ...refusal, description: descriptions[status] ?? '' }]),
      ),
    },
  }
}

const descriptionFor = (
  signOutPath: string | null,
): string => `What the patient portal asks of a clinic. Times are ISO 8601 with an offset, money is in euro cents, files are base64.

The contract has no call for logging off. Unless a clinic offers ${signOutPath ?? 'one'} ${signOutPath === null ? '' : 'or the like '}and the portal is built with it, logging off makes only the device forget the token: the clinic keeps taking it until its time is over.`

const signOut: Json = {
  operationId: 'signOut',
  description: 'Optional, and no part of the contract: ends the session of this token.',
  security: [{ token: [] }],
  responses: { 204: { description: 'The token is good for nothing any more, or was already' } },
}

/**
 * The OpenAPI document of the contract, from the tables that the portal itself uses. `signOutPath`: path of the
 * clinic's own log-off call, which is no part of the contract; null if it has none.
 */
export function openApi(version: OpenApiVersion, signOutPath: string | null): Json {
  const paths: Record<string, Json> = {}
  for (const name of callNames) {
    const { method, path } = endpointOf(name)
    const address = path.replace(/:(\w+)/g, '{$1}')
    paths[address] = { ...paths[address], [method.toLowerCase()]: operationOf(name, version) }
  }
  if (signOutPath !== null) paths[signOutPath] = { post: signOut }
  return {
    openapi: version,
    info: { title: 'Clinic contract', version: '1', description: descriptionFor(signOutPath) },
    paths,
    components: {
      securitySchemes: {
        basic: { type: 'http', scheme: 'basic', description: 'E-mail address and password, UTF-8' },
        token: {
          type: 'apiKey',
          in: 'header',
          name: 'Authorization',
          description: 'Token, a space and the session token',
        },
        bearer: { type: 'http', scheme: 'bearer' },
      },
      schemas: {
        Refusal: {
          type: 'object',
          required: ['message'],
          properties: {
            message: { type: 'string', description: 'A Dutch sentence for the patient' },
            error: { type: 'string', description: 'A name, where one status has several meanings' },
          },
        },
      },
    },
  }
}

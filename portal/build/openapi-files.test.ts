import { validate as validateOlder } from '@hyperjump/json-schema/openapi-3-0'
import { validate } from '@hyperjump/json-schema/openapi-3-1'
import { describe, expect, test } from 'vitest'
import { callNames } from '../api/contract/contract.ts'
import { openApiFiles } from './openapi-files.ts'

interface Operation {
  operationId: string
  responses: Record<string, { content: { 'application/json': { schema: object } } }>
}
interface Document {
  openapi: string
  info: { description: string }
  paths: Record<string, Record<string, Operation>>
  components: { schemas: Record<string, object> }
}

const signOutAddress = 'https://clinic.example/patientPortal/signOut'
const read = (name: string, signOut: string | null = null) => JSON.parse(openApiFiles(signOut)[name] ?? '') as Document
const operationsOf = ({ paths }: Document) =>
  Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(
      ([method, { operationId, responses }]) => [operationId, method, path, Object.keys(responses)] as const,
    ),
  )

/** By the schema of its version, which covers the JSON schemas in it. */
async function isValid(document: Document): Promise<boolean> {
  const json = JSON.parse(JSON.stringify(document))
  const { valid } = document.openapi.startsWith('3.0')
    ? await validateOlder('https://spec.openapis.org/oas/3.0/schema', json)
    : await validate('https://spec.openapis.org/oas/3.1/schema-base', json)
  return valid
}

describe.each([
  ['openapi.json', '3.1.0'],
  ['openapi-3.0.json', '3.0.3'],
])('%s', (name, version) => {
  test(`is a valid document of ${version}`, async () => {
    expect(read(name).openapi).toBe(version)
    expect(await isValid(read(name))).toBe(true)
    expect(await isValid(read(name, signOutAddress))).toBe(true)
  })

  test('has every call, and the log-off call only if the back end has it', () => {
    const [without, withIt] = [read(name), read(name, signOutAddress)]
    expect(
      operationsOf(without)
        .map(([id]) => id)
        .toSorted(),
    ).toEqual(callNames.toSorted())
    expect(withIt.paths['/patientPortal/signOut']?.['post']?.operationId).toBe('signOut')
    expect(without.info.description).toContain('Unless a clinic offers one and the portal is built with it')
    expect(withIt.info.description).toContain('Unless a clinic offers /patientPortal/signOut or the like and')
  })
})

describe('both versions', () => {
  const [newer, older] = [read('openapi.json'), read('openapi-3.0.json')]
  const withSchema = (document: Document, schema: object): Document => ({
    ...document,
    components: { ...document.components, schemas: { Planted: schema } },
  })

  test('have the same calls', () => expect(operationsOf(older)).toEqual(operationsOf(newer)))

  test.each<[string, Document, object, boolean]>([
    ['3.1 has null as a type', newer, { type: ['string', 'null'] }, true],
    ['3.0 has no null type', older, { type: ['string', 'null'] }, false],
    ['3.1 has an exclusive limit as a number', newer, { type: 'integer', exclusiveMinimum: 0 }, true],
    ['3.0 has no exclusive limit as a number', older, { type: 'integer', exclusiveMinimum: 0 }, false],
    [
      '3.0 has other keywords for both',
      older,
      { type: 'integer', minimum: 0, exclusiveMinimum: true, nullable: true },
      true,
    ],
    ['neither has other types', newer, { type: 'text' }, false],
  ])('an injected schema is validated by its version: %s', async (_what, document, schema, verdict) => {
    // A reference to what is no longer there would be wrong already.
    const { paths: _, ...rest } = withSchema(document, schema)
    expect(await isValid({ ...rest, paths: {} })).toBe(verdict)
  })

  const answerOf = ({ paths }: Document, name: string) =>
    paths[`/patientPortal/${name}`]?.['post']?.responses['200']?.content['application/json'].schema

  test('preserve nullable fields and exclusive minimums', () => {
    const saying = (fields: object) => ({ properties: { employees: { items: { properties: fields } } } })
    expect(answerOf(newer, 'getEmployees')).toMatchObject(
      saying({ id: { exclusiveMinimum: 0 }, name_title: { type: ['string', 'null'] } }),
    )
    expect(answerOf(older, 'getEmployees')).toMatchObject(
      saying({ id: { minimum: 0, exclusiveMinimum: true }, name_title: { type: 'string', nullable: true } }),
    )
  })

  test('list null in a nullable enum', () => {
    expect(answerOf(older, 'getInfo')).toMatchObject({
      properties: { personal: { properties: { gender: { nullable: true, enum: ['M', 'F', 'O', null] } } } },
    })
  })
})

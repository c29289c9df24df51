import fc from 'fast-check'
import { expect, test } from 'vitest'
import { serializeBody } from './serialize-body.ts'

test('a body without files is serialized as JSON.stringify does', () => {
  expect(serializeBody({ thread_id: 7, content: 'Ik "lig"', attachments: [] })).toBe(
    '{"thread_id":7,"content":"Ik \\"lig\\"","attachments":[]}',
  )
})

test('a body with files is equivalent to its JSON, for any text around them', async () => {
  const attachment = fc.record({
    filename: fc.string({ unit: 'binary' }),
    data: fc.base64String(),
    description: fc.constant(''),
  })
  await fc.assert(
    fc.asyncProperty(
      fc.record({ content: fc.string({ unit: 'binary' }), attachments: fc.array(attachment, { maxLength: 4 }) }),
      async (body) => {
        const handed = { ...body, attachments: body.attachments.map((one) => ({ ...one, data: new Blob([one.data]) })) }
        const json = serializeBody(handed)
        expect(JSON.parse(typeof json === 'string' ? json : await json.text())).toEqual(
          JSON.parse(JSON.stringify(body)),
        )
        expect(json instanceof Blob).toBe(body.attachments.length > 0)
      },
    ),
    { seed: 7 },
  )
})

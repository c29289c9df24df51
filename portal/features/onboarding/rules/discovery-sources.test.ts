import { expect, test } from 'vitest'
import { sourcesIn, sourcesText } from './discovery-sources.ts'

test.each([
  ['one', { chosen: ['DOCTOR'], text: '' }, '["DOCTOR"]'],
  ['several', { chosen: ['DOCTOR', 'GOOGLE'], text: '' }, '["DOCTOR","GOOGLE"]'],
  [
    'another source with its text',
    { chosen: ['MEDIA', 'OTHER'], text: 'een poster' },
    '["MEDIA",{"value":"OTHER","text":"een poster"}]',
  ],
  ['another source without its text', { chosen: ['OTHER'], text: '' }, '[{"value":"OTHER","text":""}]'],
  ['none', { chosen: [], text: '' }, ''],
])('GEN-10.3 %s is stored in the format of the back end, and parsed again', (_name, sources, stored) => {
  expect(sourcesText(sources)).toBe(stored)
  expect(sourcesIn(stored)).toEqual(sources)
})

test.each([
  ['malformed JSON', 'DOCTOR'],
  ['not a list', '"DOCTOR"'],
  ['an unknown source', '["PIGEON"]'],
  ['an object of another shape', '[{"value":"DOCTOR"}]'],
  ['numbers', '[1]'],
])('GEN-10.3 %s is parsed as nothing chosen', (_name, stored) => {
  expect(sourcesIn(stored)).toEqual({ chosen: [], text: '' })
})

test('GEN-10.3 OTHER without a text counts as chosen, and duplicates count once', () => {
  expect(sourcesIn('["OTHER","OTHER"]')).toEqual({ chosen: ['OTHER'], text: '' })
})

import { expect, test } from 'vitest'
import { sentName } from './sent-name.ts'

test.each([
  ['brief.pdf', 'application/pdf', 'brief.pdf'],
  ['foto.png', 'image/png', 'foto.png'],
  ['a png that was made into a jpg', 'image/jpeg', 'a png that was made into a jpg'],
  ['foto.PNG', 'image/jpeg', 'foto.PNG.jpg'],
  ['re\u0301sultat.pdf', 'application/pdf', 'r\u00e9sultat.pdf'],
  ['nota\u202Efdp.jpg', 'image/jpeg', 'notafdp.jpg'],
  ['een\ntwee\\drie.pdf', 'application/pdf', 'eentwee-drie.pdf'],
  ['می\u200cخواهم.pdf', 'application/pdf', 'می\u200cخواهم.pdf'],
])('%j of type %s is sent as %j', (name, type, sent) => {
  expect(sentName(new File(['a'], name, { type }))).toBe(sent)
})

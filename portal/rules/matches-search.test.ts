import { expect, test } from 'vitest'
import { matchesSearch } from './matches-search.ts'

test.each([
  ['Vraag over medicijn', 'MEDICIJN', true],
  ['Vraag over medicijn', 'medicijn vraag', true],
  ['Vraag over medicijn', 'medicijn nota', false],
  ['Café René', 'cafe rene', true],
  ['Cafe Rene', 'café', true],
  ['Vraag', '', true],
  ['Vraag', '  ', true],
  ['a.b', '.', true],
  ['ab', '.', false],
])('%o matches the query %o: %o', (text, wanted, found) => expect(matchesSearch(text, wanted)).toBe(found))

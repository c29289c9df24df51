import { expect, test } from 'vitest'
import { splitSentences } from './sentences.ts'

test.each([
  ['Dank voor uw bericht. Neem een halve tablet.', ['Dank voor uw bericht.', 'Neem een halve tablet.']],
  ['Lukt het? Bel ons!  Tot dan', ['Lukt het?', 'Bel ons!', 'Tot dan']],
  ['U ziet dr. A.B. Bos. Daarna niet.', ['U ziet dr. A.B. Bos.', 'Daarna niet.']],
  ['Neem max. 2 tabletten per dag.', ['Neem max. 2 tabletten per dag.']],
  ['Neem 0.5 mg. Niet meer.', ['Neem 0.5 mg. Niet meer.']],
  [
    'Zo bouwt u af:\n\n1. Maandag een halve tablet\n2. Woensdag niets',
    ['Zo bouwt u af:', '1. Maandag een halve tablet', '2. Woensdag niets'],
  ],
  ['Groet van A.\nTot ziens', ['Groet van A.', 'Tot ziens']],
  ['* * *\n…', []],
  ['', []],
])('%j is split into %j', (text, sentences) => {
  expect(splitSentences(text, 'nl').map((sentence) => sentence.text)).toEqual(sentences)
})

test('each sentence has its offset in the text', () => {
  const text = '  Eerst dit.\n Dan dat.  '
  for (const { at, text: sentence } of splitSentences(text, 'nl'))
    expect(text.slice(at, at + sentence.length)).toBe(sentence)
})

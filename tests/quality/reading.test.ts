import { describe, expect, test } from 'vitest'
import { intakes } from '../backend/questionnaire/medical.ts'
import { textsOf, type Text } from './locale.ts'
import { meanLength, sentencesOf } from './reading.ts'
import { read } from './source.ts'

const mostWords = 20
const mostOnAverage = 12

const questionsOf = (type: string): Text[] =>
  intakes
    .get(type)
    ?.questions.flatMap(({ id, question, note, answers = [] }) =>
      [question, ...(note === undefined ? [] : [note]), ...answers].map((text) => ({ key: id, text })),
    ) ?? []

/** What patients read: the portal's own words, and those of the clinic's questionnaires. */
const files: [string, Text[]][] = [
  ...Object.entries(read('locales/nl/*.json')).map(([file, json]): [string, Text[]] => [
    file,
    textsOf(JSON.parse(json), ''),
  ]),
  ...[...intakes.keys()].map((type): [string, Text[]] => [`questionnaire ${type}`, questionsOf(type)]),
]

function hardIn(texts: readonly Text[]): string[] {
  const sentences = texts.flatMap(({ key, text }) => sentencesOf(text).map((sentence) => ({ ...sentence, key })))
  const long = sentences
    .filter(({ words }) => words > mostWords)
    .map(({ key, words, text }) => `${key}: ${words} words: ${text}`)
  const mean = meanLength(sentences)
  return mean > mostOnAverage ? [...long, `${mean.toFixed(1)} words on average`] : long
}

describe('every text is short enough to read with a headache', () => {
  test('all locale files and questionnaires are found', () => {
    expect(files.length).toBeGreaterThan(7)
    expect(files.filter(([, texts]) => texts.length < 3).map(([name]) => name)).toEqual([])
  })

  test.each(files)(`%s: at most ${mostWords} words in a sentence, ${mostOnAverage} on average`, (_name, texts) => {
    expect(hardIn(texts)).toEqual([])
  })

  const sentence = (words: number) => `${Array.from({ length: words }, () => 'woord').join(' ')}.`
  test.each([
    ['one long sentence', [sentence(21), ...Array.from({ length: 40 }, () => sentence(3))], [/^example: 21 words/]],
    [
      'a long one with a placeholder',
      [`${sentence(15).slice(0, -1)} {{hours}}.`],
      [/^example: 22 words/, /22\.0 words on average/],
    ],
    ['a long label', [sentence(21).slice(0, -1)], [/^example: 21 words/]],
    ['a high average', [sentence(12), sentence(13)], [/^12\.5 words on average/]],
    [
      'a high average among many labels',
      [sentence(13), ...Array.from({ length: 40 }, () => 'Terug')],
      [/^13\.0 words on average/],
    ],
  ])('reports %s', (_name, texts, faults) => {
    expect(hardIn(texts.map((text) => ({ key: 'example', text })))).toEqual(
      faults.map((fault) => expect.stringMatching(fault)),
    )
  })

  test('does not report sentences of the maximum length', () => {
    expect(hardIn([20, 4, 12].map((words) => ({ key: 'example', text: sentence(words) })))).toEqual([])
  })
})

describe('a text is split into sentences', () => {
  test.each([
    ['Uw afspraak staat. Tot dan.', ['Uw afspraak staat.', 'Tot dan.']],
    ['Lukt het niet? Bel ons… Wij helpen.', ['Lukt het niet?', 'Bel ons…', 'Wij helpen.']],
    ['Uw afspraken', ['Uw afspraken']],
    ['Neem mee:\n- uw pas\n- uw verwijsbrief\n1. Uw lijst.', ['Neem mee:', 'uw pas', 'uw verwijsbrief', 'Uw lijst.']],
    [
      'Een pijnstiller, bijv. Paracetamol, d.w.z. zonder recept.',
      ['Een pijnstiller, bijv. Paracetamol, d.w.z. zonder recept.'],
    ],
    ['U ziet dr. De Vries. Daarna prof. A. Jansen.', ['U ziet dr. De Vries.', 'Daarna prof. A. Jansen.']],
    [
      'Pen, papier enz. liggen klaar. Koffie, thee enz. Wij wachten.',
      ['Pen, papier enz. liggen klaar.', 'Koffie, thee enz.', 'Wij wachten.'],
    ],
    ['Om 14.30 uur op 3 dec. bij ons. ’s Middags niet.', ['Om 14.30 uur op 3 dec. bij ons.', '’s Middags niet.']],
    ['U vroeg: ‘Kan het later?’ Dat kan.', ['U vroeg: ‘Kan het later?’', 'Dat kan.']],
    ['Tel 28 dagen. 0 mag ook.', ['Tel 28 dagen.', '0 mag ook.']],
    ['', []],
  ])('%j is split at the ends of its sentences', (text, sentences) => {
    expect(sentencesOf(text).map((sentence) => sentence.text)).toEqual(sentences)
  })

  test.each([
    ['Bel {phone}.', 2],
    ['Bel {{phone}}.', 2],
    ['Bel {phone}, {hours}.', 9],
    ['Nog {count} dagen.', 3],
    ['Op {date}.', 5],
    ['E-mail – of bel!', 3],
    ['Van 9 tot 16 uur.', 5],
  ])('%j has %i words', (text, words) => {
    expect(sentencesOf(text).map((sentence) => sentence.words)).toEqual([words])
  })

  test('a text without a full stop does not count for the average', () => {
    expect(sentencesOf('Uw naam').map(({ isClosed }) => isClosed)).toEqual([false])
    expect(meanLength([])).toBe(0)
  })
})

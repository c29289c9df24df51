import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  chosenIn,
  joined,
  limitsIn,
  normalised,
  problemWith,
  type AnswerProblem,
  type QuestionType,
} from './question.ts'

type Line = readonly [QuestionType, answer: string, AnswerProblem | null]

test.each<Line>([
  ['text', '', 'text'],
  ['text', '   ', 'text'],
  ['text', 'Bos', null],
  ['text', ' Bos ', null],
  ['open', '', 'text'],
  ['open', '\n\n', 'text'],
  ['open', 'Sinds mijn val.', null],
  ['email', '', 'email'],
  ['email', '  ', 'email'],
  ['email', 'apotheek', 'badEmail'],
  ['email', 'a@b', 'badEmail'],
  ['email', 'a@b.c', 'badEmail'],
  ['email', 'a b@c.nl', 'badEmail'],
  ['email', 'balie@apotheek.nl', null],
  ['email', ' Balie.1%+-_@Apotheek-Oost.co.uk ', null],
  ['int', '', 'number'],
  ['int', 'tien', 'number'],
  ['int', '20 à 25', 'number'],
  ['int', '2,5', 'number'],
  ['int', '2.5', 'number'],
  ['int', '-1', 'number'],
  ['int', '+1', 'number'],
  ['int', '1e3', 'number'],
  ['int', '0x10', 'number'],
  ['int', '0', null],
  ['int', '24', null],
  ['int', ' 24 ', null],
  ['int', '007', null],
  ['bool', '', 'yesNo'],
  ['bool', 'misschien', 'yesNo'],
  ['bool', '1', null],
  ['bool', '0', null],
  ['bool', 'true', null],
  ['single_select', '', 'choice'],
  ['single_select', 'Ernstig', null],
  ['country', '', 'choice'],
  ['country', 'NL', null],
  ['multi_select', '', 'choices'],
  ['multi_select', 'Licht', null],
  ['multi_select', 'Licht; Geluid', null],
  ['sources', '', 'choices'],
  ['sources', '[]', 'choices'],
  ['sources', 'geen json', 'choices'],
  ['sources', '{"value":"OTHER"}', 'choices'],
  ['sources', '["DOCTOR"]', null],
  ['sources', '[{"value":"OTHER","text":""}]', 'otherText'],
  ['sources', '[{"value":"OTHER","text":"  "}]', 'otherText'],
  ['sources', '[{"value":"OTHER","text":"een poster"}]', null],
  ['sources', '["GOOGLE",{"value":"OTHER","text":""}]', null],
  ['sources', '["OTHER"]', 'otherText'],
])('MED-06.1 GEN-05.1 GEN-10.2 a %s answered with %o has the problem %o', (type, answer, problem) => {
  expect(problemWith({ id: 'q', type }, answer)).toBe(problem)
})

describe('optional questions', () => {
  test.each<QuestionType>([
    'text',
    'open',
    'email',
    'int',
    'bool',
    'single_select',
    'country',
    'multi_select',
    'sources',
  ])('MED-06.1 GEN-05.2 an optional %s may be empty', (type) => {
    expect(problemWith({ id: 'q', type, isOptional: true }, '')).toBeNull()
    expect(problemWith({ id: 'q', type, isOptional: true }, '  ')).toBeNull()
  })

  test('an answer to an optional question is still validated', () => {
    expect(problemWith({ id: 'q', type: 'int', isOptional: true }, 'veel')).toBe('number')
    expect(problemWith({ id: 'q', type: 'email', isOptional: true }, 'apotheek')).toBe('badEmail')
  })

  test('MED-05.3 a disabled question is never required', () => {
    expect(problemWith({ id: 'q', type: 'bool', isDisabled: true }, '')).toBeNull()
    expect(problemWith({ id: 'q', type: 'int', isDisabled: true }, 'veel')).toBeNull()
  })
})

test.each([
  ['text', '  van den Berg ', 'van den Berg'],
  ['email', ' Balie@Apotheek.NL ', 'balie@apotheek.nl'],
  ['email', '\u200E\u00A0balie\u200B@apotheek.nl', 'balie@apotheek.nl'],
  ['int', ' 24 ', '24'],
  ['open', 'Eén\n\nTwee\n', 'Eén\n\nTwee'],
] as const)('GEN-03.2 GEN-07.5 a %s typed as %o is stored as %o', (type, typed, stored) => {
  expect(normalised({ id: 'q', type }, typed)).toBe(stored)
})

test('MED-05.1 chosen answers are joined with a semicolon and a space, and split again', () => {
  expect(joined(['Licht', 'Geluid'])).toBe('Licht; Geluid')
  expect(chosenIn('Licht; Geluid', ['Geluid', 'Licht'])).toEqual(['Licht', 'Geluid'])
  expect(chosenIn('', ['Licht'])).toEqual([])
})

describe('MED-05.1 an answer is split by its options, which may contain the separator', () => {
  test.each([
    ['Duizelig; misselijk', ['Duizelig; misselijk', 'Duizelig'], ['Duizelig; misselijk']],
    ['Duizelig; misselijk; Duizelig', ['Duizelig', 'Duizelig; misselijk'], ['Duizelig; misselijk', 'Duizelig']],
    ['A; B; C', ['A', 'A; B', 'B; C'], ['A', 'B; C']],
    ['Licht; Geur; Geluid', ['Geluid', 'Licht'], ['Licht', 'Geur', 'Geluid']],
    ['Licht', ['Licht; Geluid'], ['Licht']],
  ])('%j with options %j is split into %j', (answer, options, chosen) => {
    expect(chosenIn(answer, options)).toEqual(chosen)
  })

  const word = fc.constantFrom('a', 'b', 'a b', ';', ' ', 'a;', '; ')
  const option = fc.array(word, { minLength: 1, maxLength: 4 }).map((words) => words.join('; '))
  const options = fc.uniqueArray(option, { minLength: 1, maxLength: 5 })

  test('each option, chosen alone, is split into itself', () => {
    fc.assert(
      fc.property(options, (all) => {
        for (const one of all) expect(chosenIn(normalised({ id: 'q', type: 'multi_select' }, one), all)).toEqual([one])
      }),
    )
  })

  test('chosen options are split into options only, and joined to the same text again', () => {
    fc.assert(
      fc.property(
        options.chain((all) => fc.tuple(fc.constant(all), fc.shuffledSubarray(all, { minLength: 1 }))),
        ([all, chosen]) => {
          const read = chosenIn(joined(chosen), all)
          expect(all).toEqual(expect.arrayContaining([...read]))
          expect(joined(read)).toBe(joined(chosen))
        },
      ),
    )
  })

  test('any text is preserved', () => {
    fc.assert(
      fc.property(fc.string(), options, (answer, all) => {
        expect(joined(chosenIn(answer, all))).toBe(answer)
      }),
    )
  })
})

test.each([
  ['Hoe lang bent u? Tussen 100 en 250 centimeter.', { min: '100', max: '250' }],
  ['Vul een getal in tussen de 20 en 350.', { min: '20', max: '350' }],
  ['Hoe lang bent u, in centimeters?', undefined],
  ['Tussen 5 en 10.5 uur', undefined],
])('the text %j has the limits %j', (words, limits) => {
  expect(limitsIn(words)).toEqual(limits)
})

test.each([
  [
    'another source with spaces around its text',
    '["DOCTOR",{"value":"OTHER","text":" een poster\\n"}]',
    '["DOCTOR",{"value":"OTHER","text":"een poster"}]',
  ],
  ['another source with a blank text', '["DOCTOR",{"value":"OTHER","text":"  "}]', '["DOCTOR"]'],
  ['only another source without a text', '[{"value":"OTHER","text":""}]', ''],
])('GEN-10.4 %s is stored without empty content', (_name, typed, stored) => {
  expect(normalised({ id: 'discovery', type: 'sources' }, typed)).toBe(stored)
})

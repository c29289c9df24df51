import { describe, expect, test } from 'vitest'
import documents from '#locales/nl/documents.json' with { type: 'json' }
import { spokenDoses } from './spoken-doses.ts'

const { spoken } = documents.aloud
const say = (sentence: string) => spokenDoses(sentence, spoken)
const readYourself = 'Lees de hoeveelheid zelf na.'

describe('READ-01.4 abbreviations in a prescription are spoken in full', () => {
  test.each([
    ['Sumatriptan 50 mg.', 'Sumatriptan 50 milligram.'],
    ['Neem 50mg of 100mg', 'Neem 50 milligram of 100 milligram'],
    ['Vitamine D 800 IE per dag.', 'Vitamine D 800 eenheden per dag.'],
    ['Insuline 10 E', 'Insuline 10 eenheden'],
    ['25 mcg, 25 µg, 25 μg', '25 microgram, 25 microgram, 25 microgram'],
    ['0,5 mg en 0,05 ml', '0 komma 5 milligram en 0 komma 05 milliliter'],
    ['1.000 mg', '1000 milligram'],
    ['50-100 mg', '50 tot 100 milligram'],
    ['5 mg/ml, 2 mg per kg, 3 g/dag', '5 milligram per milliliter, 2 milligram per kilogram, 3 gram per dag'],
    ['70% alcohol', '70 procent alcohol'],
    ['2x daags', 'twee keer per dag'],
    ['1x per dag', 'één keer per dag'],
    ['3×/dag', 'drie keer per dag'],
    ['3 maal daags', 'drie keer per dag'],
    ['2 dd 1', 'twee keer per dag 1'],
    ['2dd1', 'twee keer per dag 1'],
    ['1-2x daags', 'één tot twee keer per dag'],
    ['1 à 2 x daags', 'één tot twee keer per dag'],
    ['1d1t', 'één keer per dag 1 tablet'],
    ['3dd2t zn', 'drie keer per dag 2 tabletten zo nodig'],
    ['1d½t', 'één keer per dag een halve tablet'],
    ['2d1c', 'twee keer per dag 1 capsule'],
    ['2x per week', 'twee keer per week'],
    ['1x/week 70 mg', 'één keer per week 70 milligram'],
    ['2x500 mg', 'twee keer 500 milligram'],
    ['½ tablet', 'een halve tablet'],
    ['1/2 tablet', 'een halve tablet'],
    ['1½ tablet', 'anderhalve tablet'],
    ['2½ tabl.', '2 en een halve tabletten'],
    ['¼ tablet, ¾ tablet', 'een kwart tablet, driekwart tablet'],
    ['½-1 tablet', 'een halve tot 1 tablet'],
    ['1-2 tabletten', '1 tot 2 tabletten'],
    ['1 à 2 tabl', '1 tot 2 tabletten'],
    ['1 tabl. en 2 caps.', '1 tablet en 2 capsules'],
    ['10-12 druppels', '10 tot 12 druppels'],
    ['½ uur voor het eten', 'een half uur voor het eten'],
    ['2-3 dagen', '2 tot 3 dagen'],
    ['z.n. max. 4 per dag', 'zo nodig maximaal 4 per dag'],
    ['1 tablet a.n.', '1 tablet voor de nacht'],
    ['dag 1 t/m 3', 'dag 1 tot en met 3'],
    [
      '2dd1-2t zn, max. 6 tabl. per 24 uur (26-11).',
      'twee keer per dag 1 tot 2 tabletten zo nodig, maximaal 6 tabletten per 24 uur (26 november).',
    ],
  ])('%s', (written, said) => {
    expect(say(written)).toBe(said)
  })
})

describe('READ-01.4 dates are spoken in full', () => {
  test.each([
    ['Op 26-11 belt u ons.', 'Op 26 november belt u ons.'],
    ['Vanaf 3-2 neemt u 50 mg.', 'Vanaf 3 februari neemt u 50 milligram.'],
    ['26-11-2026 en 26/11/26', '26 november 2026 en 26 november 2026'],
    ['Uw brief d.d. 03-02-2027', 'Uw brief van 3 februari 2027'],
    ['31-11-2026 en 30-02', '31-11-2026 en 30-02'],
  ])('%s', (written, said) => {
    expect(say(written)).toBe(said)
  })
})

test.each([
  'Dank voor uw bericht.',
  'U bent 2 werkdagen later om 14:05 of 9.30 uur welkom in kamer 12.',
  'Neemt u contact op? Bel 010 000 00 00 of 06-12345678.',
  'Neem de 2e tablet pas na 24 uur.',
  'Gebruik https://kliniek.nl/uitleg/2 of mail b2@kliniek.nl.',
  'Ons adres is Lindelaan 12, 1234 AB Voorbeeldstad.',
  'Het was COVID-19.',
])('READ-01.4 %s: is spoken as written', (sentence) => {
  expect(say(sentence)).toBe(sentence)
})

describe('READ-01.5 an amount in another notation asks the patient to read it', () => {
  test.each([
    'Neem 1-0-1.',
    'Neem 2.5 mg.',
    'Neem 10-12 stuks.',
    'Gebruik 1/3 tablet.',
    'Smeer ½ vingertop.',
    'Neem 3½ mg.',
    'Neem twee mg.',
    '1,5-2,5/dag tabletten',
    'Spuit 5 mg/m2.',
    'Neem 1dd1dd.',
    'Neem 2..3 druppels.',
    'Vitamine B12 1000 mcg',
  ])('%s', (sentence) => {
    expect(say(sentence)).toMatch(new RegExp(` ${readYourself}$`))
  })
})

test('READ-01.5 no digit is lost or added, in any context', () => {
  const pieces = ['1', '2', '½', '0,5', 'mg', 'x', 'dd', 't', '-', '/', ' ', 'daags', 'tabl', '.']
  const words = { ...spoken, counts: {}, half: '1/2', oneAndHalf: '1 1/2' }
  const digits = (text: string) => text.replaceAll('½', '1/2').replaceAll(/\D/g, '')
  const sentences = pieces.flatMap((one) =>
    pieces.flatMap((two) => pieces.flatMap((three) => pieces.map((four) => one + two + three + four))),
  )
  const isDate = (sentence: string) => /^2[12]-[12]$/.test(sentence)
  expect(
    sentences.filter((sentence) => !isDate(sentence) && digits(spokenDoses(sentence, words)) !== digits(sentence)),
  ).toEqual([])
})

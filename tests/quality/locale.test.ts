import { describe, expect, test } from 'vitest'
import { faultsOf, textsOf, type Text } from './locale.ts'
import { read } from './source.ts'

/** Literal texts the product description prescribes. */
const fixed = [
  'Kies je afdeling',
  'Some files were rejected due to type or size limitations',
  'Geen payment_url ontvangen',
  'Terug naar dashboard',
  'De vragenlijst kon niet worden geladen. Probeer het opnieuw of ga terug naar het dashboard.',
]

const texts: Text[] = Object.entries(read('locales/nl/*.json')).flatMap(([file, json]) =>
  textsOf(JSON.parse(json), file.replace(/^.*\/(.*)\.json$/, '$1')),
)

describe('the locale files', () => {
  test('hold only texts, lists and groups of texts, none of them empty', () => {
    expect(texts.length).toBeGreaterThan(20)
    expect(texts.filter(({ text }) => text.trim() === '' || text !== text.trim()).map(({ key }) => key)).toEqual([])
  })

  test.each([[{ a: 1 }], [{ a: null }], [{ a: [5] }], [{ a: { b: true } }]])('may not hold %j', (value) => {
    expect(() => textsOf(value, 'example')).toThrow(/^example\.a(\.b|\.0)? is not a text$/)
  })
})

describe('the texts are calm', () => {
  test('none has an exclamation mark, an informal pronoun or jargon', () => {
    expect(texts.flatMap((text) => faultsOf(text, fixed))).toEqual([])
  })

  test.each([
    ['Gelukt!', /it shouts/],
    ['Vul je naam in.', /too familiar: "je"/],
    ['Is dit Jouw afspraak?', /too familiar: "Jouw"/],
    ['Uw sessie is verlopen.', /jargon: "sessie"/],
    ['U dient te bevestigen.', /jargon: "dient te"/],
  ])('reports “%s”', (text, fault) => {
    expect(faultsOf({ key: 'example', text })).toEqual([expect.stringMatching(fault)])
  })

  test.each(['Beste jeugd, uw afspraak staat.', 'Bel {phone}, {hours}.'])('does not report “%s”', (text) => {
    expect(faultsOf({ key: 'example', text })).toEqual([])
  })
})

describe("the clinic's phone number and addresses are in one file", () => {
  /** An address, a site or a number of seven digits and more. */
  const contact = /[\w.+-]+@[\w-]+(?:\.[\w-]+)+|\b(?:https?:\/\/|www\.)\S+|\+?\d(?:[ -]?\d){6,}/g
  /** Shown beside a wrong address: how a right one looks. */
  const example = 'naam@voorbeeld.nl'
  const contactsIn = (list: readonly Text[]): string[] =>
    list.flatMap(({ key, text }) =>
      [...text.matchAll(contact)].filter(([found]) => found !== example).map(([found]) => `${key}: ${found}`),
    )

  test('I18N-03.3 no other text has one', () => {
    expect(contactsIn(texts.filter(({ key }) => key.startsWith('clinic.')))).toHaveLength(6)
    expect(contactsIn(texts.filter(({ key }) => !key.startsWith('clinic.')))).toEqual([])
  })

  test.each([
    'Bel 010 000 00 00.',
    'Bel +31 10-0000000.',
    'Mail naar patient@hoofdpijnkliniek.example.',
    'Kijk op https://hoofdpijnkliniek.example/hulp.',
  ])('I18N-03.3 reports “%s”', (text) => {
    expect(contactsIn([{ key: 'example', text }])).toHaveLength(1)
  })
})

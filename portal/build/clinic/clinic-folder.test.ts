import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { describe, expect, onTestFinished, test } from 'vitest'
import { readClinic } from './clinic-folder.ts'
import { clinicFile } from './clinic-file.ts'
import { clinicSchemas } from './clinic-schemas.ts'
import { readEnvironment } from '../../platform/environment.ts'

const root = resolve(import.meta.dirname, '../../..')
const sample = join(root, 'portal/clinics/duinzicht')

/** A copy of the sample with one file changed; undefined takes it away. */
function changed(file: string, change: (text: string) => string): string {
  const folder = mkdtempSync(join(tmpdir(), 'portal-clinic-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  cpSync(sample, folder, { recursive: true })
  mkdirSync(join(folder, file, '..'), { recursive: true })
  writeFileSync(join(folder, file), change(readFileSync(join(sample, 'clinic.json'), 'utf8')))
  return folder
}
const sampleFile = (file: string): string => readFileSync(join(sample, file), 'utf8')

const faultsOf = (folder: string): string => {
  try {
    readClinic(folder)
  } catch (error) {
    return (error as Error).message
  }
  return ''
}
const withWords = (words: object): string =>
  changed('clinic.json', (text) => JSON.stringify({ ...(JSON.parse(text) as object), ...words }))

test('without a folder the build has the shipped clinic, whose texts are complete', () => {
  const { texts, variables, logo, colors } = readClinic(undefined)
  expect(clinicFile.safeParse(texts['clinic']).error).toBeUndefined()
  expect([variables, logo, colors]).toEqual([{}, undefined, undefined])
})

test('a folder gives its own texts, any number of insurers, its settings, its logo and its colours', () => {
  const { texts, variables, logo, colors } = readClinic(sample)
  expect(texts['clinic']).toMatchObject({
    name: 'Hoofdpijncentrum Duinzicht',
    shortName: 'Duinzicht',
    draftHours: '12',
    insurers: ['Zilvermeer', 'Oosterhaag', 'Brugwacht', 'De Linde'],
  })
  expect(texts['clinic']).not.toHaveProperty('settings')
  expect(texts['login']).toMatchObject({ intro: 'Hier opent u uw dossier bij Duinzicht.', title: 'Inloggen' })
  expect(variables).toEqual({ VITE_SLOT_DAYS: '60' })
  expect(readEnvironment({ ...variables, VITE_API_HOST: 'api.duinzicht.example' })).toMatchObject({ slotDays: 60 })
  expect(logo?.element.tag).toBe('svg')
  expect(colors?.themes.standard['primary']).toBe('#6f347d')
  expect(colors?.css).toContain("[data-theme='calm-dark'][data-contrast='softer']")
})

test('READ-01.7 every setting of the file is a known build variable, and an environment variable overrides it', () => {
  const { variables } = readClinic(
    withWords({
      settings: {
        apiHost: 'a.example',
        apiPort: 8443,
        apiSsl: false,
        readAloud: false,
        slotDays: 30,
        verificationOrigins: ['https://id.example'],
        paymentOrigins: ['https://pay.example', 'https://bank.example'],
        signOutPath: '/signOut',
        reportAddress: 'https://reports.example/portal',
      },
    }),
  )
  expect(readEnvironment({ ...variables, VITE_API_HOST: 'b.example' })).toMatchObject({
    baseAddress: 'http://b.example:8443',
    readsAloud: false,
    slotDays: 30,
    verificationOrigins: ['https://id.example'],
    paymentOrigins: ['https://pay.example', 'https://bank.example'],
    signOutAddress: 'http://b.example:8443/signOut',
    reportAddress: 'https://reports.example/portal',
  })
})

test('GEN-19.2 a folder sets the emergency texts; otherwise the shipped ones are used, and the schema requires approval by a doctor', () => {
  const emergency = { question: 'Begint dit nu?', call: 'Bel direct 112', otherwise: 'Wij bespreken dit met u.' }
  expect(readClinic(withWords({ emergency })).texts['clinic']).toMatchObject({ emergency })
  expect(readClinic(sample).texts['clinic']).toMatchObject({ emergency: { call: 'Bel 112' } })
  expect(clinicSchemas['clinic.schema.json']).toMatch(/"emergency"[^]*a doctor has to approve/)
})

describe('an invalid folder stops the build, with file, field and what is expected', () => {
  test.each<[fault: string, folder: () => string, says: string]>([
    ['no clinic.json', () => tmpdir(), 'it has no clinic.json'],
    [
      'malformed JSON',
      () => changed('clinic.json', () => '{'),
      'clinic.json: this is not JSON (close brace expected).',
    ],
    ['a missing text', () => withWords({ name: undefined }), 'clinic.json: name: the clinic’s name is wanted.'],
    [
      'a phone number that no device can call',
      () => withWords({ phoneLink: '020 000' }),
      'clinic.json: phoneLink: a phone number such as +31201234567 is wanted.',
    ],
    [
      'a link without https',
      () =>
        withWords({ links: { terms: 'http://a.example', privacy: 'https://a.example', finance: 'https://a.example' } }),
      'clinic.json: links.terms: an address that begins with https:// is wanted.',
    ],
    [
      'opening hours in words',
      () => withWords({ openingHours: 'op werkdagen van 9 tot 16 uur' }),
      'clinic.json: openingHours: a list of days and times such as "Mo-Fr 09:00-16:00" is wanted.',
    ],
    [
      'opening hours in the earlier format',
      () => withWords({ hours: 'op werkdagen van 9 tot 16 uur' }),
      'clinic.json: hours is not known.',
    ],
    [
      'no opening hours',
      () => withWords({ openingHours: [] }),
      'clinic.json: openingHours: at least one entry with days and times such as "Mo-Fr 09:00-16:00" is wanted.',
    ],
    [
      'a day that does not exist',
      () => withWords({ openingHours: ['Mo-Fr 09:00-16:00', 'Za 10:00-12:00'] }),
      'clinic.json: openingHours.1: days and times such as "Mo-Fr 09:00-16:00" is wanted.',
    ],
    [
      'opening hours that end before they start',
      () => withWords({ openingHours: ['Mo-Fr 16:00-09:00'] }),
      'clinic.json: openingHours.0: an end that is later than its begin is wanted.',
    ],
    [
      'opening days that end before they start',
      () => withWords({ openingHours: ['Fr-Mo 09:00-16:00'] }),
      'clinic.json: openingHours.0: an end that is later than its begin is wanted.',
    ],
    [
      'opening hours that overlap',
      () => withWords({ openingHours: ['Mo-Fr 09:00-16:00', 'We 12:00-18:00'] }),
      'clinic.json: openingHours: times of one day that do not touch each other is wanted.',
    ],
    [
      'an emergency text without 112',
      () => withWords({ emergency: { question: 'Nu?', call: 'Bel ons', otherwise: 'Later.' } }),
      'clinic.json: emergency.call: a sentence that names 112 is wanted.',
    ],
    ['no insurer', () => withWords({ insurers: [] }), 'clinic.json: insurers: at least one insurer is wanted.'],
    ['an unknown field', () => withWords({ slogan: 'Rust' }), 'clinic.json: slogan is not known.'],
    [
      'an unknown setting',
      () => withWords({ settings: { color: 'red' } }),
      'clinic.json: settings.color is not known.',
    ],
    [
      'a site with a path',
      () => withWords({ settings: { paymentOrigins: ['https://pay.example/nl'] } }),
      'clinic.json: settings.paymentOrigins.0: a site such as https://pay.example, without a path is wanted.',
    ],
    [
      'a report address with more than an origin and path',
      () => withWords({ settings: { reportAddress: 'https://reports.example/portal?key=1' } }),
      'clinic.json: settings.reportAddress: an address such as https://company.example/reports is wanted.',
    ],
    [
      'a file of unknown texts',
      () => changed('texts/hello.json', () => '{}'),
      'texts/hello.json: there are no texts of that name.',
    ],
    [
      'an unknown text key',
      () => changed('texts/login.json', () => '{"greeting": "Dag"}'),
      'texts/login.json: greeting: the portal has no such text.',
    ],
    [
      'a group instead of a text',
      () => changed('texts/login.json', () => '{"title": {"a": "b"}}'),
      'texts/login.json: title must be a text.',
    ],
    [
      'a text instead of a group',
      () => changed('texts/login.json', () => '{"verification": "Code"}'),
      'texts/login.json: verification must be a group of texts.',
    ],
    [
      'a missing placeholder',
      () => changed('texts/common.json', () => '{"help": "Bel ons."}'),
      'texts/common.json: help must have {email} {hours} {phone}, and has none.',
    ],
    [
      'an unknown placeholder',
      () => changed('texts/login.json', () => '{"title": "Dag {name}"}'),
      'texts/login.json: title must have no placeholders, and has {name}.',
    ],
    [
      'an invalid colour',
      () => changed('brand.json', () => '{"primary": "paars"}'),
      'brand.json: primary: a colour such as #1f5132, in small letters is wanted.',
    ],
    [
      'a colour that exceeds the limits',
      () => changed('brand.json', () => '{"primary": "#ffd400"}'),
      'The nearest that can is #',
    ],
    [
      'a script in the logo',
      () => changed('logo.svg', () => '<svg viewBox="0 0 1 1"><script>alert(1)</script></svg>'),
      'logo.svg: <script> may not stand in a logo.',
    ],
    [
      'an image in the logo',
      () => changed('logo.svg', () => '<svg viewBox="0 0 1 1"><image href="https://elders.example/a.png"/></svg>'),
      'logo.svg: <image> may not stand in a logo.',
    ],
    [
      'an event handler in the logo',
      () => changed('logo.svg', () => '<svg viewBox="0 0 1 1"><path d="M0 0" onclick="go()"/></svg>'),
      'logo.svg: onclick of <path> may not stand in a logo.',
    ],
    [
      'a paint by URL in the logo',
      () =>
        changed('logo.svg', () => '<svg viewBox="0 0 1 1"><path d="M0 0" fill="url(https://elders.example/)"/></svg>'),
      'must be none, currentColor, #rrggbb or var(--color-…).',
    ],
    [
      'two svg elements in the logo',
      () => changed('logo.svg', () => '<svg viewBox="0 0 1 1"></svg><svg viewBox="0 0 1 1"></svg>'),
      'logo.svg: one <svg> with a viewBox is wanted.',
    ],
    [
      'a logo that is not square',
      () => changed('logo.svg', () => '<svg viewBox="0 0 120 40"></svg>'),
      'logo.svg: a square viewBox is wanted, and it is 120 by 40.',
    ],
    [
      'a number instead of a text',
      () => withWords({ settings: { signOutPath: 7 } }),
      'clinic.json: settings.signOutPath: a text is wanted.',
    ],
    [
      'a text instead of a group of fields',
      () => withWords({ links: 'x' }),
      'clinic.json: links: a group of fields is wanted.',
    ],
    [
      'a number instead of a text or a group of texts',
      () => changed('texts/login.json', () => '{"title": 5}'),
      'texts/login.json: title: a text or a group of texts is wanted.',
    ],
    ['a comment', () => changed('brand.json', () => '// no'), 'brand.json: this is not JSON (invalid comment token).'],
    ['an empty file', () => changed('brand.json', () => ''), 'brand.json: this is not JSON'],
    ['a misspelt field', () => withWords({ adres: 'x' }), 'clinic.json: adres is not known. Did you mean address?'],
    [
      'a misspelt setting',
      () => withWords({ settings: { paymentOrigin: [] } }),
      'clinic.json: settings.paymentOrigin is not known. Did you mean paymentOrigins?',
    ],
    [
      'a misspelt text',
      () => changed('texts/login.json', () => '{"titel": "Dag"}'),
      'texts/login.json: titel: the portal has no such text. Did you mean title?',
    ],
    [
      'a logo with another file name',
      () => changed('Logo.SVG', () => sampleFile('logo.svg')),
      'Logo.SVG: nothing reads this file. Did you mean logo.svg?',
    ],
    [
      'texts in another folder',
      () => changed('text/login.json', () => '{}'),
      'text/login.json: nothing reads this file. Did you mean texts/login.json?',
    ],
  ])('%s', (_fault, folder, says) => {
    expect(faultsOf(folder()).replaceAll(/^([\w./]+):\d+: /gm, '$1: ')).toContain(says)
  })

  test('all errors of all files are reported at once, each with its line, without a stack', () => {
    const folder = withWords({ name: '', settings: { slotDays: 'x' } })
    writeFileSync(join(folder, 'brand.json'), '{\n  "primary": "paars"\n}')
    writeFileSync(join(folder, 'logo.svg'), '<svg viewBox="0 0 1 1">\n<text>a</text></svg>')
    writeFileSync(join(folder, 'notes.txt'), '')
    writeFileSync(
      join(folder, 'clinic.json'),
      JSON.stringify(JSON.parse(readFileSync(join(folder, 'clinic.json'), 'utf8')), null, 2),
    )
    expect(faultsOf(folder).split('\n')).toEqual([
      'notes.txt: nothing reads this file.',
      'clinic.json:3: name: the clinic’s name is wanted.',
      'clinic.json:26: settings.slotDays: a number of days, 1 to 999 is wanted.',
      'logo.svg:2: <text> may not stand in a logo.',
      'brand.json:2: primary: a colour such as #1f5132, in small letters is wanted.',
    ])
    expect(() => readClinic(folder)).toThrow(expect.objectContaining({ stack: faultsOf(folder) }))
  })
})

describe('a file in another encoding', () => {
  const inBytes = (file: string, bytes: Buffer): string => {
    const folder = withWords({})
    writeFileSync(join(folder, file), bytes)
    return folder
  }
  const text = sampleFile('clinic.json').replace('Duinzicht', 'Privékliniek')

  test('is read with the byte order mark that Windows adds to UTF-8', () => {
    expect(readClinic(inBytes('clinic.json', Buffer.from(`\uFEFF${text}`))).texts['clinic']).toMatchObject({
      name: 'Hoofdpijncentrum Privékliniek',
    })
  })

  test.each<[string, Buffer]>([
    ['UTF-16', Buffer.from(`\uFEFF${text}`, 'utf16le')],
    ['UTF-16 without a byte order mark', Buffer.from(text.replace('é', 'e'), 'utf16le')],
    ['Windows-1252', Buffer.from(text, 'latin1')],
    ['replacement characters', Buffer.from(text.replace('é', '\uFFFD'))],
  ])('is rejected with its name: %s', (_encoding, bytes) => {
    expect(faultsOf(inBytes('clinic.json', bytes))).toBe(
      'clinic.json is not written in UTF-8, or lost letters: save it as UTF-8.',
    )
  })

  test('is rejected as a logo too', () => {
    expect(faultsOf(inBytes('logo.svg', Buffer.from('<svg viewBox="0 0 1 1"><!-- é --></svg>', 'latin1')))).toContain(
      'logo.svg is not written in UTF-8',
    )
  })
})

test('the JSON schemas for editors equal the rules of the build', () => {
  for (const [file, text] of Object.entries(clinicSchemas))
    expect(
      readFileSync(join(import.meta.dirname, file), 'utf8'),
      `${file}: node portal/build/clinic/clinic-schemas.ts writes it`,
    ).toBe(text)
})

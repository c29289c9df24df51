import { describe, expect, test } from 'vitest'
import common from '#locales/nl/common.json'
import { ApiError } from './error.ts'
import { status } from './contract/status.ts'
import { messageFor } from './message-for.ts'

const answered = (code: number) => new ApiError('status', code, undefined)

test('ERR-01.1 a text of the screen has priority', () => {
  expect(messageFor(answered(409), { 409: 'err_taken' })).toBe('err_taken')
  expect(messageFor(answered(418), { 418: 'err_teapot' })).toBe('err_teapot')
})

describe('ERR-01.1 ERR-01.2 one status with several error codes', () => {
  const refused = (code: string) => new ApiError('status', 412, { error: code })
  const overrides = { 412: ({ message }: ApiError) => (message === 'PCE_REVIEW_EXPIRED' ? 'err_expired' : undefined) }

  test('shows the text of the screen for a code that has one', () => {
    expect(messageFor(refused('PCE_REVIEW_EXPIRED'), overrides)).toBe('err_expired')
  })

  test('shows the text of the status for other codes and statuses', () => {
    expect(messageFor(refused('PCE_OTHER'), overrides)).toBe('responses.412')
    expect(messageFor(answered(412), overrides)).toBe('responses.412')
    expect(messageFor(new ApiError('status', 409, { error: 'PCE_REVIEW_EXPIRED' }), overrides)).toBe('responses.409')
  })
})

test('ERR-01.2 otherwise the text of the status is shown, even if the screen has one for another status', () => {
  expect(messageFor(answered(409))).toBe('responses.409')
  expect(messageFor(answered(409), { 412: 'err_other' })).toBe('responses.409')
})

test("ERR-01.3 a status without a text shows 'Onbekende fout.'", () => {
  expect(messageFor(answered(418))).toBe('responses.500')
  expect(messageFor(answered(500))).toBe('responses.500')
  expect(common.responses['500']).toBe('Onbekende fout.')
})

test.each([
  [400, 'De kliniek kon uw gegevens niet lezen. Er is niets veranderd. Probeer het opnieuw.'],
  [401, 'Dit klopt niet. Kijk na wat u heeft ingevuld en probeer het opnieuw.'],
  [403, 'U mag dit niet bekijken of veranderen.'],
  [404, 'Wij kunnen dit niet vinden.'],
  [409, 'Dit is intussen al veranderd. Kijk nog eens en probeer het opnieuw.'],
  [412, 'Dit kan nu niet. Bel {phone}.'],
  [413, 'Dit is te groot om te versturen.'],
  [415, 'Dit soort bestand kan de kliniek niet lezen.'],
  [418, 'Onbekende fout.'],
  [429, 'U heeft het te vaak geprobeerd. Wacht een tijdje en probeer het dan opnieuw.'],
  [491, 'De kliniek kan dit zo niet verwerken. Kijk na wat u heeft gekozen.'],
  [495, 'Wij kunnen dit niet vinden. Misschien bestaat het niet meer.'],
  [500, 'Onbekende fout.'],
  [502, 'Onbekende fout.'],
  [503, 'De kliniek is even niet bereikbaar. Probeer het over een paar minuten opnieuw.'],
])("ERR-01.2 ERR-01.3 a %i shows '%s'", (code, words) => {
  expect(common.responses).toHaveProperty(messageFor(answered(code)).replace('responses.', ''), words)
})

test('ERR-01.2 every named status has a text, and every text is used', () => {
  for (const code of Object.values(status)) expect(common.responses).toHaveProperty(String(code))
  for (const code of Object.keys(common.responses)) expect(messageFor(answered(Number(code)))).toBe(`responses.${code}`)
})

test.each(['noConnection', 'timeout', 'brokenAnswer'] as const)(
  '%s has its own text, whatever texts the screen has for a status',
  (kind) => {
    expect(
      messageFor(new ApiError(kind, kind === 'brokenAnswer' ? 200 : 0, undefined), { 0: 'err_zero', 200: 'err_fine' }),
    ).toBe(`errors.${kind}`)
  },
)

test('ERR-04.1 no connection, a time-out and a broken answer show what happened, and that no input is lost', () => {
  expect(common.errors).toMatchObject({
    noConnection:
      'Er is geen verbinding. Wat u heeft ingevuld staat er nog. Probeer het opnieuw als u weer internet heeft.',
    timeout: 'Het duurt te lang. Wat u heeft ingevuld staat er nog. Probeer het opnieuw.',
    brokenAnswer: 'Er ging bij ons iets mis. Wat u heeft ingevuld staat er nog. Probeer het opnieuw.',
  })
})

test('an upload stopped by the patient shows that it was stopped, and that no input is lost', () => {
  expect(messageFor(AbortSignal.abort().reason, { 0: 'err_zero' })).toBe('errors.stopped')
  expect(common.errors.stopped).toBe('U heeft het versturen gestopt. Wat u heeft ingevuld staat er nog.')
})

test.each([
  ['a TypeError', new TypeError('x is not a function')],
  ['a string', 'boom'],
  ['nothing', undefined],
  ['null', null],
  ['an object with the fields of a failure', { kind: 'status', status: 409 }],
  ['an error with a status and no kind', Object.assign(new Error('Conflict'), { status: 409 })],
])('ERR-07 %s shows responses.500', (_name, thrown) => {
  expect(messageFor(thrown, { 409: 'err_taken' })).toBe('responses.500')
})

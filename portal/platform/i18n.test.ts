import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import appointment from '#locales/nl/appointment.json'
import bsn from '#locales/nl/bsn.json'
import clinic from '#locales/nl/clinic.json'
import common from '#locales/nl/common.json'
import login from '#locales/nl/login.json'
import { builtIn } from './texts.ts'

/** Longer than all retries together, in ms. */
const allTries = 11_000

const fetched = vi.fn<(address: string, request?: RequestInit) => Promise<Response>>()
const requestedUrls = () => fetched.mock.calls.map(([address]) => address)
const answer = (status: number, body: unknown) => () =>
  Promise.resolve(new Response(JSON.stringify(body), { status, headers: { 'Content-Type': 'application/json' } }))

/** Starts with fresh modules, as i18next caches loaded texts. */
async function start() {
  vi.resetModules()
  const i18n = await import('./i18n.ts')
  const { default: fresh } = await import('i18next')
  await i18n.startTranslation(builtIn)
  return { ...i18n, i18next: fresh }
}

beforeEach(() => {
  vi.stubGlobal('fetch', fetched)
  vi.useFakeTimers()
})
afterEach(() => {
  fetched.mockReset()
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

test('APP-01.2 I18N-01.1 the language is Dutch, whatever the device prefers, and starting fetches nothing', async () => {
  vi.stubGlobal('navigator', { language: 'en-US', languages: ['en-US'] })
  const started = await start()
  expect([started.i18next.language, started.i18next.languages]).toEqual(['nl', ['nl']])
  expect(started.i18next.t('login:submit')).toBe(login.submit)
  expect(fetched).not.toHaveBeenCalled()
})

describe('I18N-01', () => {
  test("I18N-01.1 a screen's texts come from /locales/nl/{namespace}.json", async () => {
    const { loadTexts, i18next: texts } = await start()
    fetched.mockImplementation(answer(200, { list: { title: 'Anders' } }))
    await loadTexts('appointment')
    expect(requestedUrls()).toEqual(['/locales/nl/appointment.json'])
    expect(texts.t('appointment:list.title')).toBe('Anders')
  })

  test('API-02.4 texts are fetched without an authorization header', async () => {
    const { loadTexts } = await start()
    fetched.mockImplementation(answer(200, {}))
    await loadTexts('appointment')
    const [, request] = fetched.mock.calls[0] ?? []
    expect(new Headers(request?.headers).has('Authorization')).toBe(false)
  })

  test.each([
    ['the connection fails', () => Promise.reject(new TypeError('Failed to fetch'))],
    ['the server fails', answer(503, {})],
  ])('I18N-01.2 I18N-01.3 %s: 5 retries from 350 ms, doubling, then the built-in copy', async (_name, fails) => {
    const { loadTexts, i18next: texts } = await start()
    const started = Date.now()
    const times: number[] = []
    fetched.mockImplementation(() => {
      times.push(Date.now() - started)
      return fails()
    })
    const loading = loadTexts('appointment')
    await vi.advanceTimersByTimeAsync(allTries)
    await loading
    expect(times).toEqual([0, 350, 1050, 2450, 5250, 10_850])
    expect(new Set(requestedUrls())).toEqual(new Set(['/locales/nl/appointment.json']))
    expect(texts.t('appointment:list.title')).toBe(appointment.list.title)
  })

  test('a retry that succeeds ends the retries', async () => {
    const { loadTexts, i18next: texts } = await start()
    fetched
      .mockImplementationOnce(() => Promise.reject(new TypeError('Failed to fetch')))
      .mockImplementation(answer(200, { list: { title: 'Anders' } }))
    const loading = loadTexts('appointment')
    await vi.advanceTimersByTimeAsync(allTries)
    await loading
    expect(fetched).toHaveBeenCalledTimes(2)
    expect(texts.t('appointment:list.title')).toBe('Anders')
  })

  test('the built-in copy is loaded only when the file is unavailable or lacks a text', async () => {
    const { loadTexts } = await start()
    const { lazyTexts } = await import('./texts.ts')
    const copies = vi.spyOn(lazyTexts, 'appointment')
    fetched.mockImplementation(answer(200, { ...appointment, list: { ...appointment.list, title: 'Anders' } }))
    await loadTexts('appointment')
    expect(copies).not.toHaveBeenCalled()
    const { block: _block, ...rest } = appointment
    const again = await start()
    const loaded = vi.spyOn((await import('./texts.ts')).lazyTexts, 'appointment')
    fetched.mockImplementation(answer(200, rest))
    await again.loadTexts('appointment')
    expect(loaded).toHaveBeenCalledTimes(1)
    expect(again.i18next.t('appointment:block.next')).toBe(appointment.block.next)
  })

  test('I18N-01.3 a file that does not exist is fetched once, then the built-in copy is used', async () => {
    const { loadTexts, i18next: texts } = await start()
    fetched.mockImplementation(answer(404, {}))
    const loading = loadTexts('appointment')
    await vi.advanceTimersByTimeAsync(allTries)
    await loading
    expect(fetched).toHaveBeenCalledTimes(1)
    expect(texts.t('appointment:list.title')).toBe(appointment.list.title)
  })

  test.each([
    ['is {}', {}],
    ['is []', []],
    ['is a string', 'tekst'],
    ['is null', null],
    ['has another shape', { list: 'tekst', block: { next: 7 } }],
  ])('I18N-01.4 a file that %s falls back key by key', async (_name, body) => {
    const { loadTexts, refreshTexts, i18next: texts } = await start()
    fetched.mockImplementation(answer(200, body))
    await loadTexts('appointment')
    await refreshTexts()
    expect([texts.t('appointment:list.title'), texts.t('appointment:block.next'), texts.t('common:retry')]).toEqual([
      appointment.list.title,
      appointment.block.next,
      common.retry,
    ])
  })

  test('I18N-01.4 a file that lacks one key still provides the others', async () => {
    const { loadTexts, i18next: texts } = await start()
    fetched.mockImplementation(answer(200, { list: { title: 'Anders' } }))
    await loadTexts('appointment')
    expect([texts.t('appointment:list.title'), texts.t('appointment:list.past')]).toEqual([
      'Anders',
      appointment.list.past,
    ])
  })

  test('initial texts are fetched again, and a changed text of the clinic is used', async () => {
    const { refreshTexts, i18next: texts } = await start()
    fetched.mockImplementation((address) =>
      answer(200, address.endsWith('/common.json') ? { ...common, retry: 'Nog eens' } : {})(),
    )
    await refreshTexts()
    expect(requestedUrls().toSorted()).toEqual([
      '/locales/nl/clinic.json',
      '/locales/nl/common.json',
      '/locales/nl/login.json',
    ])
    expect(texts.t('common:retry')).toBe('Nog eens')
  })

  test.each([
    [['Zilvermeer'], ['Zilvermeer']],
    [[], clinic.insurers],
    [['Zilvermeer', 5], clinic.insurers],
    ['Zilvermeer', clinic.insurers],
  ])('a list of names is replaced as a whole or not at all: %j', async (insurers, shown) => {
    const { refreshTexts, i18next: texts } = await start()
    fetched.mockImplementation((address) => answer(200, address.endsWith('/clinic.json') ? { insurers } : {})())
    await refreshTexts()
    expect(texts.t('clinic:insurers', { returnObjects: true })).toEqual(shown)
  })

  test('texts from the service worker are fetched again without any cache, also for a screen opened later', async () => {
    vi.stubGlobal('navigator', { serviceWorker: { controller: {} } })
    vi.stubGlobal('document', Object.assign(new EventTarget(), { hidden: true }))
    const { loadTexts, refreshTexts, i18next: texts } = await start()
    fetched.mockImplementation((address, request) =>
      answer(200, request?.cache === 'no-cache' && address.endsWith('/bsn.json') ? { ...bsn, title: 'Anders' } : {})(),
    )
    await loadTexts('appointment')
    expect(fetched.mock.calls).toEqual([['/locales/nl/appointment.json', {}]])
    fetched.mockClear()
    await refreshTexts()
    expect(requestedUrls().toSorted()).toEqual([
      '/locales/nl/appointment.json',
      '/locales/nl/clinic.json',
      '/locales/nl/common.json',
      '/locales/nl/login.json',
    ])
    expect(new Set(fetched.mock.calls.map(([, request]) => request?.cache))).toEqual(new Set(['no-cache']))
    fetched.mockClear()
    await loadTexts('appointment', 'bsn')
    await vi.advanceTimersByTimeAsync(1)
    expect(fetched.mock.calls.map(([address, request]) => [address, request?.cache])).toEqual([
      ['/locales/nl/bsn.json', undefined],
      ['/locales/nl/bsn.json', 'no-cache'],
    ])
    expect(texts.t('bsn:title')).toBe('Anders')
  })

  test('texts fetched from the network are not fetched again', async () => {
    vi.stubGlobal('navigator', { serviceWorker: { controller: null } })
    const { loadTexts, refreshTexts } = await start()
    fetched.mockImplementation(answer(200, {}))
    await loadTexts('appointment')
    fetched.mockClear()
    await refreshTexts()
    expect(requestedUrls()).not.toContain('/locales/nl/appointment.json')
  })

  test('unchanged texts are not rendered again', async () => {
    const { refreshTexts, i18next: texts } = await start()
    const onAdded = vi.fn()
    texts.store.on('added', onAdded)
    fetched.mockImplementation((address) => answer(200, address.endsWith('/login.json') ? { submit: 'Verder' } : {})())
    await refreshTexts()
    expect(onAdded.mock.calls).toEqual([['nl', 'login', expect.anything()]])
  })

  test.each([
    [['Mo-Fr 10:00-12:00'], 'op werkdagen van 10 tot 12 uur'],
    [['op werkdagen'], 'op werkdagen van 9 tot 16 uur'],
    ['Mo-Fr 10:00-12:00', 'op werkdagen van 9 tot 16 uur'],
    [[], 'op werkdagen van 9 tot 16 uur'],
  ])('changed opening hours appear in every text if they are valid: %j', async (openingHours, shown) => {
    const { refreshTexts, i18next: texts } = await start()
    fetched.mockImplementation((address) => answer(200, address.endsWith('/clinic.json') ? { openingHours } : {})())
    await refreshTexts()
    expect(texts.t('common:help')).toBe(`Hulp nodig? Bel ${clinic.phone}, ${shown}. Of mail naar ${clinic.email}.`)
  })

  test('I18N-01.3 when texts cannot be fetched the built-in ones stay', async () => {
    const { refreshTexts, i18next: texts } = await start()
    fetched.mockImplementation(() => Promise.reject(new TypeError('Failed to fetch')))
    const refreshing = refreshTexts()
    await vi.advanceTimersByTimeAsync(allTries)
    await refreshing
    expect(fetched).toHaveBeenCalledTimes(18)
    expect([texts.t('common:retry'), texts.t('login:submit')]).toEqual([common.retry, login.submit])
  })
})

test('I18N-03.1 phone and e-mail in texts come from the clinic namespace', async () => {
  const { i18next: texts } = await start()
  expect(texts.t('common:help')).toContain(texts.t('clinic:phone'))
  expect(texts.t('common:help')).toContain(texts.t('clinic:email'))
})

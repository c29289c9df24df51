import { describe, expect, test } from 'vitest'
import { installWay, type Device, type InstallWay } from './install-way.ts'

const safari = 'AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.1'
const chrome = 'AppleWebKit/537.36 (KHTML, like Gecko) Chrome/131.0.0.0'
const visited: Device = { userAgent: '', touchPoints: 5, isStandalone: false, isInstalled: false, cookies: '' }

const devices: [string, Partial<Device> & { userAgent: string }, InstallWay | null][] = [
  [
    'an iPhone with Safari',
    { userAgent: `Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) ${safari} Mobile/15E148 Safari/604.1` },
    'ios',
  ],
  [
    'an iPhone with Chrome',
    {
      userAgent: `Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) CriOS/131.0 Mobile/15E148 Safari/604.1`,
    },
    'ios',
  ],
  [
    'an iPhone with Firefox',
    {
      userAgent:
        'Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) FxiOS/133.0 Mobile/15E148 Safari/605.1.15',
    },
    'ios',
  ],
  [
    'an old iPad',
    { userAgent: `Mozilla/5.0 (iPad; CPU OS 16_4 like Mac OS X) ${safari} Mobile/15E148 Safari/604.1` },
    'ios',
  ],
  [
    'an iPad, which reports to be a Mac',
    { userAgent: `Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) ${safari} Safari/605.1.15` },
    'ios',
  ],
  [
    'a Mac',
    { userAgent: `Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) ${safari} Safari/605.1.15`, touchPoints: 0 },
    null,
  ],
  [
    'a Mac with a pen that counts as one finger',
    { userAgent: `Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) ${safari} Safari/605.1.15`, touchPoints: 1 },
    null,
  ],
  [
    'a phone with Firefox',
    { userAgent: 'Mozilla/5.0 (Android 15; Mobile; rv:133.0) Gecko/133.0 Firefox/133.0' },
    'firefox',
  ],
  [
    'a tablet with Firefox',
    { userAgent: 'Mozilla/5.0 (Android 15; Tablet; rv:133.0) Gecko/133.0 Firefox/133.0' },
    'firefox',
  ],
  [
    'a phone with Chrome',
    {
      userAgent: `Mozilla/5.0 (Linux; Android 10; K) ${chrome} Mobile Safari/537.36`,
      hints: { platform: 'Android', mobile: true },
    },
    'button',
  ],
  [
    'a tablet with Chrome',
    {
      userAgent: `Mozilla/5.0 (Linux; Android 10; K) ${chrome} Safari/537.36`,
      hints: { platform: 'Android', mobile: false },
    },
    'button',
  ],
  [
    'a tablet that asks for pages of a desk',
    {
      userAgent: `Mozilla/5.0 (X11; Linux x86_64) ${chrome} Safari/537.36`,
      hints: { platform: 'Android', mobile: false },
    },
    'button',
  ],
  [
    'a phone that asks for pages of a desk, and whose system we do not know',
    {
      userAgent: `Mozilla/5.0 (X11; Linux x86_64) ${chrome} Safari/537.36`,
      hints: { platform: 'Fuchsia', mobile: true },
    },
    'button',
  ],
  [
    'a phone with Samsung Internet',
    {
      userAgent:
        'Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 (KHTML, like Gecko) SamsungBrowser/27.0 Chrome/125.0.0.0 Mobile Safari/537.36',
    },
    'button',
  ],
  [
    'a phone with Edge',
    { userAgent: `Mozilla/5.0 (Linux; Android 10; K) ${chrome} Mobile Safari/537.36 EdgA/131.0.0.0` },
    'button',
  ],
  [
    'a window inside another app',
    {
      userAgent:
        'Mozilla/5.0 (Linux; Android 15; Pixel 9; wv) AppleWebKit/537.36 (KHTML, like Gecko) Version/4.0 Chrome/131.0.0.0 Mobile Safari/537.36',
    },
    'button',
  ],
  [
    'a laptop with Windows',
    {
      userAgent: `Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${chrome} Safari/537.36`,
      hints: { platform: 'Windows', mobile: false },
      touchPoints: 0,
    },
    null,
  ],
  [
    'a laptop with Windows and a touch screen',
    {
      userAgent: `Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${chrome} Safari/537.36`,
      hints: { platform: 'Windows', mobile: false },
      touchPoints: 10,
    },
    null,
  ],
  [
    'Firefox at a desk',
    { userAgent: 'Mozilla/5.0 (X11; Linux x86_64; rv:133.0) Gecko/20100101 Firefox/133.0', touchPoints: 0 },
    null,
  ],
]

describe('PWA-01.2 PWA-01.3 PWA-01.4 PWA-01.5 the platform determines the instructions, not the width', () => {
  test.each(devices)('%s', (_what, device, way) => {
    expect(installWay({ ...visited, ...device })).toBe(way)
  })
})

const offered = devices.filter(([, , way]) => way !== null)

describe.each(offered)('PWA-02.1 PWA-02.2 PWA-02.3 on %s no installation is offered', (_what, device) => {
  test.each<[string, Partial<Device>]>([
    ['in standalone mode', { isStandalone: true }],
    ['if the app is installed', { isInstalled: true }],
    ['with the cookie of an accepted installation', { cookies: 'pwa_installed=true' }],
    ['with the cookie of an accepted installation among others', { cookies: 'token=abc; pwa_installed=true; other=1' }],
  ])('%s', (_when, state) => {
    expect(installWay({ ...visited, ...device, ...state })).toBeNull()
  })
})

test.each(['pwa_installed=false', 'xpwa_installed=true', 'pwa_installed=truex', 'other=pwa_installed=true'])(
  'PWA-02.2 the cookie %s is ignored',
  (cookies) => {
    expect(installWay({ ...visited, userAgent: 'Mozilla/5.0 (Linux; Android 10; K)', cookies })).toBe('button')
  },
)

import { expect, test } from 'vitest'
import { trustedAddress } from './trusted-address.ts'

const origins = ['https://verify.example', 'https://other.example:8443', 'http://127.0.0.1:4802']

test.each([
  ['https://verify.example/start?session=1#a', 'https://verify.example/start?session=1#a'],
  ['https://verify.example', 'https://verify.example/'],
  ['https://verify.example:443/start', 'https://verify.example/start'],
  ['HTTPS://VERIFY.example/start', 'https://verify.example/start'],
  ['https://other.example:8443/start', 'https://other.example:8443/start'],
  ['http://127.0.0.1:4802/verify/1', 'http://127.0.0.1:4802/verify/1'],
])('IDENT-03.5 FIN-06.2 %s has an allowed origin', (given, address) => {
  expect(trustedAddress(given, origins)).toBe(address)
})

test.each([
  '',
  '/start',
  'verify.example/start',
  '//verify.example/start',
  'https://',
  'http://verify.example/start',
  'ftp://verify.example/start',
  'https://verify.example:444/start',
  'https://other.example/start',
  'https://verify.example.evil.example/start',
  'https://evil.example/https://verify.example/',
  'https://evil.example?https://verify.example/',
  'https://evil-verify.example/',
  'https://vérify.example/',
  'https://verify.example@evil.example/',
  'https://user@verify.example/',
  'https://user:pass@verify.example/',
  'https://:@evil.example/',
  'https://verify.example:443@evil.example/',
  'https:\\\\verify.example\\start',
  'https://verify.example\\@evil.example',
  'https://evil.example\\.verify.example/',
  'https://verify.example\t/start',
  'https://verify.example/\nstart',
  ' https://verify.example/',
  'https://verify.example/a b',
  'https://verify.example/\u0000',
  'https://verify\u00ad.example\u3000/',
  'javascript:alert(1)//https://verify.example/',
  'data:text/html,https://verify.example/',
  'blob:https://verify.example/1',
  'filesystem:https://verify.example/1',
  'view-source:https://verify.example/',
  'https://127.0.0.1:4802/verify/1',
  'http://localhost:4802/verify/1',
  'http://127.0.0.1:48022/',
])('IDENT-03.5 FIN-06.2 %j is rejected', (given) => {
  expect(trustedAddress(given, origins)).toBeNull()
})

test('IDENT-03.5 FIN-06.2 with an empty list every address is rejected', () => {
  expect(trustedAddress('https://verify.example/', [])).toBeNull()
})

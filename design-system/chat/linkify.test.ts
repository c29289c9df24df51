import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { linkify } from './linkify.ts'

/** The message with each link as <text → href>, or <text> if both are the same. */
const drawn = (text: string) =>
  linkify(text)
    .map((part) => {
      if (part.href === undefined) return part.text
      return part.text === part.href ? `<${part.text}>` : `<${part.text} → ${part.href}>`
    })
    .join('')

describe('becomes a link', () => {
  test.each([
    ['Kijk op https://kliniek.nl/uitleg voor uitleg', 'Kijk op <https://kliniek.nl/uitleg> voor uitleg'],
    ['https://kliniek.nl', '<https://kliniek.nl → https://kliniek.nl/>'],
    ['HTTPS://Kliniek.NL/A', '<HTTPS://Kliniek.NL/A → https://kliniek.nl/A>'],
    ['https://kliniek.nl:8443/a?b=c&d=1#e', '<https://kliniek.nl:8443/a?b=c&d=1#e>'],
    ['https://kliniek.nl:443/a', '<https://kliniek.nl:443/a → https://kliniek.nl/a>'],
    ['https://kliniek.nl/café', '<https://kliniek.nl/café → https://kliniek.nl/caf%C3%A9>'],
    ['https://a.nl/1\nhttps://b.nl/2', '<https://a.nl/1>\n<https://b.nl/2>'],
    [
      'Mail arts@kliniek.nl of mailto:balie+vraag@kliniek.co.uk.',
      'Mail <arts@kliniek.nl → mailto:arts@kliniek.nl> of <mailto:balie+vraag@kliniek.co.uk>.',
    ],
    ['Bel 010 000 00 00.', 'Bel <010 000 00 00 → tel:0100000000>.'],
    ['06-12345678 of (010) 123 45 67', '<06-12345678 → tel:0612345678> of <(010) 123 45 67 → tel:0101234567>'],
    ['(bel 0612345678)', '(bel <0612345678 → tel:0612345678>)'],
    ['(0612345678)', '(<0612345678 → tel:0612345678>)'],
    ['06 12345678 2 keer', '<06 12345678 → tel:0612345678> 2 keer'],
    ['+31 (0)6 1234 5678', '<+31 (0)6 1234 5678 → tel:+31612345678>'],
    ['0032 2 123 45 67', '<0032 2 123 45 67 → tel:003221234567>'],
    ['tel:+31612345678', '<tel:+31612345678>'],
  ])('%s', (text, expected) => expect(drawn(text)).toBe(expected))
})

describe('punctuation at the end of a sentence is not part of the URL', () => {
  test.each([
    ['Zie https://kliniek.nl/a.', 'Zie <https://kliniek.nl/a>.'],
    ['Zie https://kliniek.nl/a, of niet?!', 'Zie <https://kliniek.nl/a>, of niet?!'],
    ['(https://kliniek.nl/a)', '(<https://kliniek.nl/a>)'],
    ['(zie https://kliniek.nl/a_(b)).', '(zie <https://kliniek.nl/a_(b)>).'],
    ['[hier](https://kliniek.nl/a)', '[hier](<https://kliniek.nl/a>)'],
    ['[https://kliniek.nl/a]', '[<https://kliniek.nl/a>]'],
    ['„https://kliniek.nl/a”', '„<https://kliniek.nl/a>”'],
    ['"https://kliniek.nl/a"', '"<https://kliniek.nl/a>"'],
    ['<https://kliniek.nl/a>', '<<https://kliniek.nl/a>>'],
    ['**https://kliniek.nl/a**', '**<https://kliniek.nl/a>**'],
  ])('%s', (text, expected) => expect(drawn(text)).toBe(expected))
})

describe('stays plain text', () => {
  test.each([
    ['http, no longer safe', 'http://kliniek.nl'],
    ['no scheme', 'www.kliniek.nl'],
    ['script', 'javascript:alert(1)'],
    ['script in another case', 'JaVaScRiPt:alert(1)'],
    ['script with an https URL in it', 'javascript:https://kliniek.nl/%0aalert(1)'],
    ['data', 'data:text/html,<b>hallo</b>'],
    [
      'other schemes',
      'vbscript:x file:///etc/passwd blob:https://kliniek.nl/1 view-source:https://kliniek.nl ftp://kliniek.nl sms:0612345678',
    ],
    ['a user name before the host', 'https://kliniek.nl@evil.nl/inloggen'],
    ['a user name and password before the host', 'https://kliniek.nl:geheim@evil.nl'],
    ['look-alike letters of another script', 'https://kl\u0456niek.nl'],
    ['a host in full-width letters', 'https://ｋｌｉｎｉｅｋ.nl'],
    ['a letter that normalises to k', 'https://\u212Aliniek.nl'],
    ['a percent-encoded host', 'https://%65vil.nl'],
    ['a host as one number', 'https://2130706433/'],
    ['an IPv4 address', 'https://127.0.0.1/'],
    ['a host without a dot', 'https://localhost/'],
    ['a host of IPv6', 'https://[::1]/'],
    ['an empty host', 'https:///evil.nl'],
    ['only the scheme', 'https://'],
    ['a broken port', 'https://kliniek.nl:99999/'],
    ['a URL inside a URL', 'http://a.nl/?naar=https://evil.nl'],
    ['an e-mail address without a top-level domain', 'arts@kliniek'],
    ['an e-mail address with two at-signs', 'x@y@kliniek.nl'],
    ['a date', '01-02-2027'],
    ['a date and a time', '01-02-2027 14:05 en 01-02-2027 14 uur'],
    ['a BSN', '123456782'],
    ['an invoice number', '2026-0871'],
    ['a bank account', 'NL91ABNA0417164300'],
    ['a phone number that is too long', '06123456789'],
    ['an emergency number', '112'],
    ['markup', '<img src=x onerror=alert(1)>'],
    ['nothing', ''],
  ])('%s', (_, text) => expect(drawn(text)).toBe(text))
})

describe('a link never points elsewhere than its text shows', () => {
  test.each([
    ['a punycode URL is shown unchanged', 'https://xn--80ak6aa92e.com/', '<https://xn--80ak6aa92e.com/>'],
    [
      'a backslash ends the URL',
      'https://kliniek.nl\\@evil.nl',
      '<https://kliniek.nl → https://kliniek.nl/>\\@evil.nl',
    ],
    ['a bidi character ends the URL', 'https://kliniek.nl/\u202Egpj.exe', '<https://kliniek.nl/>\u202Egpj.exe'],
    ['a zero-width character ends the URL', 'https://kliniek.nl/a\u200Bb', '<https://kliniek.nl/a>\u200Bb'],
    [
      'an e-mail address drops cc, bcc and body',
      'mailto:arts@kliniek.nl?bcc=evil@evil.nl&body=x',
      '<mailto:arts@kliniek.nl>?bcc=evil@evil.nl&body=x',
    ],
    [
      'a percent-encoded character in an e-mail address is encoded again',
      'a%2Cb@kliniek.nl',
      '<a%2Cb@kliniek.nl → mailto:a%252Cb@kliniek.nl>',
    ],
  ])('%s', (_, text, expected) => expect(drawn(text)).toBe(expected))
})

const pieces = [
  'https://',
  'HTTPS://',
  'http://',
  'javascript:',
  'mailto:',
  'tel:',
  'kliniek.nl',
  'evil.nl',
  '@',
  ':',
  '/',
  '\\',
  '.',
  '(',
  ')',
  '%0A',
  '\u202E',
  '0612345678',
  '+31',
  ' ',
  '\n',
  'é',
  '\u0456',
  '<b>',
  '#',
  '?',
]

test('CHAT-BUBBLE-03 for any text, no character is lost and every link is safe', () => {
  const message = fc.oneof(
    fc.string({ unit: 'grapheme' }),
    fc.array(fc.constantFrom(...pieces), { maxLength: 16 }).map((chosen) => chosen.join('')),
  )
  fc.assert(
    fc.property(message, (text) => {
      const parts = linkify(text)
      expect(parts.map((part) => part.text).join('')).toBe(text)
      for (const part of parts) {
        if (part.href === undefined) continue
        const { protocol, username, password, host } = new URL(part.href)
        expect(['https:', 'mailto:', 'tel:']).toContain(protocol)
        expect(username + password).toBe('')
        const shown = part.text.toLowerCase().split(/[/?#]/)[2]?.replace(/:443$/, '')
        expect(protocol === 'https:' ? shown : host).toBe(host)
      }
    }),
    { numRuns: 500, seed: 3 },
  )
})

test.each(['a', '@', 'a@', 'a.', '0 ', '0-', '(', ')', '+3', 'https://', 'https://a.nl/)'])(
  'linkify does not hang on a hundred thousand characters of "%s"',
  (piece) => {
    const text = piece.repeat(100_000 / piece.length)
    expect(
      linkify(text)
        .map((part) => part.text)
        .join(''),
    ).toBe(text)
  },
)

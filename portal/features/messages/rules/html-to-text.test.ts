import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { htmlToText, messageText } from './html-to-text.ts'

describe('MSG-08 the HTML of a staff member’s message is shown as text', () => {
  test.each([
    ['Neem &lt; 3 tabletten<br>', 'Neem < 3 tabletten'],
    ['Neem &lt; 3 tabletten<br>per dag<BR/>en<br />niet meer', 'Neem < 3 tabletten\nper dag\nen\nniet meer'],
    ['<p>Dag,</p><p>Neem er <strong>&eacute;&eacute;n</strong>.</p>', 'Dag,\n\nNeem er één.'],
    ['<ul><li>1 &times; 50&nbsp;mg</li><li>rust</li></ul>', '- 1 × 50 mg\n- rust'],
    ['<div style="color: red">Let op</div>goed', 'Let op\ngoed'],
    [
      'Zie <a href="https://kliniek.nl/uitleg" target="_blank">de uitleg</a>.',
      'Zie de uitleg (https://kliniek.nl/uitleg).',
    ],
    ['Zie <a href="https://kliniek.nl/a">https://kliniek.nl/a</a>.', 'Zie https://kliniek.nl/a.'],
    ['Zie <a href="javascript:alert(1)">hier</a>.', 'Zie hier.'],
    ['zwaar&#8203;te &shy;&#8238;goed', 'zwaarte goed'],
    ['&#233;&#xE9;n &euro; 5, &quot;goed&quot;, &#39;ja&#39;', 'één € 5, "goed", \'ja\''],
  ])('%j becomes %j', (content, text) => {
    expect(htmlToText(content)).toBe(text)
  })

  test.each([
    ['an escaped tag is text', '&lt;b&gt; &lt;script&gt;', '<b> <script>'],
    ['text that was escaped twice is decoded once', '&amp;lt;b&amp;gt; &amp;amp;', '&lt;b&gt; &amp;'],
  ])('%s', (_name, content, text) => {
    expect(htmlToText(content)).toBe(text)
  })

  test.each([
    'I <3 jullie',
    'a < b',
    'a <b en c> d',
    'Neem <dosis> per dag',
    '<script>alert(1)</script>',
    '<img src=x onerror=alert(1)>',
    '1<2>0',
    'bloed & urine; goed',
    '&onbekend; &; &#; &#0; &#xD800; &#9999999;',
    '<b',
    '<p class=x>',
    'regel 1\n\n  regel 2',
    '&constructor; &toString;',
  ])('%j is not formatting and is unchanged', (content) => {
    expect(htmlToText(content)).toBe(content)
  })

  test('the patient’s own text is not changed', () => {
    const content = 'Neem &lt; 3 tabletten<br>'
    expect(messageText({ content, sender_is_patient: true })).toBe(content)
    expect(messageText({ content, sender_is_patient: false })).toBe('Neem < 3 tabletten')
  })
})

describe('MSG-08 for any text', () => {
  /** Pieces that form tags and entities far more often than random text would. */
  const tricky = fc
    .array(
      fc.constantFrom(
        '<',
        '>',
        '/',
        '&',
        ';',
        '#',
        'lt',
        'amp',
        '60',
        'x3c',
        'b',
        'br',
        'p',
        'a',
        ' href=',
        '"',
        "'",
        '=',
        ' ',
        '\n',
        '3',
        'é',
        '\uD83D',
      ),
      { maxLength: 40 },
    )
    .map((parts) => parts.join(''))
  const any = fc.oneof(tricky, fc.string({ unit: 'binary', maxLength: 60 }))
  const escaped = (text: string) =>
    text
      .replaceAll('&', '&amp;')
      .replaceAll('<', '&lt;')
      .replaceAll('>', '&gt;')
      .replaceAll('"', '&quot;')
      .replaceAll("'", '&#39;')

  test('escaped by an editor, with <br> for line breaks, the original is restored', () => {
    fc.assert(
      fc.property(any, (text) => {
        expect(htmlToText(escaped(text).replaceAll('\n', '<br>'))).toBe(text.trimEnd())
      }),
      { seed: 4, numRuns: 2000 },
    )
  })

  test('without tags and entities, it is unchanged', () => {
    fc.assert(
      fc.property(
        any.filter((text) => !/<\/?[a-z]|&[#a-z]/i.test(text)),
        (text) => {
          expect(htmlToText(text)).toBe(text.trimEnd())
        },
      ),
      { seed: 4, numRuns: 1000 },
    )
  })

  test.each(['<', '<b', '<b ', '<a b="', "<a b='", '<a href="x" ', '<a>', '</a>', '&', '&#', '&lt', '<br>', ' '])(
    '100 kB of %j is handled without hanging',
    (part) => {
      expect(htmlToText(part.repeat(100_000 / part.length)).length).toBeLessThanOrEqual(100_000)
    },
  )
})

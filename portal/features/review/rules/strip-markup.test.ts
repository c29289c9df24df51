import { describe, expect, test } from 'vitest'
import { stripMarkup } from './strip-markup.ts'

describe('REV-04.1 text that is not markup is unchanged', () => {
  test.each([
    '',
    ' ',
    'Fijn gesprek.',
    'I <3 jullie',
    '1 < 2',
    '2 > 1',
    'a<1>b',
    '<',
    '<<',
    '<>',
    '>',
    '< b >',
    '->',
    '<-',
    '-->',
    '=">',
    '<3 <3 >',
    '&lt;b&gt; &amp; &#60;',
    'regel 1\nregel 2',
    '👩‍⚕️ top',
    'שלום <3 \u202Eabc',
    '\uD83D',
    '\uDC00<\uD83D',
    '<é>',
    "'s ochtends",
    'x'.repeat(4000),
  ])('%j', (text) => {
    expect(stripMarkup(text)).toBe(text)
  })
})

describe('REV-04.1 markup is removed, and the text inside it stays', () => {
  test.each([
    ['een <b>fijn</b> gesprek', 'een fijn gesprek'],
    ['<B>fijn</B>', 'fijn'],
    ['regel<br/>regel', 'regelregel'],
    ['<script>alert(1)</script>', 'alert(1)'],
    ['<img src=x onerror=alert(1)>goed', 'goed'],
    ['<scr<script>ipt>', ''],
    ['<scr<script>ipt>alert(1)</scr</script>ipt>', 'alert(1)'],
    ['<<b>script>goed', 'goed'],
    ['<<<<b>b>b>b>goed', 'goed'],
    ['a<!-- b > c <b> -->d', 'ad'],
    ['a<!-->d', 'a'.concat('d')],
    ['<!DOCTYPE html><?xml version="1.0"?>goed', 'goed'],
    ['<a title="1 > 2">lees</a>', 'lees'],
    ['<a title=\'>\' href="<b>">lees</a>', 'lees'],
    ['<a "1 > 2">lees</a>', ' 2">lees'],
    ['<a title="lees</a>', '<a title="lees'.slice(1)],
    ["<a title='lees</a>", "a title='lees"],
    ['<b>fijn</b> --> gesprek', 'fijn --> gesprek'],
    ['fijn --><!-- b --> gesprek', 'fijn --> gesprek'],
    ['een\n<b\nclass="x"\n>fijn</b> gesprek', 'een\nfijn gesprek'],
    ['I <3 <b>jullie</b>, 1 < 2', 'I <3 jullie, 1 < 2'],
  ])('%j becomes %j', (text, words) => {
    expect(stripMarkup(text)).toBe(words)
  })

  test.each([
    ['ik ben <blij vandaag', 'ik ben blij vandaag'],
    ['ik ben <blij en <b>vrolijk</b>', 'ik ben blij en vrolijk'],
    ['<<b', 'b'],
    ['<!-- niet af', '!-- niet af'],
    ['goed </', 'goed /'],
    ['goed <a title="lees" en verder', 'goed a title="lees" en verder'],
  ])('in %j, with an unclosed tag, no word is lost', (text, words) => {
    expect(stripMarkup(text)).toBe(words)
  })
})

import { expect, test } from 'vitest'
import { html } from './html.ts'

test('TAKE-01.3 text is escaped in content and attributes; markup is not', () => {
  const hostile = `"><script>alert('1')</script>&amp;`
  const escaped = '&quot;&gt;&lt;script&gt;alert(&#39;1&#39;)&lt;/script&gt;&amp;amp;'
  expect(html`<p title="${hostile}">${hostile}</p>`.markup).toBe(`<p title="${escaped}">${escaped}</p>`)
  expect(html`<ul>${[html`<li>${1}</li>`, html`<li>${'<b>'}</li>`]}</ul>`.markup).toBe(
    '<ul><li>1</li><li>&lt;b&gt;</li></ul>',
  )
})

import { expect, test } from 'vitest'
import { scopeReset } from './scope-reset.ts'

const added = '\n@layer base { [data-parts] { color-scheme: var(--parts-color-scheme) } }'
const base = (rules: string): string =>
  scopeReset(`@layer base { ${rules} }`)
    .replace(added, '')
    .replace(/^@layer base \{ (.*) \}$/, '$1')

test('the reset of a page becomes that of the elements that hold parts, and of what is in them', () => {
  expect(base('*, ::before { padding: 0 }')).toBe('[data-parts], [data-parts] *, [data-parts] ::before { padding: 0 }')
  expect(base('h1:focus { outline: none }')).toBe('[data-parts] h1:focus { outline: none }')
  expect(base('@media print { a { color: inherit } }')).toBe('@media print { [data-parts] a { color: inherit } }')
})

test('colours and letters of the page become theirs, its size and margin nobody’s', () => {
  expect(base('html, :host { line-height: 1.5; font-size: 100% }')).toBe('[data-parts] { line-height: 1.5 }')
  expect(base('body { margin: 0; color: red }')).toBe('[data-parts] { color: red }')
})

test('what sets custom properties, or is asked for by an attribute, stays', () => {
  const rules =
    ":root, [data-theme='calm-dark'] { --color-page: red } html[data-text-size='large'] { font-size: 112.5% }"
  expect(base(rules)).toBe(rules)
})

test('rules of other layers stay', () => {
  const sheet = '@layer utilities { .a { margin: 0 } }\n.b { margin: 0 }'
  expect(scopeReset(sheet)).toBe(sheet + added)
})

test('a theme colours the controls of the parts and not those of the page', () => {
  expect(scopeReset(":root, [data-theme='calm-dark'] { color-scheme: only dark }")).toBe(
    `:root, [data-theme='calm-dark'] { --parts-color-scheme: only dark }${added}`,
  )
})

import { expect, test } from 'vitest'
import { scopeReset } from './scope-reset.ts'

const added = '\n@layer base { [data-parts] { color-scheme: var(--parts-color-scheme) } }'
const base = (rules: string): string =>
  scopeReset(`@layer base { ${rules} }`)
    .replace(added, '')
    .replace(/^@layer base \{ (.*) \}$/, '$1')

test('the reset of a page is limited to elements with data-parts and their descendants', () => {
  expect(base('*, ::before { padding: 0 }')).toBe('[data-parts], [data-parts] *, [data-parts] ::before { padding: 0 }')
  expect(base('h1:focus { outline: none }')).toBe('[data-parts] h1:focus { outline: none }')
  expect(base('@media print { a { color: inherit } }')).toBe('@media print { [data-parts] a { color: inherit } }')
})

test('colours and fonts of the page move to data-parts, its font size and margin are dropped', () => {
  expect(base('html, :host { line-height: 1.5; font-size: 100% }')).toBe('[data-parts] { line-height: 1.5 }')
  expect(base('body { margin: 0; color: red }')).toBe('[data-parts] { color: red }')
})

test('rules that set custom properties or select an attribute are unchanged', () => {
  const rules =
    ":root, [data-theme='calm-dark'] { --color-page: red } html[data-text-size='large'] { font-size: 112.5% }"
  expect(base(rules)).toBe(rules)
})

test('rules of other layers are unchanged', () => {
  const sheet = '@layer utilities { .a { margin: 0 } }\n.b { margin: 0 }'
  expect(scopeReset(sheet)).toBe(sheet + added)
})

test('a theme sets the colour scheme of the components and not that of the page', () => {
  expect(scopeReset(":root, [data-theme='calm-dark'] { color-scheme: only dark }")).toBe(
    `:root, [data-theme='calm-dark'] { --parts-color-scheme: only dark }${added}`,
  )
})

import { build } from 'vite'
import { describe, expect, test } from 'vitest'
import { root } from '#tests/support/report.ts'
import { isShipped, assertBrowserTargets, unsupportedUses } from './browser-targets.ts'

const found = (code: string, id = '/portal/sample.ts') => unsupportedUses([{ id, code }])

describe('finds what the oldest supported browsers lack', () => {
  test.each([
    ['a static method of a global', 'AbortSignal.any([one, other])', 'AbortSignal.any'],
    ['a static method of a JavaScript global', 'await Array.fromAsync(rows)', 'Array.fromAsync'],
    ['a method of an element', 'element.checkVisibility({ visibilityProperty: true })', '.checkVisibility'],
    ['a method of an element, by its name as a string', "element['checkVisibility']()", '.checkVisibility'],
    ['a global', 'new URLPattern(address)', 'URLPattern'],
    ['a property of the window', 'scheduler.postTask(work); globalThis.cookieStore.get(name)', '.cookieStore'],
    ['a class in an instanceof', 'thing instanceof CloseWatcher', 'CloseWatcher'],
    [
      'a method whose name also belongs to a rare interface',
      'document.startViewTransition(draw)',
      '.startViewTransition',
    ],
    ['a feature of only the newest browsers', 'Promise.withResolvers()', 'Promise.withResolvers'],
  ])('%s', (_what, code, name) => {
    expect(found(code)).toContain(`${name} in /portal/sample.ts`)
  })
})

describe('ignores', () => {
  test.each([
    [
      'features that all browsers have',
      'rows.toSorted().at(-1); structuredClone(rows); AbortSignal.timeout(5); new AbortController().signal.throwIfAborted()',
    ],
    ['a feature behind optional chaining', 'element.checkVisibility?.()'],
    ['a local name', 'const z = { intersection: (one, other) => [one, other] }; z.intersection(a, b)'],
    ['a local class', 'class Temporal {} new Temporal()'],
  ])('%s', (_what, code) => {
    expect(found(code)).toEqual([])
  })

  test('what a package asks for itself, but not where others name it', () => {
    const code = 'if (Error.captureStackTrace) Error.captureStackTrace(error)'
    expect(found(code, '/node_modules/ofetch/dist/index.mjs')).toEqual([])
    expect(found(code)).toHaveLength(1)
  })
})

test('a build that uses a missing feature fails, naming it and the file', async () => {
  const source = (code: string) => ({ name: 'sample', resolveId: (id: string) => id, load: () => code })
  const built = (code: string) =>
    build({
      configFile: false,
      logLevel: 'silent',
      build: { write: false, rolldownOptions: { input: '/sample.js' } },
      plugins: [source(code), assertBrowserTargets()],
    })
  await expect(built('console.log(AbortSignal.any([]))')).rejects.toThrow('AbortSignal.any in /sample.js')
  await expect(
    built('console.log(AbortSignal.abort()); function unused() { AbortSignal.any([]) }'),
  ).resolves.toBeDefined()
})

test('in Storybook only the code for patients is checked, not its tools or stories', () => {
  const ids = [
    '/node_modules/storybook/a.js',
    '/portal/stories/b.ts',
    '/portal/features/c.stories.tsx',
    '/portal/features/c.tsx',
    '/design-system/d.ts',
  ].map((id) => `${root}${id}`)
  const code = 'AbortSignal.any([])'
  expect(
    unsupportedUses(
      ids.map((id) => ({ id, code })),
      isShipped,
    ),
  ).toEqual(ids.slice(3).map((id) => `AbortSignal.any in ${id}`))
})

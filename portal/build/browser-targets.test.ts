import { build } from 'vite'
import { describe, expect, test } from 'vitest'
import { root } from '#tests/support/report.ts'
import { isShipped, assertBrowserTargets, unsupportedUses } from './browser-targets.ts'

const found = (code: string, id = '/portal/sample.ts') => unsupportedUses([{ id, code }])

describe('finds what the oldest supported browsers lack', () => {
  test.each([
    ['of a global', 'AbortSignal.any([one, other])', 'AbortSignal.any'],
    ['of a global that every language has', 'await Array.fromAsync(rows)', 'Array.fromAsync'],
    ['of an element', 'element.checkVisibility({ visibilityProperty: true })', '.checkVisibility'],
    ['of an element, by its text', "element['checkVisibility']()", '.checkVisibility'],
    ['a global', 'new URLPattern(address)', 'URLPattern'],
    ['a function of the window', 'scheduler.postTask(work); globalThis.cookieStore.get(name)', '.cookieStore'],
    ['a class to judge by', 'thing instanceof CloseWatcher', 'CloseWatcher'],
    ['though something rare has the same name', 'document.startViewTransition(draw)', '.startViewTransition'],
    ['in the youngest of them only', 'Promise.withResolvers()', 'Promise.withResolvers'],
  ])('%s', (_what, code, name) => {
    expect(found(code)).toContain(`${name} in /portal/sample.ts`)
  })
})

describe('ignores', () => {
  test.each([
    [
      'what all of them have',
      'rows.toSorted().at(-1); structuredClone(rows); AbortSignal.timeout(5); new AbortController().signal.throwIfAborted()',
    ],
    ['what is asked for first', 'element.checkVisibility?.()'],
    ['a name of its own', 'const z = { intersection: (one, other) => [one, other] }; z.intersection(a, b)'],
    ['a class of its own', 'class Temporal {} new Temporal()'],
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

import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import project from '../../package.json' with { type: 'json' }
import { production, withoutComments } from '../quality/source.ts'
import { root } from '../support/report.ts'
import { partsOf } from './parts.ts'

const text = (file: string): string => readFileSync(join(root, 'design-system', file), 'utf8')
const manifest = JSON.parse(text('manifest.json')) as {
  version: string
  exports: unknown
  dependencies: Record<string, string>
  peerDependencies: Record<string, string>
}

describe('the entries of the package', () => {
  const parts = partsOf(text('index.ts'))
  const entry = (path: string) => ({ types: `./dist/${path}.d.ts`, default: `./dist/${path}.js` })

  test('are the index and every file from which it exports values', () => {
    expect(manifest.exports).toEqual({
      '.': entry('index'),
      ...Object.fromEntries(parts.map(({ name, path }) => [`./${name}`, entry(path)])),
      './labels/en': entry('labels/en'),
      './labels/nl': entry('labels/nl'),
      './*.css': { types: './dist/sheet.d.ts', default: './dist/*.css' },
      './tokens.resolver.json': './tokens.resolver.json',
      './package.json': './package.json',
    })
  })

  test('include a new component, but not a new type', () => {
    const more =
      "export { Extra, type ExtraProps } from './extra/extra-part.tsx'\nexport type { Kind } from './extra/kind.ts'\nexport { type Other } from './extra/other.ts'\n"
    expect(partsOf(more)).toEqual([{ name: 'extra-part', path: 'extra/extra-part' }])
  })

  test('do not have the name of a style sheet', () => {
    expect(
      parts
        .map(({ name }) => name)
        .filter((name) => ['index', 'base', 'styles', 'parts-only', 'fonts', 'sheet'].includes(name)),
    ).toEqual([])
  })
})

describe('the dependencies of the package', () => {
  // What derives and writes tokens stays at home: no part imports it.
  const sources = Object.entries(production('{ts,tsx}')).filter(
    ([file, source]) =>
      /^design-system\/(?!build\/|tokens\/)/.test(file) && !file.includes('/samples/') && !source.includes("'vitest"),
  )
  const imported = sources.flatMap(([, source]) =>
    [...withoutComments(source).matchAll(/ from '((?:@[\w-]+\/)?[\w-]+)[^'.]*/g)].map(([, name = '']) => name),
  )

  test("are what its files import, in the portal's versions, with React as a peer", () => {
    const installed: Record<string, string> = project.dependencies
    const needed = [...new Set(imported)]
      .filter((name) => name !== 'react')
      .toSorted((one, other) => one.localeCompare(other, 'en'))
    // What it takes of pdf.js is no public interface, and its worker comes along, so another version could break it.
    expect(manifest.dependencies).toEqual(
      Object.fromEntries(needed.map((name) => [name, name === 'pdfjs-dist' ? installed[name] : `^${installed[name]}`])),
    )
    expect(Object.keys(manifest.peerDependencies)).toEqual(['@types/react', 'react', 'react-dom'])
  })
})

test("the README's style sheet for an app with Tailwind is the one that the release check builds", () => {
  const sheet = readFileSync(join(root, 'tests/package/apps/tailwind/app.css'), 'utf8')
  const [, example = ''] = /```css\n([^]*?)```/.exec(text('README.md')) ?? []
  expect(example).toContain('prefix(tw)')
  expect(sheet.startsWith(example)).toBe(true)
})

test('the README names the current version of the package', () => {
  expect(text('README.md')).toContain(`patient-portal-design-system-${manifest.version}.tgz`)
  expect(text('README.md')).toContain(`public/assets/pdfjs-${manifest.dependencies['pdfjs-dist']}\n`)
})

import { existsSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { describe, expect, test } from 'vitest'
import project from '../../package.json' with { type: 'json' }
import { root } from '../support/report.ts'
import { read, type Sources } from './source.ts'

const readmes = read('{*.md,{design-system,portal,tests}/**/*.md}')
const documents = { ...readmes, ...read('.storybook/pages/*.mdx') }
const readme = documents['README.md'] ?? ''

/** The ids that headings get on a page, as GitHub makes them. */
const anchorsIn = (text: string): string[] =>
  [...text.replaceAll(/```[\s\S]*?```/g, '').matchAll(/^#+ (.+)$/gm)].map(([, heading = '']) =>
    heading
      .toLowerCase()
      .replaceAll(/[^\w\s-]/g, '')
      .replaceAll(' ', '-'),
  )

/** Links to files of the repository that lead nowhere. */
const deadLinks = (sources: Sources): string[] =>
  Object.entries(sources).flatMap(([from, text]) =>
    [...text.matchAll(/\]\((?!https?:)([^)#\s]*)(?:#([^)\s]+))?\)/g)]
      .filter(([, path = '', anchor]) => {
        const file = path === '' ? from : join(dirname(from), path)
        if (!existsSync(join(root, file))) return true
        return anchor !== undefined && !anchorsIn(sources[file] ?? '').includes(anchor)
      })
      .map(([link]) => `${from}: ${link.slice(1)}`),
  )

/** Files and folders named in backticks that do not exist. */
const deadPaths = (sources: Sources): string[] =>
  Object.entries(sources).flatMap(([from, text]) =>
    [...text.matchAll(/`((?:portal|design-system|tests|locales|\.storybook|\.ci)\/[\w./-]+)`/g)]
      .filter(([, path = '']) => !existsSync(join(root, path)))
      .map(([, path]) => `${from}: ${path}`),
  )

/** Commands that package.json does not have. */
const unknownCommands = (sources: Sources): string[] =>
  Object.entries(sources).flatMap(([from, text]) =>
    [...text.matchAll(/npm run (?:--silent )?([\w:-]+)/g)]
      .filter(([, name = '']) => !(name in project.scripts))
      .map(([, name]) => `${from}: ${name}`),
  )

describe('the documentation', () => {
  test('links only to files and headings that exist', () => {
    expect(deadLinks(readmes)).toEqual([])
  })

  test('names only files and folders that exist', () => {
    expect(deadPaths(documents)).toEqual([])
  })

  test('names only commands that exist, and names every command', () => {
    expect(unknownCommands(documents)).toEqual([])
    const all = Object.values(readmes).join('\n')
    const unnamed = Object.keys(project.scripts).filter(
      (name) => !new RegExp(`(npm (run (--silent )?)?|\`)${name}(?![\\w:-])`).test(all),
    )
    expect(unnamed).toEqual([])
  })

  test.each([
    ['a link to a missing file', deadLinks, '[a](portal/missing.md)'],
    ['a link to a missing heading', deadLinks, '[a](portal/running.md#missing)'],
    ['a link to a missing heading of the same page', deadLinks, '[a](#missing)'],
    ['a missing file', deadPaths, '`portal/missing.ts`'],
    ['a missing command', unknownCommands, '`npm run missing`'],
  ])('is reported for %s', (_name, find, text) => {
    expect(find({ ...readmes, 'example.md': text })).toHaveLength(1)
  })

  test('has a README of at most 90 lines', () => {
    expect(readme.trimEnd().split('\n').length).toBeLessThanOrEqual(90)
  })

  test('lists the release checks that the command has', () => {
    const listed = (documents['tests/README.md'] ?? '').split('## Release checks')[1]?.split('\n## ')[0] ?? ''
    const named = [...listed.matchAll(/^\| (`.+?`) \|/gm)].flatMap(([, names = '']) => names.match(/[\w-]+/g) ?? [])
    const table = Object.values(read('tests/release/checks.ts')).join('').split('= {')[1] ?? ''
    const known = [...table.matchAll(/^ {2}'?([\w-]+)'?[,:]/gm)].map(([, name = '']) => name)
    expect(known.length).toBeGreaterThan(10)
    expect(named.toSorted()).toEqual(known.toSorted())
  })
})

test.each([
  ['portal/CHANGELOG.md', 'package.json'],
  ['design-system/CHANGELOG.md', 'design-system/manifest.json'],
])('%s begins with the version in %s', (changes, file) => {
  const { version } = JSON.parse(read(file)[file] ?? '{}') as { version: string }
  expect(/^## (.+)$/m.exec(documents[changes] ?? '')?.[1]).toBe(version)
})

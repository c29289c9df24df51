import { execFile } from 'node:child_process'
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { delimiter, dirname, join, resolve } from 'node:path'
import { promisify } from 'node:util'
import { afterAll, describe, expect, test } from 'vitest'
import { reportFolder, root } from '../support/report.ts'

mkdirSync(reportFolder, { recursive: true })
// Inside the repository, so that a planted file finds the packages.
const folder = mkdtempSync(join(reportFolder, 'types-'))
afterAll(() => rmSync(folder, { recursive: true }))

const declaration = (file: string): string => file.replace(/\.tsx?$/, '.d.ts')

function compile(config: string): Promise<{ stdout: string }> {
  const { PATH = '' } = process.env
  return promisify(execFile)(join(root, 'node_modules/.bin/tsc'), ['-p', config], { env: { ...process.env, PATH: `${join(root, 'node_modules/.bin')}${delimiter}${PATH}` } })
}

/** Writes what a program that imports this file gets to see, and returns where. */
async function declare(entry: string): Promise<string> {
  const outDir = mkdtempSync(join(folder, 'out-'))
  const config = join(outDir, 'tsconfig.json')
  writeFileSync(config, JSON.stringify({
    extends: join(root, 'tsconfig.json'),
    compilerOptions: { noEmit: false, declaration: true, emitDeclarationOnly: true, noCheck: true, rootDir: root, outDir, types: [] },
    files: [entry], include: [],
  }))
  await compile(config)
  return join(outDir, declaration(entry.slice(root.length + 1)))
}

/** Every module that the declarations mention, from this one on. */
function mentioned(file: string, seen = new Set<string>()): string[] {
  if (seen.has(file) || !existsSync(file)) return []
  seen.add(file)
  const modules = [...readFileSync(file, 'utf8').matchAll(/(?:from|import\()\s*['"]([^'"]+)['"]/g)].map(([, name = '']) => name)
  const own = modules.filter((name) => name.startsWith('.')).flatMap((name) => mentioned(resolve(dirname(file), declaration(name)), seen))
  return [...modules.filter((name) => !name.startsWith('.')), ...own]
}

describe('the types of the design system', () => {
  test('mention React and its own files, and no Radix', { timeout: 60_000 }, async () => {
    const modules = new Set(mentioned(await declare(join(root, 'design-system/index.ts'))))
    expect(modules).toContain('react')
    expect([...modules].filter((name) => name.includes('radix'))).toEqual([])
  })

  test('a type of Radix that reaches a prop would be found, also from behind another file', { timeout: 60_000 }, async () => {
    const planted = mkdtempSync(join(folder, 'planted-'))
    writeFileSync(join(planted, 'part.ts'), "import type { ComponentProps } from 'react'\nimport { Root } from '@radix-ui/react-dialog'\nexport type PartProps = ComponentProps<typeof Root>\n")
    writeFileSync(join(planted, 'index.ts'), "import type { PartProps } from './part.ts'\nexport interface ThingProps { part: PartProps['modal'] }\n")
    expect(mentioned(await declare(join(planted, 'index.ts')))).toContain('@radix-ui/react-dialog')
  })
})

/** The lines of a program that the compiler refuses. */
async function refusedLines(program: string): Promise<number[]> {
  const planted = mkdtempSync(join(folder, 'program-'))
  writeFileSync(join(planted, 'program.ts'), program)
  const config = join(planted, 'tsconfig.json')
  writeFileSync(config, JSON.stringify({ extends: join(root, 'tsconfig.json'), compilerOptions: { rootDir: root, types: [] }, files: ['program.ts', join(root, 'portal/i18next.d.ts')], include: [] }))
  const { stdout } = await compile(config).catch((refused: unknown) => refused as { stdout: string })
  return [...stdout.matchAll(/program\.ts\((\d+),/g)].map(([, line]) => Number(line))
}

describe('the keys of texts', () => {
  test('I18N-02 are typed: a key, a namespace or a group that no locale has is refused', { timeout: 60_000 }, async () => {
    expect(await refusedLines([
      "import i18next from 'i18next'",
      "i18next.t('retry')",
      "i18next.t('appointment:list.title')",
      "i18next.t('retri')",
      "i18next.t('appointment:list.titel')",
      "i18next.t('nowhere:title')",
      "i18next.t('appointment:list')",
    ].join('\n'))).toEqual([4, 5, 6, 7])
  })
})

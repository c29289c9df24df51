import { execFile } from 'node:child_process'
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { delimiter, dirname, join, resolve } from 'node:path'
import { promisify } from 'node:util'
import { afterAll, describe, expect, test } from 'vitest'
import type { Authorization } from '#portal/api/contract/endpoint.ts'
import { callNames, endpointOf } from '#portal/api/contract/contract.ts'
import { reportFolder, root } from '../support/report.ts'

mkdirSync(reportFolder, { recursive: true })
// Inside the repository, so that an example file finds the packages.
const folder = mkdtempSync(join(reportFolder, 'types-'))
afterAll(() => rmSync(folder, { recursive: true }))

const declaration = (file: string): string => file.replace(/\.tsx?$/, '.d.ts')

/** Lets the compiler look at files with other options than the project's; gives what it says of them. */
async function compile(files: readonly string[], compilerOptions: object): Promise<string> {
  const config = join(mkdtempSync(join(folder, 'config-')), 'tsconfig.json')
  writeFileSync(config, JSON.stringify({ extends: join(root, 'tsconfig.json'), compilerOptions, files, include: [] }))
  const { PATH = '' } = process.env
  const env = { ...process.env, PATH: `${join(root, 'node_modules/.bin')}${delimiter}${PATH}` }
  return promisify(execFile)(join(root, 'node_modules/.bin/tsc'), ['-p', config], { env }).then(
    ({ stdout }) => stdout,
    (error: { stdout: string }) => error.stdout,
  )
}

/** Writes what a program that imports this file gets to see, and returns where. */
async function declare(entry: string): Promise<string> {
  const outDir = mkdtempSync(join(folder, 'out-'))
  expect(
    await compile([entry], {
      noEmit: false,
      declaration: true,
      emitDeclarationOnly: true,
      noCheck: true,
      rootDir: root,
      outDir,
      types: [],
    }),
  ).toBe('')
  return join(outDir, declaration(entry.slice(root.length + 1)))
}

/** Every module that the declarations mention, from this one on. */
function mentioned(file: string, seen = new Set<string>()): string[] {
  if (seen.has(file) || !existsSync(file)) return []
  seen.add(file)
  const modules = [...readFileSync(file, 'utf8').matchAll(/(?:from|import\()\s*['"]([^'"]+)['"]/g)].map(
    ([, name = '']) => name,
  )
  const own = modules
    .filter((name) => name.startsWith('.'))
    .flatMap((name) => mentioned(resolve(dirname(file), declaration(name)), seen))
  return [...modules.filter((name) => !name.startsWith('.')), ...own]
}

const namesIn = (list: string): string[] => list.split(',').map((name) => name.trim().replace(/^type /, ''))

/** Types that a component of the index takes from another file, and that the index does not export. */
function keptBack(index: string): string[] {
  const files = [...readFileSync(index, 'utf8').matchAll(/export (type )?\{([^}]*)\} from '(\.[^']+)'/g)]
  const exported = new Set(files.flatMap(([, , names = '']) => namesIn(names)))
  const taken = files.flatMap(([, typesAlone, , file = '']) => {
    if (typesAlone) return []
    const text = readFileSync(resolve(dirname(index), declaration(file)), 'utf8')
    return [...text.matchAll(/import (?:type )?\{([^}]*)\} from '\./g)].flatMap(([, names = '']) => namesIn(names))
  })
  return [...new Set(taken)].filter((name) => /^[A-Z]/.test(name) && !exported.has(name))
}

describe('the types of the design system', () => {
  test('are exported if a prop refers to them, so that an app can use them', { timeout: 60_000 }, async () => {
    // Props that others are made of.
    expect(keptBack(await declare(join(root, 'design-system/index.ts')))).toEqual(['FileDropzoneViewProps'])
  })

  test('refer to React and its own files, and not to Radix', { timeout: 60_000 }, async () => {
    const modules = new Set(mentioned(await declare(join(root, 'design-system/index.ts'))))
    expect(modules).toContain('react')
    expect([...modules].filter((name) => name.includes('radix'))).toEqual([])
  })

  test('are reported if a prop refers to a type of Radix, also through another file', { timeout: 60_000 }, async () => {
    const example = mkdtempSync(join(folder, 'example-'))
    writeFileSync(
      join(example, 'part.ts'),
      "import type { ComponentProps } from 'react'\nimport { Root } from '@radix-ui/react-dialog'\nexport type PartProps = ComponentProps<typeof Root>\n",
    )
    writeFileSync(
      join(example, 'index.ts'),
      "import type { PartProps } from './part.ts'\nexport interface ThingProps { part: PartProps['modal'] }\n",
    )
    expect(mentioned(await declare(join(example, 'index.ts')))).toContain('@radix-ui/react-dialog')
  })
})

/** The lines of a program that the compiler refuses. */
async function refusedLines(lines: readonly string[]): Promise<number[]> {
  const entry = join(mkdtempSync(join(folder, 'program-')), 'program.ts')
  writeFileSync(entry, lines.join('\n'))
  const said = await compile([entry, join(root, 'portal/i18next.d.ts')], { rootDir: root, types: [] })
  return [...said.matchAll(/program\.ts\((\d+),/g)].map(([, line]) => Number(line))
}

describe('the keys of locale texts', () => {
  test(
    'I18N-02.3 are typed: the compiler refuses an unknown key or namespace, and a group',
    { timeout: 60_000 },
    async () => {
      expect(
        await refusedLines([
          "import i18next from 'i18next'",
          "i18next.t('retry')",
          "i18next.t('appointment:list.title')",
          "i18next.t('retri')",
          "i18next.t('appointment:list.titel')",
          "i18next.t('nowhere:title')",
          "i18next.t('appointment:list')",
        ]),
      ).toEqual([4, 5, 6, 7])
    },
  )
})

describe("the types of the back end's handlers", () => {
  const callers: Readonly<Record<Authorization, string>> = {
    none: 'undefined',
    basic: 'Account',
    token: 'SignedIn',
    bearer: 'SignedIn',
  }
  const head = [
    "import type { Account } from '#tests/backend/credential/account.ts'",
    "import type { SignedIn } from '#tests/backend/credential/session.ts'",
    "import type { HandlerOf } from '#tests/backend/handler/handler.ts'",
    "type Who<Name extends import('#portal/api/contract/contract.ts').CallName> = Parameters<HandlerOf<Name>>[0]['who']",
    'type Same<One, Other> = [One, Other] extends [Other, One] ? true : false',
  ]
  /** Claims of one call that it comes from this caller and from no other. */
  const claims = (name: string, caller: string): string[] =>
    [...new Set(Object.values(callers))].map(
      (one) => `export const ${name}_${caller}_${one}: Same<Who<'${name}'>, ${one}> = ${one === caller}`,
    )

  test("give the caller that the contract's authorization of the call implies", { timeout: 60_000 }, async () => {
    const right = callNames.flatMap((name) => claims(name, callers[endpointOf(name).authorization]))
    const wrong = [...claims('decisionHook', 'undefined'), ...claims('login', 'SignedIn')]
    const lines = [...head, ...right, ...wrong]
    const refused = (await refusedLines(lines)).map((line) => lines[line - 1])
    expect(refused).toEqual(
      wrong.filter((claim) => !/: Same<Who<'decisionHook'>, Account>|: Same<Who<'login'>, undefined>/.test(claim)),
    )
  })
})

import { cpSync, mkdtempSync, renameSync, readFileSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { run } from '../support/process.ts'
import { root } from '../support/report.ts'

interface Manifest {
  name: string
  version: string
  dependencies?: Record<string, string>
  peerDependencies?: Record<string, string>
  peerDependenciesMeta?: Record<string, { optional?: boolean }>
}

const manifestIn = (folder: string): Manifest =>
  JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as Manifest
const installed = (name: string): string => join(root, 'node_modules', name)

/** All that a package needs to be there, itself not included, by name. */
function needsOf(
  { dependencies = {}, peerDependencies = {}, peerDependenciesMeta = {} }: Manifest,
  found = new Set<string>(),
): Set<string> {
  const peers = Object.keys(peerDependencies).filter((name) => peerDependenciesMeta[name]?.optional !== true)
  for (const name of [...Object.keys(dependencies), ...peers]) {
    if (found.has(name)) continue
    found.add(name)
    needsOf(manifestIn(installed(name)), found)
  }
  return found
}

/** What an app in TypeScript has beside React; and Tailwind, which one of them uses. */
const beside = ['@types/react', '@types/react-dom', '@types/node', 'tailwindcss']

const letter = join(root, 'design-system/pdf-frame/samples/tagged.pdf')

async function runNpm(folder: string, options: readonly string[]): Promise<void> {
  const { code, output } = await run(
    'npm',
    ['install', '--prefix', folder, '--ignore-scripts', '--no-audit', '--no-fund', '--strict-peer-deps', ...options],
    { quiet: true },
  )
  if (code !== 0) throw new Error(output)
}

/**
 * A throw-away app that has the package from its tarball, and nothing beside what that asks for: those are linked from here
 * instead of fetched, so that no line to a registry is needed. npm still checks that they are versions that it asks for.
 * @returns The app's folder, of the folder `apps` a copy.
 */
export async function installApp(tarball: string, manifest: Manifest): Promise<string> {
  const folder = mkdtempSync(join(tmpdir(), 'portal-package-'))
  cpSync(join(root, 'tests/package/apps'), folder, { recursive: true })
  for (const app of ['plain', 'tailwind', 'server']) cpSync(letter, join(folder, app, 'public/letter.pdf'))
  const linked = Object.fromEntries([...needsOf(manifest), ...beside].map((name) => [name, `file:${installed(name)}`]))
  writeFileSync(
    join(folder, 'package.json'),
    JSON.stringify({
      name: 'stranger',
      private: true,
      type: 'module',
      dependencies: { [manifest.name]: `file:${tarball}`, ...linked },
    }),
  )
  await runNpm(folder, ['--offline'])
  return folder
}

/** An app for Next, which comes from the registry with all that it needs. */
export async function installNextApp(tarball: string): Promise<string> {
  const folder = mkdtempSync(join(tmpdir(), 'portal-package-next-'))
  for (const name of ['next', 'parts'])
    cpSync(join(root, 'tests/package/apps', name), join(folder, name), { recursive: true })
  cpSync(letter, join(folder, 'next/public/letter.pdf'))
  renameSync(join(folder, 'next/package.json'), join(folder, 'package.json'))
  const react = ['react', 'react-dom'].map((name) => `${name}@${manifestIn(installed(name)).version}`)
  await runNpm(folder, ['--prefer-offline', tarball, ...react])
  return folder
}

import { cpSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs'
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

/** What an app in TypeScript has beside React. */
const types = ['@types/react', '@types/react-dom', '@types/node']

/**
 * A throw-away app that has the package from its tarball, and nothing beside what that asks for: those are linked from here
 * instead of fetched, so that no line to a registry is needed. npm still checks that they are versions that it asks for.
 * @returns The app's folder, of the folder `apps` a copy.
 */
export async function installApp(tarball: string, manifest: Manifest): Promise<string> {
  const folder = mkdtempSync(join(tmpdir(), 'portal-package-'))
  cpSync(join(root, 'tests/package/apps'), folder, { recursive: true })
  for (const app of ['plain', 'server'])
    cpSync(join(root, 'design-system/pdf-frame/samples/tagged.pdf'), join(folder, app, 'public/letter.pdf'))
  const linked = Object.fromEntries([...needsOf(manifest), ...types].map((name) => [name, `file:${installed(name)}`]))
  writeFileSync(
    join(folder, 'package.json'),
    JSON.stringify({
      name: 'stranger',
      private: true,
      type: 'module',
      dependencies: { [manifest.name]: `file:${tarball}`, ...linked },
    }),
  )
  const { code, output } = await run(
    'npm',
    ['install', '--prefix', folder, '--offline', '--ignore-scripts', '--no-audit', '--no-fund', '--strict-peer-deps'],
    { quiet: true },
  )
  if (code !== 0) throw new Error(output)
  return folder
}

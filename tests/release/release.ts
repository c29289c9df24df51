import { execFile } from 'node:child_process'
import { appendFileSync, globSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { delimiter, join, relative } from 'node:path'
import { promisify } from 'node:util'
import { billErrors } from '../../portal/build/release/bill-of-materials.ts'
import { root } from '../support/report.ts'
import { faultResult, type Check, type Result } from './check.ts'

/** What two machines differ in, as far as one machine can pretend. `folder` is below a temporary one. */
interface Machine {
  folder: string
  umask: string
  env: Readonly<Record<string, string>>
}

const machines: readonly [Machine, Machine] = [
  { folder: 'one', umask: '022', env: { TZ: 'Europe/Amsterdam', LANG: 'nl_NL.UTF-8' } },
  { folder: 'another folder/much deeper/two', umask: '077', env: { TZ: 'Pacific/Auckland', LC_ALL: 'C' } },
]

/** Nothing that this run was started with, npm's own variables least of all, reaches a clone. */
const surroundings = () =>
  Object.fromEntries(
    Object.entries(process.env).filter(
      ([name]) => !/^(?:npm_|VITE_|PORTAL_|INIT_CWD$|NODE|SOURCE_DATE_EPOCH$|TZ$|LANG$|LC_)/.test(name),
    ),
  )
const path = () =>
  (process.env.PATH ?? '')
    .split(delimiter)
    .filter((folder) => !folder.startsWith(root))
    .join(delimiter)

async function runIn(
  cwd: string,
  { umask, env }: Omit<Machine, 'folder'>,
  command: string,
  ...args: string[]
): Promise<string> {
  const { stdout } = await promisify(execFile)('sh', ['-c', `umask ${umask} && exec "$0" "$@"`, command, ...args], {
    cwd,
    maxBuffer: 2 ** 26,
    env: { ...surroundings(), PATH: path(), VITE_API_HOST: 'portal.example', VITE_API_SAME_ORIGIN: 'true', ...env },
  })
  return stdout
}

/** Path of the archive that a fresh clone makes of a commit. */
async function releaseOn(machine: Machine, home: string, commit: string): Promise<string> {
  const folder = join(home, machine.folder)
  mkdirSync(join(folder, '..'), { recursive: true })
  await runIn(home, machine, 'git', 'clone', '--quiet', '--no-hardlinks', root, folder)
  await runIn(folder, machine, 'git', 'checkout', '--quiet', '--detach', commit)
  await runIn(folder, machine, 'npm', 'ci', '--no-audit', '--no-fund')
  await runIn(folder, machine, 'npm', 'run', 'release')
  const [archive] = globSync(join(folder, 'dist-release', '*.tar.gz').replaceAll('\\', '/'))
  if (archive === undefined) throw new Error('There is no archive.')
  return archive
}

/** As somebody takes it apart who knows nothing of the project. */
async function unpack(archive: string, target: string): Promise<string> {
  mkdirSync(target)
  await runIn(target, machines[0], 'tar', '-xzf', archive)
  const [folder = ''] = readdirSync(target)
  return join(target, folder)
}

const filesBelow = (folder: string) =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)))
    .toSorted()
const sumLines = (folder: string) => readFileSync(join(folder, 'SHA256SUMS'), 'utf8').trimEnd().split('\n')
const sumsHold = (folder: string) =>
  runIn(folder, machines[0], 'sha256sum', '--check', '--strict', '--quiet', 'SHA256SUMS').then(
    () => true,
    () => false,
  )

async function faultsIn(folder: string, commit: string): Promise<string[]> {
  const read = (file: string) => readFileSync(join(folder, file), 'utf8')
  const summed = [...sumLines(folder).map((line) => line.slice(66)), 'SHA256SUMS'].toSorted()
  const expectedFiles = [
    'CHANGELOG.md',
    'design-system/CHANGELOG.md',
    'LICENSE',
    'licences.txt',
    'build.json',
    'sbom.cdx.json',
    'server/nginx.conf',
    'server/Caddyfile',
    'site/index.html',
    'site/sw.js',
  ]
  return [
    ...((await sumsHold(folder)) ? [] : ['SHA256SUMS does not hold']),
    ...(filesBelow(folder).join('\n') === summed.join('\n') ? [] : ['SHA256SUMS lists other files than there are']),
    ...expectedFiles.filter((file) => !summed.includes(file)).map((file) => `${file} is missing`),
    ...((JSON.parse(read('site/version.json')) as { commit: string }).commit === commit
      ? []
      : ['site/version.json names another commit']),
    ...((await billErrors(read('sbom.cdx.json'))) === null ? [] : ['sbom.cdx.json is not CycloneDX 1.6']),
  ]
}

/** Files that are not the same in both; none where all are. */
const differing = (one: string, other: string) =>
  sumLines(one)
    .filter((line) => !sumLines(other).includes(line))
    .map((line) => `${line.slice(66)} differs`)

async function compare(archives: readonly [string, string], home: string, commit: string): Promise<Result> {
  const [first, second] = [
    await unpack(archives[0], join(home, 'unpacked')),
    await unpack(archives[1], join(home, 'unpacked-too')),
  ]
  const bill = readFileSync(join(first, 'sbom.cdx.json'), 'utf8')
  const faults = [...(await faultsIn(first, commit)), ...differing(first, second)]
  if (!readFileSync(archives[0]).equals(readFileSync(archives[1]))) faults.push('two archives')
  appendFileSync(join(second, 'site/index.html'), ' ')
  if (await sumsHold(second)) faults.push('SHA256SUMS holds with a byte more in a page')
  if ((await billErrors(bill.replace('"type": "library"', '"type": "thing"'))) === null)
    faults.push('a bill with a component of no known type counts as sound')
  const files = filesBelow(first).length
  const components = (JSON.parse(bill) as { components: unknown[] }).components.length
  return faultResult(
    Math.min(files, components),
    `2 clones, ${files} files, ${components} components in the bill of materials`,
    faults,
  )
}

export const release: Check = {
  description: 'two clean clones of a commit make the same release, and its files can be verified',
  async run() {
    const home = mkdtempSync(join(tmpdir(), 'portal-release-'))
    try {
      const commit = (await runIn(root, machines[0], 'git', 'rev-parse', 'HEAD')).trim()
      const archives = await Promise.all([releaseOn(machines[0], home, commit), releaseOn(machines[1], home, commit)])
      return await compare(archives, home, commit)
    } finally {
      rmSync(home, { recursive: true })
    }
  },
}

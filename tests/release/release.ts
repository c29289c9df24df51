import { execFile } from 'node:child_process'
import { createHash } from 'node:crypto'
import { appendFileSync, globSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { delimiter, join, relative } from 'node:path'
import { promisify } from 'node:util'
import { faultsOfBill } from '../../portal/build/release/bill-of-materials.ts'
import { root } from '../support/report.ts'
import type { Proof, Result } from './proof.ts'

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

interface Measured {
  /** SHA-256 of the archive, of each machine. */
  hashes: readonly string[]
  bytes: number
  files: number
  components: number
  faults: readonly string[]
  /** What must be noticed, and whether it was. */
  controls: Readonly<Record<string, boolean>>
}

export function releaseFigures({ hashes, bytes, files, components, faults, controls }: Measured): Result {
  const deaf = Object.entries(controls).filter(([, noticed]) => !noticed)
  const same = hashes.length === machines.length && new Set(hashes).size === 1
  return {
    passed: same && files > 0 && components > 0 && faults.length === 0 && deaf.length === 0,
    summary: {
      amount: `2 clones, ${files} files`,
      figure: same ? 'the same archive' : 'two archives',
      limit: 'the same',
    },
    figures: [
      'Two clean clones, each with its own `npm ci`, then `npm run release`.',
      '',
      '| folder | umask | environment | SHA-256 of the archive |',
      '|---|---|---|---|',
      ...machines.map(
        ({ folder, umask, env }, at) =>
          `| \`${folder}\` | ${umask} | ${Object.entries(env)
            .map((pair) => pair.join('='))
            .join(' ')} | \`${hashes[at] ?? '-'}\` |`,
      ),
      '',
      `${same ? 'The same' : '**Not the same**'}: ${files} files in ${bytes} bytes, ${components} components in the bill of materials.`,
      ...Object.entries(controls).map(
        ([name, noticed]) => `- control, ${name}: ${noticed ? 'noticed' : '**not noticed**'}`,
      ),
      ...faults.map((fault) => `- **wrong**: ${fault}`),
    ],
  }
}

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
  const wanted = [
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
    ...wanted.filter((file) => !summed.includes(file)).map((file) => `${file} is missing`),
    ...((JSON.parse(read('site/version.json')) as { commit: string }).commit === commit
      ? []
      : ['site/version.json names another commit']),
    ...((await faultsOfBill(read('sbom.cdx.json'))) === null ? [] : ['sbom.cdx.json is not CycloneDX 1.6']),
  ]
}

/** Files that are not the same in both; none where all are. */
const differing = (one: string, other: string) =>
  sumLines(one)
    .filter((line) => !sumLines(other).includes(line))
    .map((line) => `${line.slice(66)} differs`)

async function compare(archives: readonly [string, string], home: string, commit: string): Promise<Measured> {
  const [first, second] = [
    await unpack(archives[0], join(home, 'unpacked')),
    await unpack(archives[1], join(home, 'unpacked-too')),
  ]
  const bill = readFileSync(join(first, 'sbom.cdx.json'), 'utf8')
  const faults = [...(await faultsIn(first, commit)), ...differing(first, second)]
  appendFileSync(join(second, 'site/index.html'), ' ')
  return {
    hashes: archives.map((archive) => createHash('sha256').update(readFileSync(archive)).digest('hex')),
    bytes: statSync(archives[0]).size,
    files: filesBelow(first).length,
    components: (JSON.parse(bill) as { components: unknown[] }).components.length,
    faults,
    controls: {
      'a byte more in a page': !(await sumsHold(second)),
      'a bill with a component of no known type':
        (await faultsOfBill(bill.replace('"type": "library"', '"type": "thing"'))) !== null,
    },
  }
}

export const release: Proof = {
  says: 'two clean clones of a commit make the same release, and what is in it can be checked',
  judges: [
    'portal/build',
    'vite.config.ts',
    'package.json',
    'package-lock.json',
    'tests/release/release.ts',
    ':!**/*.test.ts',
  ],
  async run() {
    const home = mkdtempSync(join(tmpdir(), 'portal-release-'))
    try {
      const commit = (await runIn(root, machines[0], 'git', 'rev-parse', 'HEAD')).trim()
      const archives = await Promise.all([releaseOn(machines[0], home, commit), releaseOn(machines[1], home, commit)])
      return releaseFigures(await compare(archives, home, commit))
    } finally {
      rmSync(home, { recursive: true })
    }
  },
}
